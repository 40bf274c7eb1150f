/// Arrays whose elements have types of their own:
///
/// ```swift
/// try json.beginArray()
/// try json.element()
/// latitude = try json.double()
/// try json.element()
/// name = try json.string()
/// try json.endArray()
/// ```
extension JSONReader {
    /// Goes on to the next element of an array, which must be there and must be taken.
    ///
    /// - Throws: ``JSONError`` at the array's end.
    @inline(never)
    public mutating func element() throws(JSONError) {
        let start = start
        guard try nextElement() else {
            if let coder { throw coder.error(expected: "another element", found: "the end") }
            throw error(expected: "another element", at: start)
        }
    }

    /// Passes over the elements that are left, and takes the array's end.
    @inline(never)
    public mutating func endArray() throws(JSONError) {
        while try nextElement() {
            try skip()
        }
    }

    /// Takes the elements that are left, and the array's end.
    @inline(never)
    public mutating func rest<T: JSONReadable>() throws(JSONError) -> [T] {
        try rest { json throws(JSONError) in try T(from: &json) }
    }

    /// Takes the elements that are left, each by `element`, and the array's end.
    @inlinable
    public mutating func rest<T>(
        _ element: (inout JSONReader) throws(JSONError) -> T
    ) throws(JSONError) -> [T] {
        var elements: [T] = []
        while try nextElement() {
            elements.append(try element(&self))
        }
        return elements
    }
}
