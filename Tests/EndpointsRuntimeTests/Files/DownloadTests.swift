import EndpointsTesting
import Foundation
import LoopbackServer
import Testing

@testable import EndpointsRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Downloads to files over a connection.
@Suite(.timeLimit(.minutes(1)))
struct DownloadTests {
    typealias Answer = LoopbackServer.Answer

    private let folder: DownloadFolder
    private let told = Locked<[TransferProgress]>([])

    init() throws {
        folder = try DownloadFolder()
    }

    private func client(_ server: LoopbackServer) -> EndpointClient<Sample> {
        EndpointClient(server: EndpointServer(server.url))
    }

    /// The error of a download to the folder's target.
    private func download(
        _ client: EndpointClient<Sample>,
        _ request: GetArchive = GetArchive(),
        resuming: Bool = false
    ) async -> EndpointError<GetItem.Failure>? {
        do {
            try await client.download(request, to: folder.target, resuming: resuming) { progress in
                told.withLock { $0.append(progress) }
            }
            return nil
        } catch {
            return error
        }
    }

    @Test func aFileIsWritten() async throws {
        let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
        let server = try LoopbackServer(.response(200, headers: ["ETag": "\"1\""], body: bytes))
        defer { server.stop() }
        try folder.put("before")
        let reply = try await client(server).download(GetArchive(), to: folder.target) { progress in
            told.withLock { $0.append(progress) }
        }
        #expect(reply.status == 200 && reply.headers["ETag"] == "\"1\"" && reply.body.isEmpty)
        #expect(try Data(contentsOf: folder.target) == Data(bytes))
        #expect(try folder.names == ["a.zip"])
        let request = try #require(server.requests.first)
        #expect(request.line == "GET /archive HTTP/1.1")
        #expect(request.values(of: "Accept-Encoding") == ["identity"])
        #expect(request.values(of: "Range") == [])
        let steps = told.withLock { $0 }
        #expect(steps.first == TransferProgress(completed: 0, total: 3_000_000))
        #expect(steps.last == TransferProgress(completed: 3_000_000, total: 3_000_000))
        #expect(steps.last?.fraction == 1)
        #expect(steps.map(\.completed) == steps.map(\.completed).sorted())
    }

    @Test func aFileOfUnknownLengthIsWritten() async throws {
        let server = try LoopbackServer(.chunked(200, ["abc", "def"]), .response(200))
        defer { server.stop() }
        #expect(await download(client(server)) == nil)
        #expect(folder.text == "abcdef")
        #expect(told.withLock { $0.last } == TransferProgress(completed: 6, total: nil))
        #expect(await download(client(server)) == nil)
        #expect(folder.text == "")
        #expect(told.withLock { $0.last } == TransferProgress(completed: 0, total: 0))
    }

    @Test(arguments: [
        Answer.response(200, headers: ["Content-Length": "9", "ETag": "\"1\""], body: [97])
            .then(.close),
        .chunked(200, ["a", "b"]).cut(after: 60),
        .response(200, headers: ["Content-Length": "9"], body: [97]).then(.reset),
    ])
    func whatWasThereStaysWhereItIsInterrupted(answer: Answer) async throws {
        let server = try LoopbackServer(answer)
        defer { server.stop() }
        try folder.put("before")
        guard case .transport(let problem) = await download(client(server)) else {
            Issue.record("no transport problem")
            return
        }
        #expect(problem.reason == .connectionLost)
        #expect(folder.text == "before")
        #expect(try folder.names == ["a.zip"])
    }

    @Test func aFailureIsDecoded() async throws {
        let server = try LoopbackServer(.json(404, #"{"id":7}"#), .text(500, "no"))
        defer { server.stop() }
        guard case .failure(.notFound(let item), _) = await download(client(server)) else {
            Issue.record("no failure")
            return
        }
        #expect(item == Item(id: 7))
        #expect(await download(client(server))?.reply?.text() == "no")
        #expect(try folder.names == [])
    }

    /// A success whose body says no, as for an endpoint with `failure` in its spec.
    @Test func aSuccessThatIsNoneIsAFailure() async throws {
        struct Refused: FailureResponse {
            init?(_ reply: Reply) throws(JSONError) {}
            static func rejects(_ reply: Reply) -> Bool { reply.holds(false, at: "ok") }
        }
        struct Export: Requestable {
            typealias API = Sample
            typealias Response = Data
            typealias Failure = Refused
            static var endpoint: Endpoint { .init(.get, "/export") }
        }
        let server = try LoopbackServer(.json(200, #"{"ok":false}"#), .json(200, #"{"ok":true}"#))
        defer { server.stop() }
        do {
            try await client(server).download(Export(), to: folder.target)
            Issue.record("no error")
        } catch {
            #expect(error.reply?.text() == #"{"ok":false}"#)
            #expect(try folder.names == [])
        }
        try await client(server).download(Export(), to: folder.target)
        #expect(folder.text == #"{"ok":true}"#)
    }

    @Test func aFolderThatIsNotThereIsTold() async throws {
        let server = try LoopbackServer(.text(200, "abc"))
        defer { server.stop() }
        do {
            let file = folder.url.appendingPathComponent("none/a.zip")
            try await client(server).download(GetArchive(), to: file)
            Issue.record("no error")
        } catch {
            guard case .transport(let problem) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(problem.reason == .other && problem.underlying is CocoaError)
        }
    }

    /// A transport that has no streams, as one of an app's own.
    @Test func aWholeReplyIsWritten() async throws {
        let stub = StubTransport()
        stub.answer(GetArchive.self, .text("abc"))
        #expect(await download(EndpointClient(transport: stub)) == nil)
        #expect(folder.text == "abc")
        stub.answer(GetArchive.self, .text("abc", headers: ["Content-Length": "4"]))
        #expect(await download(EndpointClient(transport: stub)) != nil)
        #expect(folder.text == "abc")
    }

    @Test(arguments: [false, true])
    func cancellationKeepsWhatHasComeIfAsked(resuming: Bool) async throws {
        let head = Answer.response(
            200,
            headers: ["Content-Length": "9", "ETag": "\"1\""],
            body: Array("abc".utf8)
        )
        let server = try LoopbackServer(head.then(.hang))
        defer { server.stop() }
        try folder.put("before")
        let (steps, continuation) = AsyncStream.makeStream(of: TransferProgress.self)
        let client = client(server)
        let target = folder.target
        let task = Task {
            try await client.download(GetArchive(), to: target, resuming: resuming) {
                continuation.yield($0)
            }
        }
        for await step in steps where step.completed == 3 { break }
        task.cancel()
        let result = await task.result
        #expect(throws: EndpointError<GetItem.Failure>.self) { try result.get() }
        try await server.disconnected(count: 1)
        #expect(folder.text == "before")
        let kept = resuming ? ["a.zip.partial", "a.zip.partial.validator"] : []
        #expect(try folder.names == ["a.zip"] + kept)
    }

    @Test func progressIsTakenOver() {
        let progress = Progress(totalUnitCount: -1)
        progress.update(to: TransferProgress(completed: 5, total: 20))
        #expect(progress.fractionCompleted == 0.25)
        #expect(TransferProgress(completed: 5, total: nil).fraction == nil)
        progress.update(to: TransferProgress(completed: 5, total: nil))
        #expect(progress.isIndeterminate)
    }
}
