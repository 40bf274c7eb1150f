/// An error whose description holds nothing of a request's values, so that a client's error may
/// repeat it.
package protocol DeveloperError: Error, CustomStringConvertible {}
