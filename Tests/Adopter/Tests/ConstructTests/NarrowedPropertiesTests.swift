import EndpointsRuntime
import Foundation
import Testing

/// JSON Schema 2020-12 §10.2.1.1: a property that several members of `allOf` have is valid against each of them.
struct NarrowedPropertiesTests {
    @Test func thePropertyIsWhatBothAllow() throws {
        let url = try #require(URL(string: "https://a.example/b"))
        let text =
            #"{"id":"1","attributes":{"title":"t","year":null},"#
            + #""links":{"self":"https://a.example/b","author":"c"}}"#
        let book = NarrowedProperties.Book(
            id: "1",
            attributes: .init(title: "t", year: .null),
            links: .init(self: url, author: "c")
        )
        try expectRoundTrip(text, book)
        try expectRoundTrip(
            #"{"items":[\#(text)],"first":{"id":"2"}}"#,
            NarrowedProperties.BookPage(items: [book], first: .init(id: "2"))
        )
        #expect(throws: JSONError.self) {
            try NarrowedProperties.BookPage(text: #"{"items":[{}]}"#)
        }
    }

    @Test func whatIsNarrowedStays() throws {
        try expectRoundTrip(
            #"{"items":[{"a":1}],"first":{"id":"2","attributes":{"b":[]}}}"#,
            NarrowedProperties.Page(
                items: [["a": 1]],
                first: .init(id: "2", attributes: ["b": []])
            )
        )
        try expectRoundTrip(
            #"{"at":7,"sizes":["a",1.5],"mark":"m"}"#,
            NarrowedProperties.Stamped(
                at: .integer(7),
                sizes: [.string("a"), .number(1.5)],
                mark: "m"
            )
        )
    }

    @Test func ofTwoUnionsTheCommonPartIsLeft() throws {
        try expectRoundTrip(
            #"{"at":"1970-01-01T00:00:00Z","sizes":[1.5],"mark":"m"}"#,
            NarrowedProperties.StampedText(
                at: Date(timeIntervalSince1970: 0),
                sizes: [1.5],
                mark: "m"
            )
        )
        for text in [#"{"at":7}"#, #"{"sizes":["a"]}"#] {
            #expect(throws: JSONError.self) { try NarrowedProperties.StampedText(text: text) }
        }
    }
}
