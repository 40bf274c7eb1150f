/// Fields whose value is of a type that reads itself, or holds others.
///
/// A field of an optional property may be missing or `null`, which is nil; any other must come. See
/// ``JSONReader/nextRound()``. Arrays and dictionaries are not read by code of their own for each
/// type of element: that costs a user's build more than it saves their app.
extension JSONReader {
    /// Takes a field, if it comes.
    @inlinable
    public mutating func read<T: JSONReadable>(
        _ value: inout T?,
        _ key: StaticString
    ) throws(JSONError) {
        if try field(key) { value = try null() ? nil : T(from: &self) }
    }

    /// Takes a field.
    @inlinable
    public mutating func read<T: JSONReadable>(
        _ value: inout T?,
        required key: StaticString
    ) throws(JSONError) {
        if try required(key) { value = try T(from: &self) }
    }

    /// Takes a field, if it comes and is not `null`; otherwise the value stays as it is.
    @inlinable
    public mutating func read<T: JSONReadable>(
        _ value: inout T,
        ifPresent key: StaticString
    ) throws(JSONError) {
        if try field(key), try !null() { value = try T(from: &self) }
    }

    /// Takes a field that is an array.
    @inline(never)
    public mutating func array<T: JSONReadable>(
        _ value: inout [T],
        _ key: StaticString
    ) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try array() }
    }

    /// Takes a field that is an array, if it comes.
    @inline(never)
    public mutating func array<T: JSONReadable>(
        _ value: inout [T]?,
        _ key: StaticString
    ) throws(JSONError) {
        if try takesOptional(key) { value = try optionalArray() }
    }

    /// Takes a field that is an object whose keys are data.
    @inline(never)
    public mutating func dictionary<T: JSONReadable>(
        _ value: inout [String: T],
        _ key: StaticString
    ) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try dictionary() }
    }

    /// Takes a field that is an object whose keys are data, if it comes.
    @inline(never)
    public mutating func dictionary<T: JSONReadable>(
        _ value: inout [String: T]?,
        _ key: StaticString
    ) throws(JSONError) {
        if try takesOptional(key) { value = try optionalDictionary() }
    }
}
