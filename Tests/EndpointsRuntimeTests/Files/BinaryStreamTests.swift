import EndpointsTesting
import Foundation
import LoopbackServer
import Testing

@testable import EndpointsRuntime

/// Bodies that are read while they are sent, over a connection.
@Suite(.timeLimit(.minutes(1)))
struct BinaryStreamTests {
    private let opened = Locked(0)
    private let bytes = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 / 7) })

    private func stream(_ length: Int64?) -> BinaryStream {
        BinaryStream(length: length) { [opened, bytes] in
            opened.withLock { $0 += 1 }
            return InputStream(data: bytes)
        }
    }

    private func client(_ server: LoopbackServer) -> EndpointClient<Sample> {
        EndpointClient(server: EndpointServer(server.url))
    }

    @Test func aLengthIsKept() async throws {
        let server = try LoopbackServer { _ in .response(204) }
        defer { server.stop() }
        let request = Probe { [stream] in $0.binary(.stream(stream(300_000)), contentType: "a/b") }
        try await client(server).send(request)
        let received = try #require(server.requests.first)
        #expect(Data(received.body) == bytes)
        #expect(received.values(of: "Content-Length") == ["300000"])
        #expect(received.values(of: "Content-Type") == ["a/b"])
        #expect(received.values(of: "Transfer-Encoding") == [])
        #expect(received.values(of: "Expect") == [])
        #expect(request.curl.contains("--data-binary '<a stream>'"))
    }

    /// RFC 9112 §7.1.
    @Test func withoutALengthThereAreChunks() async throws {
        let server = try LoopbackServer { _ in .response(204) }
        defer { server.stop() }
        let told = Locked<[TransferProgress]>([])
        let request = Probe { [stream] in $0.binary(.stream(stream(nil))) }
        try await client(server).send(request) { progress in told.withLock { $0.append(progress) } }
        let received = try #require(server.requests.first)
        #expect(Data(received.body) == bytes)
        #expect(received.values(of: "Content-Length") == [])
        #expect(received.values(of: "Transfer-Encoding") == ["chunked"])
        let last = try #require(told.withLock { $0.last })
        #expect(last == TransferProgress(completed: 300_000, total: nil))
    }

    @Test func noMoreIsSentThanWasSaid() async throws {
        let server = try LoopbackServer { _ in .response(204) }
        defer { server.stop() }
        for length in [5, 0, -1] as [Int64] {
            try await client(server).send(Probe { [stream] in $0.binary(.stream(stream(length))) })
        }
        #expect(server.requests.map { Data($0.body) } == [bytes.prefix(5), Data(), Data()])
        #expect(server.requests.map { $0.header("Content-Length") } == ["5", "0", "0"])
    }

    @Test func lessThanWasSaidIsAnError() async throws {
        let server = try LoopbackServer { _ in .response(204) }
        defer { server.stop() }
        let none = BinaryStream(length: 3) { nil }
        for stream in [stream(300_001), none] {
            let error = await #expect(throws: EndpointError<Never>.self) {
                try await client(server).send(Probe { $0.binary(.stream(stream)) })
            }
            guard case .transport(let problem)? = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
            #expect(problem.underlying is CocoaError)
        }
        #expect(server.requests.isEmpty)
    }

    @Test func aPartComesFromAStream() async throws {
        let server = try LoopbackServer { _ in .response(204) }
        defer { server.stop() }
        try await client(server).send(
            Probe { request in
                request.boundary = "XX"
                request.multipart { form in
                    let stream = BinaryStream(length: 3) { InputStream(data: Data("abc".utf8)) }
                    form.file("f", FilePart(stream, name: "a.txt", contentType: "text/plain"))
                }
            }
        )
        let expected =
            "--XX\r\nContent-Disposition: form-data; name=\"f\"; filename=\"a.txt\"\r\n"
            + "Content-Type: text/plain\r\n\r\nabc\r\n--XX--\r\n"
        let received = try #require(server.requests.first)
        #expect(received.text == expected)
        #expect(received.header("Content-Length") == "\(expected.utf8.count)")
    }

    /// What follows a redirect, or another attempt, begins anew.
    @Test func eachAttemptReadsAStreamOfItsOwn() async throws {
        let server = try LoopbackServer(
            .redirect(307, to: "/again"),
            .response(503),
            .response(503),
            .response(204)
        )
        defer { server.stop() }
        var client = client(server)
        client.retry = RetryPolicy(random: { 0 }).sendingIdempotencyKey()
        client.clock = StubClock()
        try await client.send(Probe { [stream] in $0.binary(.stream(stream(300_000))) })
        #expect(server.requests.map { Data($0.body) == bytes } == [true, true, true, true])
        #expect(opened.withLock { $0 } == 4)
    }

    @Test func aStubReadsItToo() throws {
        let stream = stream(nil)
        #expect(try RequestBody(pieces: [.stream(stream)]).bytes() == bytes)
        #expect(BinaryContent.stream(stream) == .stream(stream))
        #expect(Set([stream, stream, self.stream(nil)]).count == 2)
        #expect(throws: CocoaError.self) {
            try RequestBody(pieces: [.stream(self.stream(300_001))]).bytes()
        }
    }
}
