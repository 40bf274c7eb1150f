import EndpointsRuntime
import Foundation
import Testing

/// A document of OpenAPI 3.0 on the wire: Parameter, Encoding, Discriminator and Schema Object of 3.0.4.
struct OpenAPI30Tests {
    @Test func anObjectIsDeep() throws {
        let request = BookStore.ListItems(
            filter: .init(author: "Ann Radcliffe", from: 1790),
            tags: ["a", "b c"]
        )
        #expect(
            try request.wire()
                == "GET https://main.books.example/v1/items"
                + "?filter%5Bauthor%5D=Ann%20Radcliffe&filter%5Bfrom%5D=1790&tags=a%7Cb%20c"
        )
    }

    /// An object without a style is one JSON text; with `deepObject` it is a field for each property.
    @Test func aFormHasObjects() throws {
        let request = BookStore.PlaceOrder(
            items: [1, 2],
            address: .init(city: "A b"),
            invoice: .init(street: "s", city: "c")
        )
        #expect(
            try request.wire()
                == "POST https://main.books.example/v1/orders\n"
                + "application/x-www-form-urlencoded\n"
                + "items=1%2C2&address=%7B%22city%22%3A%22A+b%22%7D"
                + "&invoice%5Bstreet%5D=s&invoice%5Bcity%5D=c"
        )
    }

    /// The mapping's keys are the values of the discriminator, which members always write.
    @Test func theDiscriminatorTellsTheMember() throws {
        let text = #"{"kind":"book","title":"Emma","price":null}"#
        try expectRoundTrip(text, BookStore.Item.book(.init(title: "Emma", price: nil)))
        try expectRoundTrip(#"{"kind":"map","scale":25}"#, BookStore.Item.map(.init(scale: 25)))
        #expect(
            try BookStore.AddItem(body: .map(.init(scale: 25))).wire()
                == "POST https://main.books.example/v1/items\n"
                + #"application/json"# + "\n" + #"{"kind":"map","scale":25}"#
        )
        let unknown = try BookStore.Item(text: #"{"kind":"pen"}"#)
        #expect(unknown == .unrecognized(["kind": "pen"]))
    }

    /// What is `nullable` and required is there, if as null; what is not required may be absent, too.
    @Test func nullIsAValueOfItsOwn() throws {
        let book = BookStore.Book(title: "a", subtitle: .null, price: 1.5)
        try expectRoundTrip(#"{"kind":"book","title":"a","subtitle":null,"price":1.5}"#, book)
        #expect(throws: JSONError.self) {
            try BookStore.Book(text: #"{"kind":"book","title":"a"}"#)
        }
    }
}
