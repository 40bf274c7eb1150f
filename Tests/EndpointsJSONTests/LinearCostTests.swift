import EndpointsJSON
import Foundation
import Testing

/// What a hostile text costs grows like its length, not like the square of it.
@Suite(.serialized)
struct LinearCostTests {
    /// A text of any size, and what is done with it.
    struct Work: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var size = 800
        let text: @Sendable (Int) -> String
        var run: @Sendable ([UInt8]) -> Void = LinearCostTests.values
    }

    @Test(arguments: nesting + manyValues + wideModels + longTokens + writing)
    func costIsLinear(work: Work) {
        let short = Array(work.text(work.size).utf8)
        let long = Array(work.text(4 * work.size).utf8)
        // Four times the text costs four times as much, or sixteen times if it is quadratic.
        let ratio = ProcessorTime.ratio(of: { work.run(long) }, to: { work.run(short) }, enough: 8)
        #expect(ratio <= 8)
    }

    private static let nesting = [
        Work(testDescription: "open arrays", text: { repeated("[", $0) }, run: skipDeep),
        Work(
            testDescription: "arrays",
            text: { repeated("[", $0) + repeated("]", $0) },
            run: skipDeep
        ),
        Work(
            testDescription: "objects",
            text: { repeated("{\"a\":", $0) + "1" + repeated("}", $0) },
            run: skipDeep
        ),
    ]

    private static let manyValues = [
        Work(testDescription: "zeros", text: { "[" + repeated("0,", $0) + "0]" }),
        Work(testDescription: "empty objects", text: { "[" + repeated("{},", $0) + "0]" }),
        Work(testDescription: "one key", text: { "{" + repeated("\"a\":0,", $0) + "\"a\":0}" }),
        Work(
            testDescription: "escaped keys",
            text: { "{" + repeated(#""\u0061":0,"#, $0) + "\"a\":0}" }
        ),
        Work(
            testDescription: "different keys",
            text: { "{" + (0..<$0).map { "\"key \($0)\":0," }.joined() + "\"a\":0}" }
        ),
        Work(testDescription: "an error at the end", text: { "[" + repeated("\"a\",", $0) + "x]" }),
    ]

    /// Keys that a wide model does not know, or does not expect.
    private static let wideModels = [
        Work(
            testDescription: "unknown keys in a wide model",
            size: 200,
            text: { WideModel.object((0..<$0).map { "key \($0)" }) },
            run: wideModel
        ),
        Work(
            testDescription: "one key of a wide model",
            size: 200,
            text: { WideModel.object(repeatElement("property_299", count: $0)) },
            run: wideModel
        ),
        Work(
            testDescription: "shuffled keys of a wide model",
            size: 200,
            text: { WideModel.object((0..<$0).map { WideModel.names[$0 * 77 % 300] }) },
            run: wideModel
        ),
        Work(
            testDescription: "objects with an unknown key of a wide model",
            size: 100,
            text: { "[" + repeated("{\"key\":0},", $0) + "{}]" },
            run: { text in
                #expect(throws: Never.self) {
                    try WideModel.indexes(in: String(decoding: text, as: UTF8.self))
                }
            }
        ),
    ]

    private static let longTokens = [
        Work(testDescription: "spaces", size: 6_000, text: { repeated(" ", $0) + "0" }),
        Work(testDescription: "tabs and lines", text: { repeated("\t\n\r ", $0) + "0" }),
        Work(testDescription: "text", size: 6_000, text: { quoted("a", $0) }),
        Work(testDescription: "text without end", size: 6_000, text: { "\"" + repeated("a", $0) }),
        Work(testDescription: "text beyond ASCII", text: { quoted("é€𝄞a", $0) }),
        Work(testDescription: "escapes", text: { quoted(#"\n"#, $0) }),
        Work(testDescription: "surrogate pairs", text: { quoted(#"\uD834\uDD1E"#, $0) }),
        Work(testDescription: "digits", text: { repeated("7", $0) }),
        Work(testDescription: "digits of a fraction", text: { "0." + repeated("7", $0) }),
        Work(testDescription: "zeros of a fraction", text: { "0." + repeated("0", $0) + "1" }),
        Work(
            testDescription: "base64",
            size: 6_000,
            text: { quoted("Zm9v", $0) },
            run: { text in
                _ = problem(text) { json throws(JSONError) in try json.data() }
            }
        ),
        Work(
            testDescription: "a date's fraction",
            text: { "\"2001-09-09T01:46:40." + repeated("1", $0) + "Z\"" },
            run: { text in
                _ = problem(text) { json throws(JSONError) in try json.date() }
            }
        ),
    ]

    private static let writing = ["\"", "\u{1}", "\u{2028}", "é"].map { character in
        Work(
            testDescription: "written \(character.debugDescription)",
            text: { repeated(character, $0) },
            run: { bytes in
                let text = String(decoding: bytes, as: UTF8.self)
                _ = try? JSONWriter.write { $0.string(text) }
            }
        )
    }

    /// Takes the text in each way in which any text can be taken.
    private static let values: @Sendable ([UInt8]) -> Void = { text in
        _ = problem(text) { json throws(JSONError) in try json.skip() }
        _ = problem(text) { json throws(JSONError) in try json.value() }
        _ = problem(text) { json throws(JSONError) in try json.double() }
        _ = problem(text) { json throws(JSONError) in try json.decimal() }
        _ = problem(text) { json throws(JSONError) in
            let outer = try json.enterObject()
            while try json.nextRound() {
                for key in ["b", "c", "d", "e", "f", "longer than eight"] as [StaticString] {
                    if try json.field(key) { try json.skip() }
                }
            }
            try json.leaveObject(outer)
        }
    }

    private static let skipDeep: @Sendable ([UInt8]) -> Void = { text in
        let limits = JSONLimits(depth: .max)
        _ = problem(text, limits: limits) { json throws(JSONError) in try json.skip() }
    }

    private static let wideModel: @Sendable ([UInt8]) -> Void = { text in
        let error = problem(text) { json throws(JSONError) in
            try WideModel.indexes(in: &json)
        }
        #expect(error == nil)
    }

    private static func repeated(_ text: String, _ count: Int) -> String {
        String(repeating: text, count: count)
    }

    private static func quoted(_ text: String, _ count: Int) -> String {
        "\"" + String(repeating: text, count: count) + "\""
    }
}
