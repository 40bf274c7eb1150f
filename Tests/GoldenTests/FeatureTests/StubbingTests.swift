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
    @Test func aStreamComesInPieces() async throws {
        let clock = StubClock()
        let stub = StubTransport(clock: clock)
        let deploy = EndpointClient<EventStreams>(transport: stub, clock: clock)
        stub.answer(
            EventStreams.WatchDeployments.self,
            inTurn: [
                .stream([
                    "id: 7\ndata: {\"id\":1,\"sta", .pause(.seconds(20)), "te\":\"queued\"}\n\n",
                    .failure(URLError(.networkConnectionLost)),
                ]),
                .stream(["data: {\"id\":1,\"state\":\"done\"}\n\n"]),
                .reply(TransportReply(status: 204)),
            ]
        )
        var states: [String] = []
        for try await deployment in deploy.events(of: .watchDeployments(id: "1")) {
            states.append(deployment.state)
        }
        #expect(states == ["queued", "done"])
        #expect(clock.pauses == [.seconds(20), .seconds(3), .seconds(3)])
        let places = stub.requests.map { $0.urlRequest.value(forHTTPHeaderField: "Last-Event-ID") }
        #expect(places == [nil, "7", "7"])
    }

    @Test func linesAreStubbedAsTheyStand() async throws {
        let stub = StubTransport()
        let export = EndpointClient<JSONLines>(transport: stub)
        stub.answer(
            JSONLines.ExportUsers.self,
            stream: ["{\"id\":1,\"name\":\"a\"}\n{\"id\":2,\"na", "me\":\"b\"}\n"]
        )
        var names: [String] = []
        for try await user in export.lines(of: .exportUsers()) { names.append(user.name) }
        #expect(names == ["a", "b"])
    }
}
