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
