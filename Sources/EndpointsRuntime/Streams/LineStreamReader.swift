/// Turns the bytes of an answer into the elements of a request for JSON lines, however they are
/// split.
package struct LineStreamReader<Request: LineStreamRequestable> {
    private var parser: JSONLineParser

    package init(_ request: Request.Type, limits: JSONLimits = .standard) {
        parser = JSONLineParser(limits: limits)
    }

    /// Takes more bytes and gives the elements that they complete.
    ///
    /// - Throws: `JSONError` where a line is not as expected.
    package mutating func elements(in bytes: [UInt8]) throws(JSONError) -> [Request.Element] {
        var elements: [Request.Element] = []
        for line in try parser.lines(in: bytes) { elements.append(try Request.decode(line)) }
        return elements
    }

    /// The element of the last line, where it has no end.
    package mutating func finish() throws(JSONError) -> Request.Element? {
        guard let line = parser.finish() else { return nil }
        return try Request.decode(line)
    }
}
