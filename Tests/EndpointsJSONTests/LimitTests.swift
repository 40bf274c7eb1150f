import EndpointsJSON
import Foundation
import Testing

/// What a text may have, and how it is told where it has more. The depth has tests of its own.
struct LimitTests {
    /// What comes of an array of numbers, taken in each way.
    private func problems(_ text: String, _ limits: JSONLimits) -> [JSONError?] {
        [
            problem(text, limits: limits) { json throws(JSONError) in try json.skip() },
            problem(text, limits: limits) { json throws(JSONError) in try json.value() },
            problem(text, limits: limits) { json throws(JSONError) in
                try json.array { json throws(JSONError) in try json.double() }
            },
            problem(text, limits: limits) { json throws(JSONError) in
                try json.array { json throws(JSONError) in try json.decimal() }
            },
        ]
    }

    @Test func sizeUpToTheLimit() {
        let text = "[1,\n2,\n3]"
        for size in [9, 10, Int.max] {
            #expect(problems(text, JSONLimits(size: size)) == [nil, nil, nil, nil])
        }
        for error in problems(text, JSONLimits(size: 8)) {
            #expect(error?.expected == "at most 8 bytes")
            #expect(error?.found == "a text of 9 bytes")
            #expect(error?.offset == 8)
            #expect(error?.line == 3)
            #expect(error?.column == 2)
        }
    }

    @Test(arguments: [0, -1])
    func nothingFitsNoSize(size: Int) {
        let error = problem("1", limits: JSONLimits(size: size)) { json throws(JSONError) in
            try json.skip()
        }
        #expect(error?.expected == "at most \(size) bytes")
        #expect(error?.offset == 0)
    }

    /// Sign, dot and exponent count; all of these have eight bytes.
    @Test(arguments: ["12345678", "-1234567", "0.123456", "1.23e-45", "-0.0E+10"])
    func numberLengthUpToTheLimit(number: String) {
        let text = "[0,\(number),0]"
        #expect(problems(text, JSONLimits(numberLength: 8)) == [nil, nil, nil, nil])
        for error in problems(text, JSONLimits(numberLength: 7)) {
            #expect(error?.expected == "a number of at most 7 bytes")
            #expect(error?.found == number)
            #expect(error?.offset == 3)
            #expect(error?.path == JSONPath([.index(1)]))
        }
    }

    @Test func numbersOfEveryTypeAreLimited() {
        let limits = JSONLimits(numberLength: 2)
        let bodies: [JSONError?] = [
            problem("100", limits: limits) { json throws(JSONError) in try json.int() },
            problem("100", limits: limits) { json throws(JSONError) in try json.uint32() },
            problem("100", limits: limits) { json throws(JSONError) in try json.float() },
            problem("100", limits: limits) { json throws(JSONError) in try json.unixTime() },
            problem("100", limits: limits) { json throws(JSONError) in try json.optionalInt() },
        ]
        for error in bodies {
            #expect(error?.expected == "a number of at most 2 bytes")
        }
        // A string is no number, whatever it says.
        let string = problem("\"100\"", limits: limits) { json throws(JSONError) in
            try json.string()
        }
        #expect(string == nil)
    }

    @Test func theyAreAskedByModels() {
        let limits = JSONLimits(size: 3, numberLength: 3)
        #expect(throws: JSONError.self) { try Int(json: Data("1000".utf8), limits: limits) }
        #expect(throws: Never.self) { try Int(json: Data("100".utf8), limits: limits) }
    }

    @Test func onlyTheDepthIsLimitedByItself() {
        #expect(JSONLimits.standard == JSONLimits())
        #expect(JSONLimits().depth == 128)
        let digits = String(repeating: "1", count: 1_000_000)
        #expect(problem(digits) { json throws(JSONError) in try json.value() } == nil)
    }
}
