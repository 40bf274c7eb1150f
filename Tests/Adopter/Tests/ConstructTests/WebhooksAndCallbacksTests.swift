import EndpointsRuntime
import Testing

/// OpenAPI 3.1 §4.8.1 and §4.8.18: a client does not send webhooks and callbacks, and may have to read them.
struct WebhooksAndCallbacksTests {
    @Test func onlyPathsAreSent() throws {
        #expect(
            try WebhooksAndCallbacks.PlaceOrder().wire() == "POST https://orders.example/orders"
        )
        #expect(
            try WebhooksAndCallbacks.PutCarts().wire() == "PUT https://orders.example/carts"
        )
        #expect(
            try WebhooksAndCallbacks.PutBaskets().wire() == "PUT https://orders.example/baskets"
        )
    }

    @Test func webhooksAreRead() throws {
        try expectRoundTrip(#"{"form":"f"}"#, WebhooksAndCallbacks.OrderForm(form: "f"))
        try expectRoundTrip(
            #"{"heard":true}"#,
            WebhooksAndCallbacks.OrderFormResponse(heard: true)
        )
        try expectRoundTrip(#"{"amount":1.5}"#, WebhooksAndCallbacks.OrderPaid(amount: 1.5))
        try expectRoundTrip(#"{"why":"w"}"#, WebhooksAndCallbacks.Loss(why: "w"))
    }

    @Test func callbacksAreRead() throws {
        try expectRoundTrip(#"{"reason":"r"}"#, WebhooksAndCallbacks.Returned(reason: "r"))
        try expectRoundTrip(#"{"parcel":"p"}"#, WebhooksAndCallbacks.Shipped(parcel: "p"))
        #expect(throws: JSONError.self) { try WebhooksAndCallbacks.Shipped(text: "{}") }
        try expectRoundTrip(#"{"items":2}"#, WebhooksAndCallbacks.Filled(items: 2))
    }
}
