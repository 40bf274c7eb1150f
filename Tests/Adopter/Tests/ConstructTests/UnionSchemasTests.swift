import EndpointsRuntime
import Foundation
import Testing

/// JSON Schema 2020-12 §10.2.1: a value is valid against one of `oneOf`, at least one of `anyOf`.
struct UnionSchemasTests {
    @Test func constantsTellMembers() throws {
        try expectRoundTrip(
            #"{"type":"text","text":"a"}"#,
            UnionSchemas.Part.text(.init(text: "a"))
        )
        let url = try #require(URL(string: "https://a.example/b"))
        try expectRoundTrip(
            #"{"type":"image","url":"https://a.example/b"}"#,
            UnionSchemas.Part.image(.init(url: url))
        )
        try expectRoundTrip(
            #"{"type":"text","text":"a"}"#,
            UnionSchemas.Twice.text(.init(text: "a"))
        )
        #expect(UnionSchemas.Only.self == UnionSchemas.Text.self)
    }

    @Test func typesTellMembers() throws {
        try expectRoundTrip(#""a""#, UnionSchemas.Input.string("a"))
        try expectRoundTrip(
            #"[{"type":"text","text":"a"}]"#,
            UnionSchemas.Input.parts([.text(.init(text: "a"))])
        )
        try expectRoundTrip("7", UnionSchemas.Number.integer(7))
        try expectRoundTrip(#""7""#, UnionSchemas.Number.string("7"))
        try expectRoundTrip("true", UnionSchemas.Number.boolean(true))
    }

    @Test func keysTellMembers() throws {
        try expectRoundTrip(
            #"{"id":1,"card":"c"}"#,
            UnionSchemas.Shared.card(.init(id: 1, card: "c"))
        )
        try expectRoundTrip(
            #"{"id":1,"iban":"i"}"#,
            UnionSchemas.Shared.iban(.init(id: 1, iban: "i"))
        )
        try expectRoundTrip(#"{"id":1}"#, UnionSchemas.Either(id: 1))
        try expectRoundTrip(#"{"name":"n"}"#, UnionSchemas.Either(name: "n"))
    }

    @Test func listedTextsAreAnEnumeration() throws {
        try expectRoundTrip(#""small""#, UnionSchemas.Model.small)
        try expectRoundTrip(#""other""#, UnionSchemas.Model.unrecognized("other"))
        try expectRoundTrip(#""a""#, UnionSchemas.Listed.first)
        try expectRoundTrip(#""b""#, UnionSchemas.Listed.second)
    }

    @Test func whatIsNoneOfThemIsKept() throws {
        try expectRoundTrip(
            #"{"type":"video"}"#,
            UnionSchemas.Part.unrecognized(["type": "video"])
        )
        try expectRoundTrip("1.5", UnionSchemas.Number.unrecognized(1.5))
        try expectRoundTrip(#"{"id":1}"#, UnionSchemas.Shared.unrecognized(["id": 1]))
    }
}
