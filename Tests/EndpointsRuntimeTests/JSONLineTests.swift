import Foundation
import Testing

@testable import EndpointsRuntime

struct JSONLineTests {
    private func lines(_ bytes: [UInt8], splitAt places: [Int]) throws(JSONError) -> [String] {
        var parser = JSONLineParser()
        var lines: [JSONLine] = []
        var start = 0
        for end in places + [bytes.count] {
            lines += try parser.lines(in: Array(bytes[start..<end]))
            start = end
        }
        if let last = parser.finish() { lines.append(last) }
        #expect(lines.map(\.index) == Array(lines.indices))
        return lines.map { String(decoding: $0.data, as: UTF8.self) }
    }

    @Test(arguments: [
        ("{\"a\":1}\n{\"a\":2}\n", ["{\"a\":1}", "{\"a\":2}"]),
        ("1\n2", ["1", "2"]),
        ("1\r\n\r\n \t\n2\r\n", ["1\r", "2\r"]),
        ("\"ü\\n\"\n", ["\"ü\\n\""]),
        ("\n\n", []),
        ("", []),
    ])
    func isTheSameHoweverItIsSplit(text: String, expected: [String]) throws {
        let bytes = Array(text.utf8)
        for place in 0...bytes.count {
            #expect(try lines(bytes, splitAt: [place]) == expected, "split at \(place)")
        }
        #expect(try lines(bytes, splitAt: Array(bytes.indices)) == expected)
    }

    @Test func anErrorNamesItsLine() throws {
        let line = JSONLine(data: Data(#"{"a":"b"} "#.utf8), index: 3)
        let error = #expect(throws: JSONError.self) {
            try line.json { json throws(JSONError) in try json.dictionary() as [String: Int] }
        }
        #expect(error?.description == "[3].a: expected an integer, found \"b\" (byte 5)")
        #expect(error?.line == 4)
    }

    @Test func oneBeyondTheLimitIsAnError() throws {
        var parser = JSONLineParser(limits: JSONLimits(size: 3))
        #expect(try parser.lines(in: Array("123\n45".utf8)).count == 1)
        #expect(throws: JSONError.self) { try parser.lines(in: Array("67".utf8)) }
    }
}
