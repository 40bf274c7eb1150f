import EndpointsRuntime
import Testing

/// OpenAPI 3.0 §4.7.21: headers of answers have the style `simple`; `Content-Type` is not one of them.
struct HeaderObjectsTests {
    @Test func headersAreRead() throws {
        let answer = try HeaderObjects.ListBooks.response(
            200,
            #"["a"]"#,
            headers: [
                "x-total": "5", "Last-Modified": "Mon, 06 May 2024 07:08:09 GMT", "X-Tags": "a,b",
                "X-Point": #"{"x":1.5}"#, "X-Size": "width=1,height=2", "X-Limit": "9",
                "X-Bare": "b", "X-Rows": "a,b",
            ]
        )
        #expect(answer.value == ["a"])
        #expect(answer.xTotal == 5)
        #expect(answer.lastModified == "Mon, 06 May 2024 07:08:09 GMT")
        #expect(answer.xTags == ["a", "b"])
        #expect(answer.xPoint == .init(x: 1.5))
        #expect(answer.xSize == .init(width: 1, height: 2))
        #expect(answer.xLimit == 9)
        #expect(answer.xBare == "b")
        #expect(answer.xRows == "a,b")
    }

    @Test func onlyARequiredOneMustBeThere() throws {
        let answer = try HeaderObjects.ListBooks.response(200, "[]", headers: ["X-Total": "0"])
        #expect(answer == .init(value: [], xTotal: 0))
        #expect(throws: JSONError.self) { try HeaderObjects.ListBooks.response(200, "[]") }
        #expect(throws: JSONError.self) {
            try HeaderObjects.ListBooks.response(200, "[]", headers: ["X-Total": "many"])
        }
    }

    @Test func headersMayBeAllThereIs() throws {
        #expect(
            try HeaderObjects.CountBooks().wire() == "HEAD https://library.example/books"
        )
        let answer = try HeaderObjects.CountBooks.response(204, headers: ["X-Total": "7"])
        #expect(answer.xTotal == 7)
        #expect(throws: JSONError.self) { try HeaderObjects.CountBooks.response(204) }
    }

    @Test func bodiesOfOtherKindsStay() throws {
        #expect(
            try HeaderObjects.DeleteBooks.response(200, "gone", headers: ["X-Total": "7"])
                == "gone"
        )
        let failure = try HeaderObjects.ListBooks.failure(429, #""slower""#)
        guard case .tooManyRequests("slower") = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
    }
}
