import EndpointsRuntime
import Testing

/// JSON Schema 2020-12 §9.4.1: a schema may refer to itself, though not to nothing but itself.
struct SelfReferencesTests {
    @Test func valuesHoldThemselves() throws {
        try expectRoundTrip(
            #"{"children":[{"children":[]}]}"#,
            SelfReferences.Tree(children: [.init(children: [])])
        )
        try expectRoundTrip(
            #"{"next":{"next":{}}}"#,
            SelfReferences.Link(next: .init(next: .init()))
        )
        try expectRoundTrip(
            #"{"pong":{"ping":{}}}"#,
            SelfReferences.Ping(pong: .init(ping: .init()))
        )
    }

    @Test func unionsHoldThemselves() throws {
        try expectRoundTrip(
            #"{"a":["b",{}]}"#,
            SelfReferences.JSON.jsonDictionary(["a": .jsons([.string("b"), .jsonDictionary([:])])])
        )
    }

    @Test func whatNeverEndsIsAnyValue() throws {
        #expect(SelfReferences.Lists.self == [JSONValue].self)
        #expect(SelfReferences.Mirror.self == JSONValue.self)
        try expectRoundTrip(
            #"{"inner":{"inner":1},"size":2}"#,
            SelfReferences.Endless(inner: ["inner": 1], size: 2)
        )
    }
}
