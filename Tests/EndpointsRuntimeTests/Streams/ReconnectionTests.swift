import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Another connection to a stream of events, by WHATWG HTML §9.2.3.
struct ReconnectionTests {
    private let stub = StubTransport()
    private let clock = StubClock()
    private static let lost = StubPiece.failure(URLError(.networkConnectionLost))
    private static let nothing = StubAnswer.reply(TransportReply(status: 204))

    private var client: EndpointClient<Sample> {
        EndpointClient(transport: stub, clock: clock)
    }

    private var lastEventIDs: [String?] {
        stub.requests.map { $0.urlRequest.value(forHTTPHeaderField: "Last-Event-ID") }
    }

    @Test func itGoesOnBehindTheLastEvent() async {
        stub.answer(
            WatchItems.self,
            inTurn: [
                .stream(["id: a\ndata: {\"id\":1}\n\nid: b\ndata: {\"id\"", Self.lost]),
                .stream(["\u{FEFF}id: b\ndata: {\"id\":2}\n\n", "data: {\"id\":3}\n\ndata: {\"i"]),
                Self.nothing,
            ]
        )
        let outcome = await StreamOutcome(of: client.events(of: WatchItems()))
        #expect(outcome.elements.map(\.id) == [1, 2, 3])
        #expect(outcome.error == nil)
        #expect(lastEventIDs == [nil, "a", "b"])
        #expect(clock.pauses == [.seconds(3), .seconds(3)])
    }

    /// An event that has not ended is lost with its connection, whole lines of it too.
    @Test func noEventIsOfTwoConnections() async {
        stub.answer(
            WatchItems.self,
            inTurn: [
                .stream(["id: a\ndata: {\"id\":1}\n\nid: b\ndata: {\"id\":5}\n", Self.lost]),
                .stream(["data: {\"id\":2}\n\n"]), Self.nothing,
            ]
        )
        let outcome = await StreamOutcome(of: client.events(of: WatchItems()))
        #expect(outcome.elements.map(\.id) == [1, 2])
        #expect(outcome.error == nil)
        #expect(lastEventIDs == [nil, "a", "a"])
    }

    @Test func theStreamSaysHowLongToWait() async {
        stub.answer(
            WatchItems.self,
            inTurn: [
                .stream(["retry: 250\n\ndata: {\"id\":1}\n\n"]),
                .stream(["data: {\"id\":2}\n\nretry: 10\n"]), Self.nothing,
            ]
        )
        let outcome = await StreamOutcome(of: client.events(of: WatchItems()))
        #expect(outcome.elements.map(\.id) == [1, 2])
        #expect(lastEventIDs == [nil, nil, nil])
        #expect(clock.pauses == [.milliseconds(250), .milliseconds(10)])
    }

    @Test func oneThatOffersNothingHasEnded() async {
        stub.answer(WatchItems.self, stream: ["data: {\"id\":1}\n\n"])
        let outcome = await StreamOutcome(of: client.events(of: WatchItems()))
        #expect(outcome.elements.map(\.id) == [1])
        #expect(outcome.error == nil)
        #expect(stub.requests.count == 1)
    }

    @Test func oneThatOffersNothingAndIsLostIsAnError() async {
        stub.answer(WatchItems.self, stream: ["data: {\"id\":1}\n\n", Self.lost])
        let outcome = await StreamOutcome(of: client.events(of: WatchItems()))
        #expect(outcome.elements.map(\.id) == [1])
        guard case .transport(let problem) = outcome.error else {
            Issue.record("\(String(describing: outcome.error))")
            return
        }
        #expect(problem.reason == .connectionLost)
        #expect(stub.requests.count == 1)
    }

    @Test func itIsAlwaysConnectedAgainWhereThatIsAsked() async {
        stub.answer(
            WatchItems.self,
            inTurn: [
                .stream(["data: {\"id\":1}\n\n"]), .stream(["data: {\"id\":2}\n\n"]), Self.nothing,
            ]
        )
        let stream = client.events(of: WatchItems(), reconnecting: .always)
        #expect(await StreamOutcome(of: stream).elements.map(\.id) == [1, 2])
        #expect(stub.requests.count == 3)
    }

    @Test(
        arguments: [
            ("never", ReconnectionPolicy.never, [:]),
            ("another type", .always, ["Content-Type": "text/plain"]),
        ] as [(String, ReconnectionPolicy, HTTPHeaders)]
    )
    func itIsNotConnectedAgain(why: String, policy: ReconnectionPolicy, headers: HTTPHeaders) async
    {
        stub.answer(WatchItems.self, stream: ["id: 1\ndata: {\"id\":1}\n\n"], headers: headers)
        let outcome = await StreamOutcome(of: client.events(of: WatchItems(), reconnecting: policy))
        #expect(outcome.elements.map(\.id) == [1])
        #expect(outcome.error == nil)
        #expect(stub.requests.count == 1, "\(why)")
    }

    @Test func whatMustNotArriveTwiceIsSentOnce() async {
        stub.answer(Converse.self, stream: ["id: 1\ndata: a\n\n", Self.lost])
        let outcome = await StreamOutcome(of: client.events(of: Converse(), reconnecting: .always))
        #expect(outcome.elements == ["a"])
        #expect(outcome.error != nil)
        #expect(stub.requests.count == 1)
    }

    @Test func aFailureEndsIt() async {
        stub.answer(
            WatchItems.self,
            inTurn: [
                .stream(["id: 1\ndata: {\"id\":1}\n\n"]), .reply(.json("{\"id\":9}", status: 404)),
            ]
        )
        let outcome = await StreamOutcome(of: client.events(of: WatchItems()))
        #expect(outcome.elements.map(\.id) == [1])
        guard case .failure(.notFound(let item), _) = outcome.error else {
            Issue.record("\(String(describing: outcome.error))")
            return
        }
        #expect(item.id == 9)
    }

    @Test func aFirstConnectionThatFailsIsAnError() async {
        stub.fail(WatchItems.self, URLError(.cannotConnectToHost))
        let stream = client.events(of: WatchItems(), reconnecting: .always)
        let outcome = await StreamOutcome(of: stream)
        #expect(outcome.error != nil)
        #expect(stub.requests.count == 1)
    }

    @Test func pausesGrowWhileConnectionsFail() async {
        let refused = StubAnswer.failure(URLError(.cannotConnectToHost))
        stub.answer(
            WatchItems.self,
            inTurn: [
                .stream(["id: 1\nretry: 2000\ndata: {\"id\":1}\n\n"]), refused, .stream([]),
                refused,
                .stream(["data: {\"id\":2}\n\n"]), refused, refused, refused, refused, refused,
                refused,
            ]
        )
        var policy = ReconnectionPolicy.standard
        policy.maximumFailures = 6
        policy.cap = .seconds(20)
        let outcome = await StreamOutcome(of: client.events(of: WatchItems(), reconnecting: policy))
        #expect(outcome.elements.map(\.id) == [1, 2])
        #expect(clock.pauses == [2, 4, 8, 16, 2, 4, 8, 16, 20, 20].map { Duration.seconds($0) })
        guard case .transport(let problem) = outcome.error else {
            Issue.record("\(String(describing: outcome.error))")
            return
        }
        #expect(problem.reason == .connectionRefused)
    }

    @Test func aServerThatSaysToComeAtOnceIsNotAskedWithoutEnd() async {
        stub.answer(
            WatchItems.self,
            inTurn: [.stream(["retry: 0\n\n"])] + Array(repeating: .stream([]), count: 10)
        )
        let outcome = await StreamOutcome(of: client.events(of: WatchItems()))
        #expect(outcome.elements == [])
        #expect(outcome.error == nil)
        #expect(stub.requests.count == 11)
        #expect(clock.pauses.reduce(.zero, +) > .seconds(200))
    }

    @Test func cancellationEndsThePause() async {
        stub.answer(WatchItems.self, stream: ["id: 1\ndata: {\"id\":1}\n\n"])
        let stream = client.events(of: WatchItems())
        let task = Task {
            var elements: [Item] = []
            do {
                for try await element in stream {
                    elements.append(element)
                    withUnsafeCurrentTask { $0?.cancel() }
                }
            } catch {
                return (elements, error as? EndpointError<GetItem.Failure>)
            }
            return (elements, nil)
        }
        let (elements, error) = await task.value
        #expect(elements.map(\.id) == [1])
        #expect(error?.isCancellation == true)
        #expect(stub.requests.count == 1)
    }
}
