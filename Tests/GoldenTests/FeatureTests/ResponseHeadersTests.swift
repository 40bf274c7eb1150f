import EndpointsRuntime
import EndpointsTesting
import Foundation
import LoopbackServer
import Testing

/// Headers of answers, by RFC 9110.
struct ResponseHeadersTests {
    typealias ListOrders = ResponseHeaders.ListOrders

    private let few: HTTPHeaders = ["x-total": "12", "vary": "Accept", "x-sort": "newest"]

    @Test func namesAreComparedWithoutCase() throws {
        let response = try ListOrders.response(200, "[]", headers: few)
        #expect(
            response == ListOrders.Response(value: [], xTotal: 12, vary: ["Accept"], xSort: .newest)
        )
    }

    @Test func eachTypeIsReadFromText() throws {
        var headers = few
        headers["Last-Modified"] = "Sun, 06 Nov 1994 08:49:37 GMT"
        headers["X-RateLimit-Reset"] = "1714564800"
        headers["X-Request-ID"] = "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"
        headers["Link"] = #"<https://shop.example.com/orders?page=2>; rel="next""#
        headers["Vary"] = "Accept-Encoding,\tOrigin , , X-A"
        headers["X-Sort"] = "by size"
        headers["X-Price-Range"] = "0.10, 99"
        headers["X-Cached"] = "true"
        headers["X-Seen"] = "Sun, 06 Nov 1994 08:49:37 GMT, Sun Nov  6 08:49:38 1994"
        headers["X-Days"] = "0, 86400"
        let json = #"[{"id":1,"item":"tea"}]"#
        let response = try ListOrders.response(200, json, headers: headers)
        #expect(response.value == [ResponseHeaders.Order(id: 1, item: "tea")])
        #expect(response.lastModified == Date(timeIntervalSince1970: 784_111_777))
        #expect(response.xRateLimitReset == Date(timeIntervalSince1970: 1_714_564_800))
        #expect(response.xRequestID == UUID(uuidString: "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6"))
        #expect(response.link == #"<https://shop.example.com/orders?page=2>; rel="next""#)
        #expect(response.vary == ["Accept-Encoding", "Origin", "X-A"])
        #expect(response.xSort == .unrecognized("by size"))
        #expect(response.xPriceRange == [Decimal(sign: .plus, exponent: -1, significand: 1), 99])
        #expect(response.xCached == true)
        #expect(response.xSeen?.map(\.timeIntervalSince1970) == [784_111_777, 784_111_778])
        #expect(response.xDays?.map(\.timeIntervalSince1970) == [0, 86_400])
    }

    @Test(arguments: [
        ("X-Total", nil, "expected the header 'X-Total', found none (byte 0)"),
        ("Vary", nil, "expected the header 'Vary', found none (byte 0)"),
        (
            "X-Total", "twelve",
            "expected an integer in the header 'X-Total', found 'twelve' (byte 0)"
        ),
        ("X-Total", "", "expected an integer in the header 'X-Total', found nothing (byte 0)"),
        (
            "X-Seen", "Sun, 06 Nov 1994 08:49:37 GMT, Monday",
            "expected an HTTP date in the header 'X-Seen', found 'Monday' (byte 0)"
        ),
        (
            "Last-Modified", "1994-11-06",
            "expected an HTTP date in the header 'Last-Modified', found '1994-11-06' (byte 0)"
        ),
    ])
    func whatIsMissingOrWrongIsNamed(name: String, value: String?, message: String) async {
        var headers = few
        headers[name] = value
        let reply = TransportReply(headers: headers, body: Data("[]".utf8))
        let stub = StubTransport()
        stub.answer(ListOrders.self, reply)
        let client = EndpointClient<ResponseHeaders>(transport: stub)
        let error = await #expect(throws: EndpointError<Never>.self) {
            try await client.send(.listOrders())
        }
        guard case .decoding(let problem, _) = error else {
            Issue.record("not a decoding error: \(String(describing: error))")
            return
        }
        #expect(problem.description == message)
    }

    @Test func eachOfSeveralStatusesHasItsOwn() throws {
        let order = #"{"order":{"id":1,"item":"tea"}}"#
        #expect(
            try ResponseHeaders.CreateOrder.response(
                201,
                order,
                headers: ["Location": "https://shop.example.com/orders/1", "ETag": #"W/"1""#]
            )
                == .created(
                    .init(
                        value: ResponseHeaders.Order(id: 1, item: "tea"),
                        location: try #require(URL(string: "https://shop.example.com/orders/1")),
                        eTag: #"W/"1""#
                    )
                )
        )
        #expect(
            try ResponseHeaders.CreateOrder.response(202, #"{"order":{"queue":3}}"#)
                == .accepted(.init(value: .init(queue: 3)))
        )
    }

    @Test func aHeaderMayBeCalledAsTheValueIs() throws {
        let response = try ResponseHeaders.GetTax.response(200, headers: ["value": "19 %"])
        #expect(response == .init(value: nil, valueHeader: "19 %"))
    }

    @Test func anAnswerMayBeHeadersAlone() async throws {
        let server = try LoopbackServer(
            .response(
                201,
                headers: [
                    "LOCATION": "https://uploads.example.com/u/1",
                    "Upload-Expires": "Sunday, 06-Nov-94 08:49:37 GMT",
                ]
            )
        )
        defer { server.stop() }
        let upload = try await EndpointClient<HeadersOnly>(of: server).send(.beginUpload())
        #expect(upload.location.absoluteString == "https://uploads.example.com/u/1")
        #expect(upload.uploadExpires == Date(timeIntervalSince1970: 784_111_777))
        expectOnly("POST /uploads HTTP/1.1", headers: ["accept: */*"], by: server)
    }

    @Test func soMayOneOfSeveral() throws {
        #expect(
            try HeadersOnly.CheckUpload.response(200, headers: ["upload-offset": "5000000000"])
                == .ok(.init(uploadOffset: 5_000_000_000))
        )
        #expect(try HeadersOnly.CheckUpload.response(204) == .noContent)
    }
}

/// Headers that are more than one text: OpenAPI 3.1 §4.8.12.3 for objects in the style `simple`.
struct ResponseHeaderValuesTests {
    private typealias GetColor = ResponseHeaders.GetColor

    private static let few: HTTPHeaders = [
        "X-Color": "R,100,G,200", "X-Limit": "12", "X-Version": "2",
        "X-Result": #"{"id":1,"item":"tea"}"#,
    ]

    private func response(_ header: String, _ text: String?) throws -> GetColor.Response {
        var headers = Self.few
        headers[header] = text
        return try GetColor.response(204, headers: headers)
    }

    @Test func anObjectIsKeysAndValues() throws {
        let response = try GetColor.response(204, headers: Self.few)
        #expect(response.xColor == ResponseHeaders.Color(r: 100, g: 200))
        #expect(response.xShade == nil)
        #expect(response.xResult == ResponseHeaders.Order(id: 1, item: "tea"))
        #expect(response.xVersion == "2")
        #expect(response.xLevel == nil)
        #expect(
            response
                == .init(
                    xColor: .init(r: 100, g: 200),
                    xLimit: .integer(12),
                    xResult: .init(id: 1, item: "tea")
                )
        )
    }

    @Test func anExplodedOneHasEqualsSigns() throws {
        let shade = try response("X-Shade", "R=100, G=200,name=1e2").xShade
        #expect(shade == ResponseHeaders.Color(r: 100, g: 200, name: "1e2"))
    }

    @Test func textThatLooksLikeANumberIsTextWhereTextIsMeant() throws {
        let color = try response("X-Color", "name,007,R,1,extra,true").xColor
        #expect(color == ResponseHeaders.Color(r: 1, name: "007"))
        let quoted = try response("X-Color", #"R,1,name,"a, b""#).xColor
        #expect(quoted.name == #""a, b""#)
    }

    @Test func aDictionaryHasDatesInTheirForm() throws {
        let resets = try response("X-Resets", "core,0,search,86400").xResets
        #expect(
            resets == [
                "core": Date(timeIntervalSince1970: 0),
                "search": Date(timeIntervalSince1970: 86_400),
            ]
        )
    }

    @Test func aUnionIsWhatTheTextIsInJSON() throws {
        #expect(try response("X-Limit", "12").xLimit == .integer(12))
        #expect(try response("X-Limit", "true").xLimit == .boolean(true))
        #expect(try response("X-Limit", "none").xLimit == .none_(.none_))
        #expect(try response("X-Limit", "many").xLimit == .unrecognized("many"))
        #expect(try response("X-Steps", "2, last,3").xSteps == [._2, .last, .unrecognized(3)])
    }

    @Test func oneJSONTextIsReadAsSuch() throws {
        let times = try response("X-Times", "[0, 86400]").xTimes
        #expect(times?.map(\.timeIntervalSince1970) == [0, 86_400])
        #expect(try response("X-Times", "null").xTimes == nil)
        #expect(try response("X-Level", "3").xLevel == 3)
    }

    @Test(arguments: [
        ("X-Color", nil, "expected the header 'X-Color', found none"),
        ("X-Color", "R,100,G", "expected keys and values in the header 'X-Color', found 'R,100,G'"),
        ("X-Shade", "R,100", "expected keys and values in the header 'X-Shade', found 'R,100'"),
        (
            "X-Color", "R,red",
            "expected an integer at 'R' in the header 'X-Color', found 'R,red'"
        ),
        ("X-Version", "3", "expected '2' in the header 'X-Version', found '3'"),
        ("X-Level", "2", "expected '3' in the header 'X-Level', found '2'"),
        ("X-Version", nil, "expected the header 'X-Version', found none"),
        ("X-Result", "tea", "expected an object in the header 'X-Result', found 'tea'"),
    ])
    func whatIsWrongIsNamed(name: String, text: String?, message: String) {
        let error = #expect(throws: JSONError.self) { try response(name, text) }
        #expect(error?.description == message + " (byte 0)")
    }
}
