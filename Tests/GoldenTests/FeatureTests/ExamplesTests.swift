import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What the examples of the spec show is what a client sends and reads.
struct ExamplesTests {
    private let stub = StubTransport()
    private var client: EndpointClient<Examples> { EndpointClient(transport: stub) }

    @Test func aRequestWithItsAnswer() async throws {
        stub.answer(
            Examples.GetProduct.self,
            json: #"""
                { "data": { "id": 12, "name": "Sencha", "kind": "loose",
                    "price": { "amount": 9.5, "currency": "USD" },
                    "offers": [{ "type": "discount", "percent": 10 }, { "type": "gift", "product": 7 }],
                    "note": null } }
                """#
        )
        let day = try #require(CalendarDate("2024-05-31"))
        let product = try await client.send(
            .getProduct(id: 12, currency: .usd, at: day, xShop: "tea")
        )
        #expect(product.id == 12)
        #expect(product.name == "Sencha")
        #expect(product.kind == .loose)
        #expect(product.price == Examples.Price(amount: 9.5, currency: "USD"))
        #expect(product.offers == [.discount(.init(percent: 10)), .gift(.init(product: 7))])
        #expect(product.note == nil)
        let request = stub.requests[0].urlRequest
        #expect(
            request.url?.absoluteString
                == "https://shop.example.com/products/12?currency=USD&at=2024-05-31"
        )
        #expect(request.value(forHTTPHeaderField: "X-Shop") == "tea")
    }

    @Test func aBodyWithoutWhatOnlyTheServerSets() async throws {
        stub.answer(Examples.AddProduct.self, status: 202)
        let product = Examples.Product(
            name: "Assam",
            kind: .bag,
            price: Examples.Price(amount: 4),
            offers: []
        )
        #expect(try await client.send(.addProduct(xShop: "tea", body: product)) == .accepted)
        #expect(
            stub.requests[0].urlRequest.httpBody.map { String(decoding: $0, as: UTF8.self) }
                == #"{"name":"Assam","kind":"bag","price":{"amount":4,"currency":"EUR"},"offers":[]}"#
        )
    }

    @Test func namedEvents() throws {
        var reader = EventStreamReader(Examples.WatchPrices.self)
        let text =
            "event: price\ndata: {\"amount\":9.5,\"currency\":\"USD\"}\n\n"
            + "event: closed\ndata: until tomorrow\n\ndata: [DONE]\n\n"
        #expect(
            try reader.elements(in: Array(text.utf8)) == [
                .price(Examples.Price(amount: 9.5, currency: "USD")), .closed("until tomorrow"),
            ]
        )
    }
}
