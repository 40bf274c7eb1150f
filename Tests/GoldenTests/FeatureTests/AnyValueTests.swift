import EndpointsRuntime
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// `any`: every kind of value that JSON has (RFC 8259 §3), kept as it came.
struct AnyValueTests {
    @Test(
        arguments: [
            ("null", .null), ("true", true), ("-7", -7), (#""a\n\u00e9""#, "a\né"),
            (#"[1,[null],{"a":{}}]"#, [1, [.null], ["a": [:]]]), (" {} ", [:]),
        ] as [(String, JSONValue)]
    )
    func anAnswerIsAnyValue(_ text: String, _ value: JSONValue) throws {
        #expect(try AnyValue.GetValue.response(200, text) == value)
    }

    @Test(arguments: ["", "nul", "[1,]", "1 2"])
    func whatIsNoJSONIsNoValue(_ text: String) {
        #expect(throws: JSONError.self) { try AnyValue.GetValue.response(200, text) }
    }

    @Test func propertiesAreAnyValues() throws {
        try expectRoundTrip(
            #"{"id":"r","value":{"a":[1,true,null,"x"]},"previous":0.5,"versions":[null,"é",{}],"#
                + #""metadata":{"k":[],"n":null},"labels":{"l":false}}"#,
            AnyValue.Record(
                id: "r",
                value: ["a": [1, true, .null, "x"]],
                previous: 0.5,
                versions: [.null, "é", [:]],
                metadata: ["k": [], "n": .null],
                labels: ["l": false]
            )
        )
    }

    /// A number's digits stay, also those that no number type has room for.
    @Test func numbersAreWrittenAsTheyCame() throws {
        let text =
            #"{"id":"r","value":12345678901234567890123.4500,"versions":[-0.0,1E+2],"metadata":{}}"#
        #expect(try AnyValue.Record(text: text).text == text)
    }

    @Test func aRequiredOneMayBeNullAndNotAbsent() throws {
        let text = #"{"id":"r","value":null,"versions":[],"metadata":{}}"#
        try expectRoundTrip(
            text,
            AnyValue.Record(id: "r", value: .null, versions: [], metadata: [:])
        )
        let error = #expect(throws: JSONError.self) {
            try AnyValue.Record(text: text.replacing(#""value":null,"#, with: ""))
        }
        #expect(error?.description.contains("'value'") == true)
    }

    /// `null` counts as absent where a value may be absent.
    @Test func anOptionalOneIsNilForNull() throws {
        let record = try AnyValue.Record(
            text: #"{"previous":null,"id":"r","value":1,"versions":[],"metadata":{},"labels":null}"#
        )
        #expect(record.previous == nil)
        #expect(try record.text == #"{"id":"r","value":1,"versions":[],"metadata":{}}"#)
    }

    @Test func bodiesAreAnyValues() throws {
        func body(_ request: some Requestable) throws -> String? {
            try request.urlRequest().httpBody.map { String(decoding: $0, as: UTF8.self) }
        }
        let value: JSONValue = ["b": [.null, 1.5], "a": "\"\\/\u{1}"]
        let text = #"{"a":"\"\\/\u0001","b":[null,1.5]}"#
        #expect(try body(AnyValue.SetValue(key: "k", body: value)) == text)
        #expect(try body(AnyValue.SetValue(key: "k", body: .null)) == "null")
        #expect(
            try body(AnyValue.FindRecords(filter: .null, values: [.null, 1]))
                == #"{"filter":null,"values":[null,1]}"#
        )
        #expect(
            try body(AnyValue.FindRecords(filter: value, hint: "h"))
                == "{\"filter\":\(text),\"hint\":\"h\"}"
        )
    }
}
