extension JSONReader {
    /// Takes a value of a type that reads itself.
    @inlinable
    public mutating func read<T: JSONReadable>() throws(JSONError) -> T {
        try T(from: &self)
    }

    /// Takes a value of a type that reads itself; `null` is nil.
    @inlinable
    public mutating func optional<T: JSONReadable>() throws(JSONError) -> T? {
        try null() ? nil : T(from: &self)
    }

    /// Takes what `value` takes; `null` is nil.
    @inlinable
    public mutating func optional<T>(
        _ value: (inout JSONReader) throws(JSONError) -> T
    ) throws(JSONError) -> T? {
        try null() ? nil : value(&self)
    }

    /// Takes an array.
    public mutating func array<T: JSONReadable>() throws(JSONError) -> [T] {
        try T.array(from: &self)
    }

    /// Takes an array; `null` is nil.
    public mutating func optionalArray<T: JSONReadable>() throws(JSONError) -> [T]? {
        try null() ? nil : array()
    }

    /// Takes an array, each element by `element`.
    @inlinable
    public mutating func array<T>(
        _ element: (inout JSONReader) throws(JSONError) -> T
    ) throws(JSONError) -> [T] {
        try beginArray()
        var elements: [T] = []
        while try nextElement() {
            elements.append(try element(&self))
        }
        return elements
    }

    /// Takes an array, each element by `element`; `null` is nil.
    @inlinable
    public mutating func optionalArray<T>(
        _ element: (inout JSONReader) throws(JSONError) -> T
    ) throws(JSONError) -> [T]? {
        try null() ? nil : array(element)
    }

    /// Takes an object whose keys are data. Of equal keys the last one wins.
    public mutating func dictionary<T: JSONReadable>() throws(JSONError) -> [String: T] {
        try beginObject()
        var members: [String: T] = [:]
        while let key = try nextKey() {
            members[key] = try T(from: &self)
        }
        return members
    }

    /// Takes an object whose keys are data; `null` is nil.
    public mutating func optionalDictionary<T: JSONReadable>() throws(JSONError) -> [String: T]? {
        try null() ? nil : dictionary()
    }

    /// Takes an object whose keys are data, each value by `value`. Of equal keys the last one wins.
    @inlinable
    public mutating func dictionary<T>(
        _ value: (inout JSONReader) throws(JSONError) -> T
    ) throws(JSONError) -> [String: T] {
        try beginObject()
        var members: [String: T] = [:]
        while let key = try nextKey() {
            members[key] = try value(&self)
        }
        return members
    }

    /// Takes an object whose keys are data, each value by `value`; `null` is nil.
    @inlinable
    public mutating func optionalDictionary<T>(
        _ value: (inout JSONReader) throws(JSONError) -> T
    ) throws(JSONError) -> [String: T]? {
        try null() ? nil : dictionary(value)
    }
}
