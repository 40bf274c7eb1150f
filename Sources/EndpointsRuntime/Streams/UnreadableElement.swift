import Foundation

/// Why an element of a stream could not be read.
struct UnreadableElement: Error {
    let reason: JSONError
    /// The line, or the event's data.
    let data: Data
}
