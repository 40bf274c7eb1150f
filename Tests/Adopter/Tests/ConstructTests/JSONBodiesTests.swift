import EndpointsRuntime
import Testing

/// OpenAPI 3.1 §4.8.13: a body of JSON has the media type that the document says, and is optional unless it is
/// required. RFC 8259 §11: JSON has no `charset`.
struct JSONBodiesTests {
    static let book = JSONBodies.Book(title: "Emma")

    private func wire(_ path: String, type: String = "application/json") -> String {
        "\(path)\ncontent-type: \(type)\n\n" + #"{"title":"Emma"}"#
    }

    @Test func aRequiredBodyIsSent() throws {
        let head = "POST https://library.example"
        #expect(try JSONBodies.SendRequired(body: Self.book).wire() == wire("\(head)/required"))
        #expect(try JSONBodies.SendAssumed(body: Self.book).wire() == wire("\(head)/assumed"))
        #expect(try JSONBodies.SendStar(body: Self.book).wire() == wire("\(head)/star"))
        #expect(try JSONBodies.SendCharset(body: Self.book).wire() == wire("\(head)/charset"))
        #expect(
            try JSONBodies.SendInline(title: "Emma").wire() == wire("\(head)/inline")
        )
    }

    @Test func anotherOneMayBeAbsent() throws {
        #expect(try JSONBodies.SendAssumed().wire() == "POST https://library.example/assumed")
        #expect(
            try JSONBodies.SendSuffixOptional().wire()
                == "PATCH https://library.example/suffix-optional"
        )
    }

    @Test func itHasItsMediaType() throws {
        #expect(
            try JSONBodies.SendOwnName(body: Self.book).wire()
                == wire(
                    "POST https://library.example/own-name",
                    type: "application/x-amz-json-1.1"
                )
        )
        #expect(
            try JSONBodies.SendSuffix(body: Self.book).wire()
                == wire(
                    "PATCH https://library.example/suffix",
                    type: "application/merge-patch+json"
                )
        )
        #expect(
            try JSONBodies.SendSuffixOptional(body: Self.book).wire()
                == wire(
                    "PATCH https://library.example/suffix-optional",
                    type: "application/vnd.book+json"
                )
        )
        #expect(
            try JSONBodies.SendParameters(body: Self.book).wire()
                == wire(
                    "POST https://library.example/parameters",
                    type: "application/json;odata=verbose"
                )
        )
    }

    /// Of several contents one is sent; JSON is what the others are like.
    @Test func ofSeveralItIsJSON() throws {
        #expect(
            try JSONBodies.SendChoice(body: Self.book).wire()
                == wire("POST https://library.example/choice")
        )
    }

    @Test func itMayBeAnyValue() throws {
        let type = "content-type: application/json\n\n"
        #expect(
            try JSONBodies.SendAnything(body: [1, "a", .null]).wire()
                == "POST https://library.example/anything\n\(type)" + #"[1,"a",null]"#
        )
        #expect(
            try JSONBodies.SendList(body: [Self.book]).wire()
                == "POST https://library.example/list\n\(type)" + #"[{"title":"Emma"}]"#
        )
        #expect(
            try JSONBodies.SendInline(title: "a", pages: 3).wire()
                == "POST https://library.example/inline\n\(type)" + #"{"title":"a","pages":3}"#
        )
    }
}
