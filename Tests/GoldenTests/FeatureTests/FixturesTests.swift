import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Fixtures are what the specs show: the values of the models' JSON, the requests, the answers.
struct FixturesTests {
    private let stub = StubTransport()
    private var client: EndpointClient<Fixtures> { EndpointClient(transport: stub) }
    private var shop: EndpointClient<Examples> { EndpointClient(transport: stub) }

    @Test func modelsAreTheirExamples() throws {
        try expectRoundTrip(
            #"{"id":7,"name":"Dolly","kind":"sheep","mood":"calm","born":"2026-03-04T05:06:07.125Z","tags":[]}"#,
            Fixtures.Animal.example
        )
        #expect(Fixtures.Animal.examples.count == 2)
        try expectRoundTrip(
            #"{"id":8,"name":"Zicke","kind":"zebra","mood":null,"born":"2026-03-04T05:06:07Z"}"#,
            Fixtures.Animal.examples[1]
        )
        #expect(Fixtures.Kind.example_ == .goat)
        #expect(
            try Fixtures.Load.examples.map { try $0.text } == [
                #"{"type":"milk","litres":12.5,"from":["goat","cow"]}"#, #""empty""#,
                #"{"type":"hay","bales":3}"#,
            ]
        )
        #expect(try Fixtures.Load(text: Fixtures.Load.example.text) == .example)
        try expectRoundTrip(
            #"["2026-03-04T05:06:07",1.5,"gate","mill"]"#,
            Fixtures.Track.example
        )
        #expect(
            Fixtures.pricesExample == [
                "egg": Decimal(string: "0.35"), "wool": 12,
                "a rather long name of something that can be bought": 1_234_567,
            ]
        )
        try expectRoundTrip(
            #"{"entries":{"monday":[1,"two",{"three":[null,true,4.5]},"and as much as there is room for on a line"],"sunday":[]},"photo":"iVBORw0KGgo=","seal":"123e4567-e89b-12d3-a456-426614174000","isDull":true}"#,
            Fixtures.Diary.example
        )
    }

    @Test func modelsMadeOfTheirProperties() {
        let person = Fixtures.Person(name: "Ada", wage: Decimal(string: "12.75"))
        #expect(Fixtures.Person.example == person)
        #expect(
            Fixtures.Barn.example
                == Fixtures.Barn(
                    animals: [.example],
                    owner: person,
                    place: Fixtures.Barn.Place(street: "Mill Lane 4"),
                    built: CalendarDate(year: 1911, month: 6, day: 1)
                )
        )
        #expect(Fixtures.Barn.example.area == 80)
    }

    @Test func aReplyIsDecoded() async throws {
        stub.answer(Fixtures.ListAnimals.self, Fixtures.ListAnimals.exampleReply)
        let answer = try await client.send(Fixtures.ListAnimals.example)
        #expect(answer.value.map(\.name) == ["Dolly"])
        #expect(answer.xTotal == 2)
        #expect(
            stub.requests[0].urlRequest.url?.absoluteString
                == "https://farm.example.com/animals?kinds=sheep&kinds=goat&born=2026-03-01"
        )
    }

    @Test func textBodiesAndNull() async throws {
        stub.answer(Fixtures.RenameAnimal.self, Fixtures.RenameAnimal.namedReply)
        #expect(try await client.send(Fixtures.RenameAnimal.example) == "as you like\n")
        _ = try await client.send(Fixtures.RenameAnimal.silentExample)
        let bodies = stub.requests.map {
            String(decoding: $0.urlRequest.httpBody ?? Data(), as: UTF8.self)
        }
        #expect(
            bodies == [
                ##"{"name":"Dolly \"the\" \\#(ewe)"}"##, #"{"name":"D","motto":null}"#,
            ]
        )
    }

    @Test func anOptionalForm() async throws {
        stub.answer(Fixtures.Feed.self, Fixtures.Feed.plentyReply)
        try await client.send(Fixtures.Feed.plentyExample)
        let body = stub.requests[0].urlRequest.httpBody
        #expect(body.map { String(decoding: $0, as: UTF8.self) } == "hay=2.5&at=06%3A30%3A00")
        #expect(Fixtures.Feed.exampleReply.status == 200)
    }

    @available(*, deprecated)
    @Test func linesAreRead() throws {
        let reply = Fixtures.WatchScales.exampleReply
        #expect(reply.headers["Content-Type"] == "application/jsonl")
        #expect(reply.body.split(separator: UInt8(ascii: "\n")).count == 2)
        #expect(reply.body.last == UInt8(ascii: "\n"))
    }

    @Test func answersOfEveryStatus() async throws {
        stub.answer(Examples.GetProduct.self, Examples.GetProduct.exampleReply)
        let product = try await shop.send(Examples.GetProduct.example)
        #expect(product.name == "Sencha" && product.price.amount == 9.5)
        #expect(
            stub.requests[0].urlRequest.url?.absoluteString
                == "https://shop.example.com/products/12?currency=USD&at=2024-05-31"
        )
        stub.answer(Examples.GetProduct.self, Examples.GetProduct.missingReply)
        await #expect(throws: EndpointError<Examples.GetProduct.Failure>.self) {
            try await shop.send(Examples.GetProduct.missingExample)
        }
        let broken = Examples.GetProduct.brokenReply
        #expect(broken.status == 503 && broken.body == Data("back at noon".utf8))
        stub.answer(Examples.AddPicture.self, Examples.AddPicture.exampleReply)
        #expect(try await shop.send(Examples.AddPicture.example).count == 8)
    }

    @Test func eventsAreRead() throws {
        var reader = EventStreamReader(Examples.WatchPrices.self)
        #expect(
            try reader.elements(in: Array(Examples.WatchPrices.exampleReply.body)) == [
                .price(Examples.Price(amount: 9.5, currency: "USD")), .closed("until tomorrow"),
            ]
        )
    }
}
