import Foundation

/// Turns the bytes of an answer into the elements of a request for JSON lines, however they are
/// split.
package struct LineStreamReader<Request: LineStreamRequestable>: StreamElements {
    private var parser: JSONLineParser

    package init(_ request: Request.Type, limits: JSONLimits = .standard) {
        parser = JSONLineParser(limits: limits)
    }

    /// Takes more bytes and gives the elements that they complete.
    ///
    /// - Throws: `JSONError` where a line is not as expected.
    package mutating func elements(in bytes: [UInt8]) throws(JSONError) -> [Request.Element] {
        var elements: [Request.Element] = []
        do throws(UnreadableElement) {
            try take(bytes, into: &elements)
        } catch {
            throw error.reason
        }
        return elements
    }

    /// The element of the last line, where it has no end.
    package mutating func finish() throws(JSONError) -> Request.Element? {
        guard let line = parser.finish() else { return nil }
        return try Request.decode(line)
    }

    var hasEnded: Bool { false }

    /// Lines have no identifiers: what is asked for again begins again.
    var place: StreamPlace? { nil }

    mutating func take(
        _ bytes: [UInt8],
        into elements: inout [Request.Element]
    ) throws(UnreadableElement) {
        var lines: [JSONLine] = []
        let problem = parser.read(bytes, into: &lines)
        for line in lines { elements.append(try element(of: line)) }
        if let problem { throw UnreadableElement(reason: problem, data: Data()) }
    }

    mutating func finish(into elements: inout [Request.Element]) throws(UnreadableElement) {
        if let line = parser.finish() { elements.append(try element(of: line)) }
    }

    mutating func restart() {}

    private func element(of line: JSONLine) throws(UnreadableElement) -> Request.Element {
        do throws(JSONError) {
            return try Request.decode(line)
        } catch {
            throw UnreadableElement(reason: error, data: line.data)
        }
    }
}
