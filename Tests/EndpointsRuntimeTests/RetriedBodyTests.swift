import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A body is sent again as it was, or not at all.
struct RetriedBodyTests {
    private let stub = StubTransport()
    private let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("again-\(UUID().uuidString).bin")

    private func send<R: Requestable>(
        _ request: R,
        authentication: Authentication? = nil
    ) async -> Int? where R.Response == Void {
        let client = EndpointClient<R.API>(
            authentication: authentication,
            retry: RetryPolicy(random: { 0 }).sendingIdempotencyKey(),
            transport: stub
        )
        do {
            try await client.send(request)
            return nil
        } catch {
            return error.statusCode
        }
    }

    private func upload(
        changing change: @escaping @Sendable (URL) throws -> Void
    ) async throws -> (status: Int?, count: Int) {
        try Data("content".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        stub.answer(Probe.self) { [file] request in
            if request.attempt == 2 { try change(file) }
            return TransportReply(status: 503)
        }
        let status = await send(Probe { [file] in $0.binary(.file(file)) })
        return (status, stub.requests.count)
    }

    @Test func aFileThatStaysAsItIsIsSentAgain() async throws {
        let outcome = try await upload { _ = try Data(contentsOf: $0) }
        #expect(outcome == (503, 3))
    }

    @Test func aFileThatGrewIsNotSentAgain() async throws {
        let outcome = try await upload { file in
            let handle = try FileHandle(forWritingTo: file)
            defer { try? handle.close() }
            try handle.seekToEnd()
            try handle.write(contentsOf: Data("more".utf8))
        }
        #expect(outcome == (503, 2))
    }

    @Test func anotherFileInItsPlaceIsNotSentAgain() async throws {
        let outcome = try await upload { file in
            try Data("CONTENT".utf8).write(to: file, options: .atomic)
        }
        #expect(outcome == (503, 2))
    }

    @Test func aLinkIsTheFileThatItLeadsTo() async throws {
        let target = file.appendingPathExtension("target")
        try Data("content".utf8).write(to: target)
        try FileManager.default.createSymbolicLink(at: file, withDestinationURL: target)
        defer {
            for url in [file, target] { try? FileManager.default.removeItem(at: url) }
        }
        stub.answer(Probe.self) { _ in
            try Data("more content".utf8).write(to: target)
            return TransportReply(status: 503)
        }
        let status = await send(Probe { [file] in $0.binary(.file(file)) })
        #expect(status == 503 && stub.requests.count == 1)
    }

    @Test func partsKeepTheirBoundaryAndTheRequestItsKey() async throws {
        try Data("content".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        stub.answer(Probe.self, status: 503)
        let status = await send(
            Probe { [file] request in
                request.multipart { form in
                    form.field("title", "a")
                    form.file("file", FilePart(contentsOf: file))
                }
            }
        )
        #expect(status == 503 && stub.requests.count == 3)
        #expect(Set(stub.requests.map(\.upload)).count == 1)
        for name in ["Content-Type", "Idempotency-Key"] {
            let values = stub.requests.compactMap { $0.urlRequest.value(forHTTPHeaderField: name) }
            #expect(values.count == 3 && Set(values).count == 1)
        }
    }

    private struct Store: Requestable {
        typealias API = Account
        typealias Response = Void
        static var endpoint: Endpoint { .init(.put, "/file") }
        let file: URL
        func encode(to request: inout RequestEncoder) { request.binary(.file(file)) }
    }

    /// A 401 is of a request that did nothing: it is sent again with what there is to send.
    @Test(arguments: [(true, 1, 401), (false, 2, nil)] as [(Bool, Int, Int?)])
    func aRefusalIsFollowedByAnotherAttempt(isGone: Bool, count: Int, status: Int?) async throws {
        try Data("content".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        stub.answer(Store.self) { [file] request in
            if request.attempt == 2 { return TransportReply(status: 204) }
            if isGone {
                try FileManager.default.removeItem(at: file)
            } else {
                try Data("more content".utf8).write(to: file)
            }
            return TransportReply(status: 401)
        }
        let session = Session("old") { _ in "new" }
        let outcome = await send(Store(file: file), authentication: session.authentication())
        #expect(outcome == status && stub.requests.count == count)
    }
}
