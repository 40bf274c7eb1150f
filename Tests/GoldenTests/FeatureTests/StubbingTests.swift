import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What the article on tests without a network shows.
struct StubbingTests {
    @Test func aTypeIsAnswered() async throws {
        let stub = StubTransport()
        let shop = EndpointClient<Examples>(transport: stub)

        stub.answer(Examples.GetProduct.self, Examples.GetProduct.exampleReply)
        let product = try await shop.send(.getProduct(id: 12, xShop: "tea"))
        #expect(product.name == "Sencha")

        let sent = stub.requests(to: Examples.GetProduct.self)
        #expect(sent.map { $0.urlRequest.value(forHTTPHeaderField: "X-Shop") } == ["tea"])
    }

    @Test func aValueIsItsJSON() async throws {
        let stub = StubTransport()
        let farm = EndpointClient<Fixtures>(transport: stub)
        stub.answer(Fixtures.GetBarn.self, with: .example)
        #expect(try await farm.send(.getBarn()) == .example)
    }

    @Test func aClosureSeesTheRequest() async throws {
        let stub = StubTransport()
        let shop = EndpointClient<Examples>(transport: stub)
        stub.answer(Examples.GetProduct.self) { request in
            let isKnown = request.urlRequest.url?.lastPathComponent == "12"
            return isKnown ? Examples.GetProduct.foundReply : Examples.GetProduct.missingReply
        }
        #expect(try await shop.send(Examples.GetProduct.foundExample).id == 12)
        await #expect(throws: EndpointError<Examples.GetProduct.Failure>.self) {
            try await shop.send(Examples.GetProduct.missingExample)
        }
    }

    @Test func answersInTurn() async throws {
        let stub = StubTransport()
        let shop = EndpointClient<Examples>(transport: stub)
        stub.answer(
            Examples.GetProduct.self,
            inTurn: [
                .failure(URLError(.timedOut)),
                .reply(.text("back at noon", status: 503)),
                .closure { _ in Examples.GetProduct.exampleReply },
            ]
        )
        stub.answerOthers(by: .failure(URLError(.notConnectedToInternet)))
        var found: [String] = []
        for _ in 1...4 {
            do {
                found.append(try await shop.send(Examples.GetProduct.example).name)
            } catch {
                found.append(
                    error.isTimeout ? "timeout" : error.statusCode.map(String.init) ?? "none left"
                )
            }
        }
        #expect(found == ["timeout", "503", "Sencha", "none left"])
        do {
            _ = try await shop.send(Examples.AddPicture.example)
            Issue.record("no failure")
        } catch {
            #expect(error.isOffline)
        }
    }

    @Test func nobodyWaits() async throws {
        let clock = StubClock()
        let slow = StubTransport(
            delay: .milliseconds(100) ... .milliseconds(300),
            clock: clock,
            random: { UInt64.max / 2 }
        )
        slow.answer(
            Examples.AddPicture.self,
            by: .reply(Examples.AddPicture.exampleReply).after(.seconds(2))
        )
        slow.answerOthers(by: .reply(Examples.GetProduct.exampleReply))
        let shop = EndpointClient<Examples>(transport: slow)
        _ = try await shop.send(Examples.AddPicture.example)
        _ = try await shop.send(Examples.GetProduct.example)
        #expect(clock.pauses.count == 2)
        #expect(clock.pauses[0] == .seconds(2))
        #expect(abs((clock.pauses[1] - .milliseconds(200)) / .milliseconds(1)) < 0.001)
    }
}
