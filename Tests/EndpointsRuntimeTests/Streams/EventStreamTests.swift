import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What a client gives of streams, whatever their transport.
struct EventStreamTests {
    private let stub = StubTransport(clock: StubClock())

    private func client(
        authentication: Authentication? = nil,
        interceptors: [any EndpointInterceptor] = []
    ) -> EndpointClient<Sample> {
        EndpointClient(
            authentication: authentication,
            interceptors: interceptors,
            transport: stub
        )
    }

    @Test func eventsComeUntilTheStreamEnds() async {
        stub.answer(
            WatchItems.self,
            stream: [
                "data: {\"i", "d\":1}\n", .pause(.seconds(9)), "\n: ping\n\ndata:{\"id\":2}\n\n",
            ]
        )
        let outcome = await StreamOutcome(of: client().events(of: WatchItems()))
        #expect(outcome.elements == [Item(id: 1), Item(id: 2)])
        #expect(outcome.error == nil)
        let request = stub.requests[0].urlRequest
        #expect(request.value(forHTTPHeaderField: "Accept") == "text/event-stream")
        #expect(request.value(forHTTPHeaderField: "Last-Event-ID") == nil)
    }

    @Test func anEventEndsTheStream() async {
        stub.answer(
            WatchItems.self,
            stream: [
                "id: 1\ndata: {\"id\":1}\n\ndata: [DONE]\n\ndata: {\"id\":2}\n\n", "data: 3\n\n",
            ]
        )
        let outcome = await StreamOutcome(of: client().events(of: WatchItems()))
        #expect(outcome.elements == [Item(id: 1)])
        #expect(outcome.error == nil)
        #expect(stub.requests.count == 1)
    }

    @Test func aWholeBodyIsAStreamToo() async {
        stub.answer(WatchItems.self, .text("data: {\"id\":1}\n\n"))
        let outcome = await StreamOutcome(of: client().events(of: WatchItems()))
        #expect(outcome.elements == [Item(id: 1)])
    }

    @Test func whatDoesNotDecodeEndsItAfterWhatDid() async {
        stub.answer(
            WatchItems.self,
            stream: ["data: {\"id\":1}\n\ndata: {\"id\":\"x\"}\n\ndata: {\"id\":3}\n\n"]
        )
        let outcome = await StreamOutcome(of: client().events(of: WatchItems()))
        #expect(outcome.elements == [Item(id: 1)])
        guard case .decoding(let error, let reply) = outcome.error else {
            Issue.record("\(String(describing: outcome.error))")
            return
        }
        #expect(error.path.description == "id")
        #expect(reply.status == 200)
        #expect(String(decoding: reply.body, as: UTF8.self) == "{\"id\":\"x\"}")
    }

    @Test func afterAnErrorItHasEnded() async throws {
        stub.answer(WatchItems.self, stream: ["data: no JSON\n\n", "data: {\"id\":1}\n\n"])
        var iterator = client().events(of: WatchItems()).makeAsyncIterator()
        await #expect(throws: EndpointError<GetItem.Failure>.self) { try await iterator.next() }
        #expect(try await iterator.next() == nil)
    }

    @Test func aFailureIsTheDeclaredOne() async {
        stub.answer(WatchItems.self, stream: ["{\"id\"", ":404}"], status: 404)
        let outcome = await StreamOutcome(of: client().events(of: WatchItems()))
        guard case .failure(.notFound(let item), _) = outcome.error else {
            Issue.record("\(String(describing: outcome.error))")
            return
        }
        #expect(item == Item(id: 404))
    }

    @Test(arguments: [true, false])
    func jsonInThePlaceOfEventsIsAnError(isWhole: Bool) async {
        let headers: HTTPHeaders = ["Content-Type": "application/json; charset=utf-8"]
        if isWhole {
            stub.answer(WatchItems.self, json: "{\"ok\":false}")
        } else {
            stub.answer(WatchItems.self, stream: [" {\"ok\"", ":false}"], headers: headers)
        }
        let outcome = await StreamOutcome(of: client().events(of: WatchItems()))
        guard case .decoding(let error, let reply) = outcome.error else {
            Issue.record("\(String(describing: outcome.error))")
            return
        }
        #expect(error.expected == "server-sent events")
        #expect(reply.text().contains("\"ok\":false"))
    }

    /// Servers send it while they have no answer.
    @Test func whiteSpaceMayComeBeforeSuchJSON() async {
        stub.answer(
            WatchItems.self,
            stream: [" ", "\r\n", "{\"ok\"", ":false}"],
            headers: ["Content-Type": "application/json"]
        )
        let outcome = await StreamOutcome(of: client().events(of: WatchItems()))
        guard case .decoding(let error, _) = outcome.error else {
            Issue.record("\(String(describing: outcome.error))")
            return
        }
        #expect(error.expected == "server-sent events")
    }

    @Test func jsonThatSaysNoIsTheDeclaredFailure() async {
        stub.answer(
            WatchOrders.self,
            stream: ["{\"id\"", ":0}"],
            headers: ["Content-Type": "application/json"]
        )
        let outcome = await StreamOutcome(of: client().events(of: WatchOrders()))
        guard case .failure(let failure, _) = outcome.error else {
            Issue.record("\(String(describing: outcome.error))")
            return
        }
        #expect(failure.item == Item(id: 0))
    }

    @Test func eventsOfAnotherTypeAreRead() async {
        stub.answer(
            WatchItems.self,
            stream: ["data: {\"id\":1}\n\n", "data: {\"id\":2}\n\n"],
            headers: ["Content-Type": "application/json"]
        )
        let outcome = await StreamOutcome(of: client().events(of: WatchItems()))
        #expect(outcome.elements.map(\.id) == [1, 2])
    }

    @MainActor @Test func theMainActorCanRead() async throws {
        stub.answer(WatchItems.self, stream: ["data: {\"id\":1}\n\n", "data: {\"id\":2}\n\n"])
        var ids: [Int64] = []
        for try await item in client().events(of: WatchItems()) { ids.append(item.id) }
        #expect(ids == [1, 2])
    }

    @Test func aFailuresBodyIsReadUpToALimit() async {
        let piece = StubPiece.data(Data(count: 1 << 18))
        stub.answer(WatchItems.self, stream: Array(repeating: piece, count: 9), status: 500)
        let outcome = await StreamOutcome(of: client().events(of: WatchItems()))
        guard case .status(let reply) = outcome.error else {
            Issue.record("\(String(describing: outcome.error))")
            return
        }
        #expect(reply.body.count == 1 << 20)
    }

    @Test func anExpiredTokenIsRefreshed() async {
        stub.answer(
            WatchItems.self,
            inTurn: [
                .reply(TransportReply(status: 401)), .stream(["data: {\"id\":1}\n\n"]),
            ]
        )
        let tokens = TokenSequence()
        let outcome = await StreamOutcome(
            of: client(authentication: .bearer(tokens)).events(of: WatchItems())
        )
        #expect(outcome.elements == [Item(id: 1)])
        #expect(
            stub.requests.map { $0.urlRequest.value(forHTTPHeaderField: "Authorization") }
                == ["Bearer 1", "Bearer 2"]
        )
    }

    @Test func interceptorsSeeIt() async {
        struct Language: EndpointInterceptor {
            func send(
                _ request: TransportRequest,
                next: any Transport
            ) async throws -> TransportReply {
                var request = request
                request.urlRequest.setValue("de", forHTTPHeaderField: "Accept-Language")
                let reply = try await next.send(request)
                #expect(reply.stream != nil)
                return reply
            }
        }
        stub.answer(WatchItems.self, stream: ["data: {\"id\":1}\n\n"])
        let client = client(interceptors: [Language()])
        let outcome = await StreamOutcome(of: client.events(of: WatchItems()))
        #expect(outcome.elements == [Item(id: 1)])
        let language = stub.requests[0].urlRequest.value(forHTTPHeaderField: "Accept-Language")
        #expect(language == "de")
    }

    @Test func noConditionIsAddedToIt() async {
        let headers: HTTPHeaders = ["ETag": "\"1\""]
        stub.answer(ExportItems.self, stream: ["{\"id\":1}\n"], headers: headers)
        let client = client(interceptors: [ConditionalRequests()])
        for _ in 0..<2 {
            #expect(await StreamOutcome(of: client.lines(of: ExportItems())).elements.count == 1)
        }
        let tags = stub.requests.map { $0.urlRequest.value(forHTTPHeaderField: "If-None-Match") }
        #expect(tags == [nil, nil])
    }

    @Test func linesComeOneByOne() async {
        stub.answer(ExportItems.self, stream: ["{\"id\":1}\n\n{\"id\"", ":2}\r\n{\"id\":3}"])
        let outcome = await StreamOutcome(of: client().lines(of: ExportItems()))
        #expect(outcome.elements.map(\.id) == [1, 2, 3])
        #expect(outcome.error == nil)
    }

    @Test func anErrorNamesItsLine() async {
        stub.answer(ExportItems.self, stream: ["{\"id\":1}\n{\"id\":2}\n{\"id\":true}"])
        let outcome = await StreamOutcome(of: client().lines(of: ExportItems()))
        #expect(outcome.elements.map(\.id) == [1, 2])
        guard case .decoding(let error, let reply) = outcome.error else {
            Issue.record("\(String(describing: outcome.error))")
            return
        }
        #expect(error.path.description == "[2].id")
        #expect(error.line == 3)
        #expect(String(decoding: reply.body, as: UTF8.self) == "{\"id\":true}")
    }

    @Test func oneBeyondTheLimitIsAnErrorAfterTheOthers() async {
        stub.answer(ExportItems.self, stream: ["{\"id\":1}\n{\"id\":1234567890123"])
        let client = client().with(\.limits, JSONLimits(size: 12))
        let outcome = await StreamOutcome(of: client.lines(of: ExportItems()))
        #expect(outcome.elements.map(\.id) == [1])
        guard case .decoding(let error, _) = outcome.error else {
            Issue.record("\(String(describing: outcome.error))")
            return
        }
        #expect(error.expected == "at most 12 bytes")
    }

    @Test func linesThatAreLostAreAnError() async {
        stub.answer(
            ExportItems.self,
            stream: ["{\"id\":1}\n{\"id\":2", .failure(URLError(.networkConnectionLost))]
        )
        let outcome = await StreamOutcome(of: client().lines(of: ExportItems()))
        #expect(outcome.elements.map(\.id) == [1])
        guard case .transport(let problem) = outcome.error else {
            Issue.record("\(String(describing: outcome.error))")
            return
        }
        #expect(problem.reason == .connectionLost)
    }

    @Test func aKeyOfTheQueryIsInNoError() async {
        struct Keyed: LineStreamRequestable {
            typealias API = Sample
            typealias Element = Item
            static var endpoint: Endpoint {
                Endpoint(.get, "/keyed", authentication: .apiKey("key", in: .query))
            }
        }
        let url = URL(string: "https://api.example.com/?key=sesame")
        let lost = URLError(
            .networkConnectionLost,
            userInfo: [NSURLErrorFailingURLErrorKey: url as Any]
        )
        stub.answer(Keyed.self, stream: ["{\"id\":1}\n", .failure(lost)])
        let client = client(authentication: .apiKey("sesame"))
        let outcome = await StreamOutcome(of: client.lines(of: Keyed()))
        #expect(outcome.elements == [Item(id: 1)])
        #expect(stub.requests[0].urlRequest.url?.query() == "key=sesame")
        guard case .transport(let problem) = outcome.error else {
            Issue.record("\(String(describing: outcome.error))")
            return
        }
        #expect(!"\((problem.underlying as NSError).userInfo)".contains("sesame"))
    }

    @Test func eachIterationSendsTheRequest() async {
        stub.answer(ExportItems.self, stream: ["{\"id\":1}\n"])
        let stream = client().lines(of: ExportItems())
        #expect(stub.requests.isEmpty)
        for _ in 0..<2 {
            #expect(await StreamOutcome(of: stream).elements == [Item(id: 1)])
        }
        #expect(stub.requests.count == 2)
    }

    @Test func aCancelledTaskIsToldSo() async {
        stub.answer(ExportItems.self, stream: ["{\"id\":1}\n"])
        let stream = client().lines(of: ExportItems())
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await StreamOutcome(of: stream)
        }
        #expect(await task.value.error?.isCancellation == true)
        #expect(stub.requests.isEmpty)
    }

    @Test func anotherRequestGetsTheStubsPiecesWhole() async throws {
        stub.answer(GetItem.self, stream: ["{\"id\"", .pause(.seconds(1)), ":1}"])
        #expect(try await client().send(GetItem()) == Item(id: 1))
    }
}

/// Gives the tokens 1, 2, 3 and so on, one more each time it is asked to refresh.
private actor TokenSequence: BearerTokenProvider {
    private var number = 1

    func token() async throws -> BearerToken? { BearerToken("\(number)") }

    func refresh(_ token: BearerToken) async throws -> BearerToken? {
        number += 1
        return BearerToken("\(number)")
    }
}
