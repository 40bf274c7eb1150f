import EndpointsRuntime
import Testing

/// JSON Schema 2020-12 §8.2.3.2: a dynamic reference leads to the anchor that evaluation met first; where there is one
/// of that name, it is that. `$recursiveRef` is that of 2019-09 §8.2.4.2.1.
struct DynamicReferencesTests {
    @Test func oneAnchorIsTheSchema() throws {
        try expectRoundTrip(
            #"{"children":[{"children":[]},{}]}"#,
            DynamicReferences.Tree(children: [.init(children: []), .init()])
        )
        try expectRoundTrip(
            #"{"self":{"self":{}}}"#,
            DynamicReferences.Named(self: .init(self: .init()))
        )
    }

    @Test func aRecursiveReferenceIsTheWhole() throws {
        try expectRoundTrip(
            #"{"type":"and","filters":[{"key":"a"},{"type":"or","filters":[]}]}"#,
            DynamicReferences.Filter(
                type: .and,
                filters: [.equal(.init(key: "a")), .filter(.init(type: .or, filters: []))]
            )
        )
    }

    /// Which of two it is depends on where evaluation began; one that is nowhere says nothing.
    @Test func othersAreAnyValue() throws {
        try expectRoundTrip(
            #"{"next":{"title":"a"}}"#,
            DynamicReferences.Pages(next: ["title": "a"])
        )
        try expectRoundTrip(#"{"title":"a"}"#, DynamicReferences.BookPages(title: "a"))
        try expectRoundTrip(
            #"{"next":1,"again":[2]}"#,
            DynamicReferences.Nowhere(next: 1, again: [2])
        )
    }
}
