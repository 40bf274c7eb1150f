import EndpointsRuntime
import Testing

/// OpenAPI 3.1 §4.8.14 and §4.8.15: a form's fields are its schema's properties, written as their encoding says,
/// an object without one as JSON; escapes are those of WHATWG URL §5.2. What is `readOnly` is not sent.
struct FormBodiesTests {
    static let type = "content-type: application/x-www-form-urlencoded"

    @Test func fieldsHaveTheirEncoding() throws {
        let request = FormBodies.PlaceOrder(
            item: "tea & cup",
            tags: ["a", "b"],
            sizes: [1, 2],
            notes: ["x", "y z"],
            address: .init(city: "A b"),
            pickup: .init(city: "p"),
            billing: .init(city: "c"),
            extra: ["e"]
        )
        #expect(
            try request.wire()
                == """
                POST https://shop.example/orders
                \(Self.type)

                item=tea+%26+cup&ship=slow&tags=a%2Cb&sizes=1%7C2&notes=x&notes=y+z\
                &address=%7B%22city%22%3A%22A+b%22%7D&pickup%5Bcity%5D=p&city=c&extra=%5B%22e%22%5D
                """
        )
        #expect(
            try FormBodies.PlaceOrder(item: "a", ship: "fast", count: 2).wire()
                == "POST https://shop.example/orders\n\(Self.type)\n\nitem=a&ship=fast&count=2"
        )
    }

    /// A required form may have no field; an optional one is not sent then.
    @Test func aFormMayBeEmpty() throws {
        #expect(
            try FormBodies.Stamp().wire() == "POST https://shop.example/stamps\n\(Self.type)"
        )
        #expect(try FormBodies.Ping().wire() == "POST https://shop.example/pings\n\(Self.type)")
        #expect(
            try FormBodies.CancelOrder(id: "7").wire() == "DELETE https://shop.example/orders/7"
        )
    }

    @Test func propertiesOfAllOfAreFields() throws {
        #expect(
            try FormBodies.LogIn(city: "c", name: "n").wire()
                == "POST https://shop.example/logins\n\(Self.type)\n\ncity=c&name=n"
        )
        #expect(
            try FormBodies.Filter(color: "#f00").wire()
                == "POST https://shop.example/filters\n\(Self.type)\n\ncolor=%23f00"
        )
    }
}
