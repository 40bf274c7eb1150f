import Testing

@testable import EndpointGenerator

/// Which member of a union a value is.
struct UnionMemberTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var members: String
        /// Values, each with the index of its member; nil where it is none's.
        var values: [(text: String, index: Int?)]

        init(_ members: String, _ values: (String, Int?)...) {
            self.members = members
            self.values = values
        }

        var testDescription: String { members }
    }

    static let cases = [
        // Listed values, one or several, no value in two.
        Case(
            ##"{ "properties": { "t": { "enum": ["a"] } } }, { "properties": { "t": { "enum": ["b", "c"] } } }"##,
            (#"{"t":"a"}"#, 0),
            (#"{"t":"c"}"#, 1),
            (#"{"t":"d"}"#, nil),
            ("{}", nil)
        ),
        Case(
            ##"{ "properties": { "t": { "type": "integer", "enum": [1] } } }, { "properties": { "t": { "type": "integer", "enum": [2] } } }"##,
            (#"{"t":1}"#, 0),
            (#"{"t":2}"#, 1)
        ),
        // A value in two tells nothing: the keys do.
        Case(
            ##"{ "properties": { "t": { "enum": ["a", "b"] }, "x": "string" } }, { "properties": { "t": { "enum": ["b", "c"] }, "y": "string" } }"##,
            (#"{"t":"b","y":""}"#, 1),
            (#"{"t":"d","x":""}"#, 0)
        ),
        // Of equal keys it is what is in them, and what is listed.
        Case(
            ##"{ "properties": { "o": { "properties": { "a": "string?" }, "optional": true } } }, { "properties": { "o": { "properties": { "b": "string?" }, "optional": true } } }"##,
            (#"{"o":{"b":""}}"#, 1),
            (#"{"o":{}}"#, 0),
            ("{}", 0),
            (#"{"z":1,"o":{"b":""}}"#, 1)
        ),
        Case(
            ##"{ "properties": { "t": { "enum": ["a"], "optional": true } } }, { "properties": { "t": { "enum": ["b"], "optional": true }, "n": "integer?" } }"##,
            (#"{"t":"a"}"#, 0),
            (#"{"t":"b"}"#, 1),
            (#"{"n":1}"#, 1),
            (#"{"t":"c"}"#, 0)
        ),
        // A key that is unknown outweighs what is in one that is known.
        Case(
            ##"{ "properties": { "o": { "properties": {}, "optional": true } } }, { "properties": { "p": "string?" } }"##,
            (#"{"o":{"x":1,"y":2}}"#, 0),
            (#"{"o":{},"p":""}"#, 0),
            (#"{"p":""}"#, 1)
        ),
        Case(
            ##"{ "properties": { "a": "string?" } }, "[string: integer]""##,
            (#"{"a":""}"#, 0),
            (#"{"b":1}"#, 1),
            ("{}", 0)
        ),
        Case(
            ##"{ "properties": { "a": "string?" } }, { "properties": { "b": "string?" }, "additionalProperties": true }"##,
            (#"{"a":"","z":1}"#, 0),
            (#"{"b":"","z":1}"#, 1),
            (#"{"z":1}"#, 1)
        ),
        Case(##"{ "enum": ["a"] }, { "enum": ["b"] }, "string""##, (#""b""#, 1), (#""c""#, 2)),
        // Required keys that another member may have too.
        Case(
            ##"{ "properties": { "a": "string", "b": "string" } }, { "properties": { "a": "string", "b": "string?", "c": "string?" } }"##,
            (#"{"a":"","b":""}"#, 0),
            (#"{"a":"","b":"","c":""}"#, 1),
            (#"{"a":""}"#, 1)
        ),
        Case(
            ##"{ "properties": { "t": { "const": "a" } } }, { "properties": { "t": { "enum": ["b"], "optional": true } } }"##,
            (#"{"t":"a"}"#, 0),
            (#"{"t":"b"}"#, 1),
            ("{}", 1)
        ),
    ]

    @Test(arguments: cases)
    func aValueIsTheMemberThatKnowsIt(_ each: Case) throws {
        let text =
            #"{ "name": "A", "endpoints": {}, "models": { "M": { "anyOf": [\#(each.members)] } } }"#
        let (api, diagnostics) = try decoded(text)
        #expect(diagnostics.isEmpty)
        let models = ModelTable(api.models)
        guard case .union(let union) = api.models[0].schema.kind else {
            Issue.record("no union")
            return
        }
        for (value, index) in each.values {
            let node = try JSONNode.parse(SourceFile(name: "v", bytes: Array(value.utf8)), file: 1)
                .get()
            #expect(models.member(of: union, for: node)?.index == index, "\(value)")
        }
    }

    /// A member that is hidden says before which one it would not be.
    @Test func aHiddenMemberSaysWhereItWouldBeReached() throws {
        for (members, before) in [
            (#""string", "uuid""#, "string"), (#""uri", "uri""#, nil),
            (
                #"{ "properties": { "a": "number?" } }, { "properties": { "a": "integer?" } }"#,
                #"{ "properties": { "a": "number?" } }"#
            ),
        ] {
            let text =
                #"{ "name": "A", "endpoints": {}, "models": { "M": { "anyOf": [\#(members)] } } }"#
            let diagnostics = try decoded(text).diagnostics
            guard case .union(.unreachable(let range))? = diagnostics.first?.problem else {
                Issue.record("nothing is told of \(members)")
                continue
            }
            let bytes = Array(text.utf8)
            let found = range.map {
                String(decoding: bytes[Int($0.start)..<Int($0.end)], as: UTF8.self)
            }
            #expect(found?.trimmingCharacters(of: "\"") == before)
        }
    }

    private func decoded(_ text: String) throws -> (api: API, diagnostics: [Diagnostic]) {
        let node = try JSONNode.parse(SourceFile(name: "a", bytes: Array(text.utf8)), file: 0).get()
        var diagnostics: [Diagnostic] = []
        let api = try #require(SpecDecoder.decode(node, into: &diagnostics))
        return (api, diagnostics)
    }
}

extension String {
    fileprivate func trimmingCharacters(of quote: Character) -> String {
        first == quote ? String(dropFirst().dropLast()) : self
    }
}
