import EndpointsRuntime
import Foundation
import LoopbackServer
import Testing

/// Bodies that are a model, or are made of models, as a server gets them.
struct ReferencedBodyTests {
    static let order =
        #"{"breads":[{"name":"Rye","grams":1000},{"name":"Oat","grams":750,"vegan":true}]}"#
    static let breads = [
        ReferencedBody.Bread(name: "Rye", grams: 1000),
        ReferencedBody.Bread(name: "Oat", grams: 750, vegan: true),
    ]
    static let json = ["accept: application/json", "content-type: application/json"]

    @Test func aModelIsTheBody() async throws {
        let answer = #"{"breads":[],"collected":"2024-05-01T08:00:00Z"}"#
        let server = try LoopbackServer(.json(200, answer), .json(200, answer))
        defer { server.stop() }
        let client = EndpointClient<ReferencedBody>(of: server)
        let key = try #require(UUID(uuidString: "6ba7b810-9dad-11d1-80b4-00c04fd430c8"))

        let placed = try await client.send(
            .placeOrder(shop: "s 1", idempotencyKey: key, body: .init(breads: Self.breads))
        )
        let replaced = try await client.send(
            .replaceOrder(
                number: 7,
                body: .init(breads: [], collected: Date(timeIntervalSince1970: 1_714_550_400))
            )
        )

        #expect(placed == replaced)
        #expect(placed.collected == Date(timeIntervalSince1970: 1_714_550_400))
        expectOnly(
            [
                ExpectedRequest(
                    "POST /shops/s%201/orders?dry_run=false HTTP/1.1",
                    headers: Self.json + ["idempotency-key: 6ba7b810-9dad-11d1-80b4-00c04fd430c8"],
                    body: Self.order
                ),
                ExpectedRequest("PUT /orders/7 HTTP/1.1", headers: Self.json, body: answer),
            ],
            by: server
        )
    }

    @Test func listsTextsAndNumbersAreBodies() async throws {
        let server = try LoopbackServer(
            .json(200, #"[{"name":"Rye","grams":1000}]"#),
            .response(204),
            .json(200, #""Ada's""#)
        )
        defer { server.stop() }
        let client = EndpointClient<ReferencedBody>(of: server)

        let menu = try await client.send(.replaceMenu(body: Self.breads))
        try await client.send(.setPrices(body: ["Rye": Decimal(string: "4.20") ?? 0]))
        let name = try await client.send(.rename(body: "Ada's \"Oven\""))

        #expect(menu == [Self.breads[0]])
        #expect(name == "Ada's")
        let list = #"[{"name":"Rye","grams":1000},{"name":"Oat","grams":750,"vegan":true}]"#
        expectOnly(
            [
                ExpectedRequest("PUT /menu HTTP/1.1", headers: Self.json, body: list),
                ExpectedRequest(
                    "PATCH /prices HTTP/1.1",
                    headers: ["accept: */*", "content-type: application/json"],
                    body: #"{"Rye":4.2}"#
                ),
                ExpectedRequest(
                    "PUT /name HTTP/1.1",
                    headers: Self.json,
                    body: #""Ada's \"Oven\"""#
                ),
            ],
            by: server
        )
    }

    /// Neither a byte nor a type is sent where there is no body (RFC 9110 §8.3).
    @Test func anOptionalOneIsLeftOut() async throws {
        let server = try LoopbackServer(.response(204), .response(204))
        defer { server.stop() }
        let client = EndpointClient<ReferencedBody>(of: server)

        try await client.send(.closeShop())
        try await client.send(.closeShop(body: .init()))

        expectOnly(
            [
                ExpectedRequest("POST /closing HTTP/1.1", headers: ["accept: */*"]),
                ExpectedRequest(
                    "POST /closing HTTP/1.1",
                    headers: ["accept: */*", "content-type: application/json"],
                    body: "{}"
                ),
            ],
            by: server
        )
    }

    @Test func theModelsAreReadAndWritten() throws {
        try expectRoundTrip(Self.order, ReferencedBody.Order(breads: Self.breads))
        try expectRoundTrip(#"{"reason":"Snow"}"#, ReferencedBody.Closing(reason: "Snow"))
    }
}
