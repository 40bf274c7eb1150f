import EndpointsRuntime
import Testing

/// Names that are one in Swift stay what they are on the wire.
struct CollidingNamesTests {
    @Test func operationsAreTwo() throws {
        #expect(try CollidingNames.ListBooks().wire() == "GET https://library.example/books")
        #expect(try CollidingNames.ListBooks2().wire() == "PUT https://library.example/books")
    }

    /// OpenAPI 3.1 §4.8.12: a parameter is told by its name and its place.
    @Test func parametersAreFour() throws {
        let request = CollidingNames.AddBook(
            userID: "a",
            userID2: "b",
            idQuery: "c",
            idHeader: "d"
        )
        #expect(
            try request.wire()
                == "POST https://library.example/books?user_id=a&user-id=b&id=c\nid: d"
        )
    }

    @Test func aSharedParameterIsItself() throws {
        #expect(
            try CollidingNames.GetShelf(id: "a", pageSize: "b", pageSize2: "c").wire()
                == "GET https://library.example/shelves/a?page_size=b&page-size=c"
        )
        #expect(
            try CollidingNames.FindShelf(pageSize: "c").wire()
                == "GET https://library.example/shelves?page-size=c"
        )
    }

    @Test func propertiesKeepTheirKeys() throws {
        try expectRoundTrip(
            #"{"first-name":"a","first_name":"b"}"#,
            CollidingNames.UserName2(firstName: "a", firstName2: "b")
        )
        try expectRoundTrip(
            #"{"self":"a","Type":"b","init":"c"}"#,
            CollidingNames.UserName(self: "a", type: "b", init: "c")
        )
        try expectRoundTrip(
            #"{"foo-bar":"a","foo_bar":"b","fooBar":"c","@id":"d","id":"e"}"#,
            CollidingNames.Three(fooBar3: "a", fooBar2: "b", fooBar: "c", id2: "d", id: "e")
        )
    }

    @Test func aModelMayBeCalledAsATypeOfSwift() throws {
        try expectRoundTrip(
            #"{"b":{"a":"t"}}"#,
            CollidingNames.StringModel(b: CollidingNames.String(a: "t"))
        )
        try expectRoundTrip(
            #"{"w":{"c":"t"}}"#,
            CollidingNames.NsBook(w: CollidingNames.WithSpace(c: "t"))
        )
    }
}
