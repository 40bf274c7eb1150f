import EndpointsJSON
import Foundation
import Testing

/// What is looked at before a value is taken: the value is still there afterwards.
struct ChoiceTests {
    @Test(
        arguments: [
            (#" {"a":[{"kind":"x"}],"kind":"circle","r":1} "#, "circle"),
            (#"{"kind":"\u0063ircle"}"#, "circle"), (#"{"\u006bind":"circle"}"#, "circle"),
            (#"{"kind":""}"#, ""), (#"{"kind":1}"#, nil), (#"{"kind":null}"#, nil),
            (#"{"kin":"a","kinds":"b"}"#, nil), ("{}", nil), ("[]", nil), (#""kind""#, nil),
            ("12", nil), ("true", nil),
        ] as [(String, String?)]
    )
    func discriminators(text: String, expected: String?) throws {
        #expect(try probe(text).discriminator == expected)
    }

    @Test(
        arguments: [
            (#"{"v":1}"#, 1), (#"{"v":1.0}"#, 1), (#"{"a":0,"v":true}"#, true),
            (#"{"v":"x"}"#, "x"), (#"{"v":null}"#, .null), (#"{"v":[1]}"#, nil),
            (#"{"v":{}}"#, nil), ("{}", nil), ("[1]", nil), ("1", nil),
        ] as [(String, JSONValue?)]
    )
    func scalars(text: String, expected: JSONValue?) throws {
        #expect(try probe(text).scalar == expected)
    }

    @Test(
        arguments: [
            (#"{"a":1,"b":2}"#, true), (#"{"b":{"a":1},"c":[],"a":2}"#, true),
            (#"{"b":2,"a":null}"#, false), (#"{"b":null,"a":1}"#, true),
            (#"{"b":{"a":1}}"#, false), (#"{"a":1}"#, false), ("{}", false), ("[]", false),
            (#"{"\u0061":1,"b":2}"#, true), (#""a""#, false),
        ]
    )
    func keys(text: String, expected: Bool) throws {
        #expect(try probe(text).hasKeys == expected)
    }

    @Test(
        arguments: [
            ("{}", .object, nil), ("[]", .array, nil), ("[ 1]", .array, .number),
            ("[[]]", .array, .array), ("[{}]", .array, .object), ("[null]", .array, .null),
            (#"["a",1]"#, .array, .string), ("[false]", .array, .bool), (#""a""#, .string, nil),
            ("-1", .number, nil), ("true", .bool, nil),
        ] as [(String, JSONKind, JSONKind?)]
    )
    func kinds(text: String, kind: JSONKind, element: JSONKind?) throws {
        let probe = try probe(text)
        #expect(probe.kind == kind)
        #expect(probe.elementKind == element)
    }

    @Test func ofEqualKeysTheFirstOneCounts() throws {
        let text = #"{"kind":"a","kind":"b","a":1,"a":2}"#
        let probe = try Probe(json: Data(text.utf8))
        #expect(probe.discriminator == "a")
        #expect(!probe.hasKeys)
    }

    @Test func brokenTextIsAnErrorAtItsPlace() {
        let error = problem(#"{"a":[1,],"kind":"x"}"#) { json throws(JSONError) in
            try json.discriminator("kind")
        }
        #expect(error?.offset == 8)
        #expect(error?.path.description == "a[1]")
    }

    @Test func aDecoderMayConvertTheKeys() throws {
        struct Converted: JSONModel {
            var discriminator: String?
            var hasKeys: Bool
            init(from json: inout JSONReader) throws(JSONError) {
                discriminator = try json.discriminator("event_type")
                hasKeys = try json.hasKeys("event_type", "plain")
                try json.skip()
            }
            func write(to json: inout JSONWriter) {}
        }
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let data = Data(#"{"event_type":"push","plain":1}"#.utf8)
        let converted = try decoder.decode(Converted.self, from: data)
        #expect(converted.discriminator == "push")
        #expect(converted.hasKeys)
    }

    /// What a value looks like, which is the same from bytes and through a coder, wherever it
    /// stands.
    private func probe(_ text: String) throws -> Probe {
        let probe = try Probe(json: Data(text.utf8))
        #expect(probe.value == (try JSONValue(json: Data(text.utf8))))
        let around =
            #"{"first":1,"list":[\#(text),\#(text)],"one":\#(text),"table":{"a":\#(text)},"last":2}"#
        let data = Data(around.utf8)
        let probes = try Probes(json: data)
        #expect(probes.list == [probe, probe])
        #expect(probes.table == ["a": probe])
        #expect(probes.one == probe)
        #expect(probes.last == 2)
        #expect(try JSONDecoder().decode(Probes.self, from: data) == probes)
        #expect(
            try JSONDecoder().decode([String: Probe].self, from: Data("{\"k\":\(text)}".utf8))
                == ["k": probe]
        )
        #expect(try JSONDecoder().decode(Probe.self, from: Data(text.utf8)) == probe)
        return probe
    }
}
