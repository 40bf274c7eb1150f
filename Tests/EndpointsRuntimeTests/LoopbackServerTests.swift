import Foundation
import LoopbackServer
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif
#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The server is measured with sockets of our own, and with plain URLSession.
@Suite(.timeLimit(.minutes(1)))
struct LoopbackServerTests {
    @Test("every byte of a request is kept, and an answer's bytes are as written")
    func bytes() throws {
        let server = try LoopbackServer { _ in
            .json(201, #"{"a":1}"#, headers: ["Location": "/a/1", "X-Two": "1", "X-Two": "2"])
        }
        defer { server.stop() }
        let client = try Client(server.port)
        client.send(
            "POST /a%2Fb?q=%20+&q= HTTP/1.1\r\nhost: x\r\nB:  two  \r\nb:\r\ncontent-length: 4\r\n\r\n\u{0}{\r\n"
        )
        client.endSending()

        #expect(
            client.receiveAll() == """
                HTTP/1.1 201 \r\nContent-Type: application/json; charset=utf-8\r\nLocation: /a/1\r\nX-Two: 1\r
                X-Two: 2\r\nContent-Length: 7\r\n\r\n{"a":1}
                """
        )
        let request = try #require(server.requests.first)
        #expect(request.line == "POST /a%2Fb?q=%20+&q= HTTP/1.1")
        #expect(request.method == "POST")
        #expect(request.target == "/a%2Fb?q=%20+&q=")
        #expect(request.version == "HTTP/1.1")
        #expect(request.headerLines == ["host: x", "B:  two  ", "b:", "content-length: 4"])
        #expect(request.values(of: "B") == ["two", ""])
        #expect(request.header("Host") == "x")
        #expect(request.header("Accept") == nil)
        #expect(request.body == [0, 0x7B, 0x0D, 0x0A])
        #expect(
            String(decoding: request.head, as: UTF8.self)
                == "POST /a%2Fb?q=%20+&q= HTTP/1.1\r\nhost: x\r\nB:  two  \r\nb:\r\ncontent-length: 4\r\n\r\n"
        )
        #expect(server.requests.count == 1)
        #expect(server.connectionCount == 1)
    }

    @Test("a connection is kept, requests may be sent ahead, and answers given in turn run out")
    func keepsConnection() throws {
        let server = try LoopbackServer(.response(204), .text(200, "two", headers: ["X": "y"]))
        defer { server.stop() }
        let client = try Client(server.port)
        client.send("GET /1 HTTP/1.1\r\n\r\nGET /2 HTTP/1.1\r\n\r\n")
        client.send("GET /3 HTTP/1.1\r\nConnection: close\r\n\r\n")

        #expect(
            client.receiveAll()
                == """
                HTTP/1.1 204 \r\n\r
                HTTP/1.1 200 \r\nContent-Type: text/plain; charset=utf-8\r\nX: y\r\nContent-Length: 3\r\n\r
                twoHTTP/1.1 500 \r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: 58\r\n\r
                The loopback server has no answer left for GET /3 HTTP/1.1
                """
        )
        #expect(server.requests.map(\.target) == ["/1", "/2", "/3"])
        #expect(server.requests.map(\.index) == [0, 1, 2])
        #expect(server.requests.map(\.connection) == [0, 0, 0])
    }

    @Test("a chunked body is put together, after the client was told to go on")
    func chunkedRequest() throws {
        let server = try LoopbackServer { .text(200, $0.text, headers: ["Connection": "close"]) }
        defer { server.stop() }
        let client = try Client(server.port)
        client.send("PUT / HTTP/1.1\r\nTransfer-Encoding: chunked\r\nExpect: 100-continue\r\n\r\n")
        #expect(client.receive(25) == "HTTP/1.1 100 Continue\r\n\r\n")
        client.send("3;name=value\r\nab")
        client.send("c\r\nA\r\n0123456789\r\n0\r\nTrailer: x\r\n\r\n")
        #expect(client.receiveAll().hasSuffix("\r\n\r\nabc0123456789"))
        #expect(server.requests.map(\.text) == ["abc0123456789"])
    }

    @Test(
        "what is no request is told so",
        arguments: [
            ("GET /\r\n\r\n", "the first line is not a request line"),
            ("GET /a b HTTP/1.1\r\n\r\n", "the first line is not a request line"),
            ("GET / HTTP/1.1\r\nContent-Length: x\r\n\r\n", "Content-Length is not one number"),
            ("GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", "Content-Length is not one number"),
            (
                "GET / HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
                "the body is framed in two ways, or in an unknown one"
            ),
            (
                "GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nx\r\n",
                "'x' is not the size of a chunk"
            ),
            (
                "GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nab\r\n",
                "a chunk is longer than its size"
            ),
        ]
    )
    func malformed(_ text: String, reason: String) throws {
        let server = try LoopbackServer { _ in .response(200) }
        defer { server.stop() }
        let client = try Client(server.port)
        client.send(text)
        let answer = client.receiveAll()
        #expect(answer.hasPrefix("HTTP/1.1 400 \r\n"))
        #expect(answer.hasSuffix("\r\n\r\n\(reason)"))
        #expect(server.requests.isEmpty)
    }

    @Test(
        "misbehaviour arrives byte for byte",
        arguments: [
            (.raw("HTTP/0.9 huh\n"), "HTTP/0.9 huh\n"),
            (.close, ""),
            (.text(200, "abc").cut(after: 12), "HTTP/1.1 200"),
            (
                .response(200, headers: ["Content-Length": "9"], body: [0x61]).then(.close),
                "HTTP/1.1 200 \r\nContent-Length: 9\r\n\r\na"
            ),
            (
                .response(200, body: [0x61]).headOnly(),
                "HTTP/1.1 200 \r\nContent-Length: 1\r\n\r\n"
            ),
            (
                .response(200, body: [0x61]).headOnly().trickled(every: .microseconds(100)),
                "HTTP/1.1 200 \r\nContent-Length: 1\r\n\r\n"
            ),
            (
                .chunked(200, ["abc", "", "0123456789"]).then(.close),
                """
                HTTP/1.1 200 \r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\na\r\n0123456789\r\n0\r\n\r\n
                """
            ),
            (
                .redirect(to: "http://127.0.0.1:1/").delayed(by: .milliseconds(1)).then(.close),
                "HTTP/1.1 302 \r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n"
            ),
        ] as [(LoopbackServer.Answer, String)]
    )
    func misbehaviour(_ answer: LoopbackServer.Answer, expected: String) throws {
        let server = try LoopbackServer(answer)
        defer { server.stop() }
        let client = try Client(server.port)
        client.send("GET / HTTP/1.1\r\n\r\n")
        #expect(client.receiveAll() == expected)
        #expect(client.problem == 0)
    }

    @Test("a reset is a reset, before and after bytes")
    func reset() throws {
        let server = try LoopbackServer(.reset, .text(200, "abc").cut(after: 9, then: .reset))
        defer { server.stop() }
        for expected in ["", "HTTP/1.1 "] {
            let client = try Client(server.port)
            client.send("GET / HTTP/1.1\r\n\r\n")
            #expect(client.receiveAll() == expected)
            #expect(client.problem == ECONNRESET)
        }
    }

    @Test("stopping ends a silent connection, closes the port, and ends waits")
    func stop() async throws {
        let server = try LoopbackServer { _ in .hang }
        let client = try Client(server.port)
        client.send("GET / HTTP/1.1\r\n\r\n")
        try await server.received(count: 1)
        let second = Task { try await server.disconnected(count: 2) }
        server.stop()
        server.stop()
        #expect(client.receiveAll() == "")
        await #expect(throws: LoopbackServer.Problem.stopped) { try await second.value }
        #expect(throws: LoopbackServer.Problem.socket(call: "connect", code: ECONNREFUSED)) {
            try Client(server.port)
        }
    }

    @Test("the last reference stops the server")
    func lifetime() throws {
        var server: LoopbackServer? = try LoopbackServer { _ in .hang }
        let port = try #require(server?.port)
        let client = try Client(port)
        client.send("GET / HTTP/1.1\r\n\r\n")
        server = nil
        #expect(client.receiveAll() == "")
        #expect(throws: LoopbackServer.Problem.self) { try Client(port) }
    }

    @Test("a wait tells what was seen when its time is up")
    func deadline() async throws {
        let server = try LoopbackServer { _ in .response(204) }
        defer { server.stop() }
        let client = try Client(server.port)
        client.send("GET / HTTP/1.1\r\nConnection: close\r\n\r\n")
        client.endSending()
        try await server.disconnected(count: 1)
        let problem = await #expect(throws: LoopbackServer.Problem.self) {
            try await server.received(count: 2, within: .milliseconds(20))
        }
        #expect(
            problem?.description
                == "waited for 2 requests, saw 1 connections, 1 requests, 1 ended connections"
        )
    }

    @Test("a client that leaves while it is written to harms nobody")
    func clientLeaves() async throws {
        let flood = LoopbackServer.Answer.text(200, String(repeating: "x", count: 8 << 20))
        let server = try LoopbackServer { _ in flood }
        defer { server.stop() }
        do {
            let client = try Client(server.port)
            client.send("GET / HTTP/1.1\r\n\r\n")
            #expect(client.receive(8) == "HTTP/1.1")
        }
        try await server.disconnected(count: 1)
    }

    @Test("many requests at once through URLSession, bodies as they were")
    func urlSession() async throws {
        let server = try LoopbackServer { request in
            .json(200, request.text, headers: ["X-Index": "\(request.index)"])
        }
        defer { server.stop() }
        let session = URLSession(configuration: .ephemeral)
        defer { session.invalidateAndCancel() }
        let url = try #require(URL(string: server.url))
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<40 {
                group.addTask {
                    var request = URLRequest(url: url.appending(path: "echo/\(number)"))
                    request.httpMethod = "POST"
                    request.httpBody = Data("[\(number)]".utf8)
                    let (data, response) = try await session.data(for: request)
                    #expect(String(decoding: data, as: UTF8.self) == "[\(number)]")
                    #expect((response as? HTTPURLResponse)?.statusCode == 200)
                }
            }
            try await group.waitForAll()
        }
        #expect(
            Set(server.requests.map(\.line)) == Set((0..<40).map { "POST /echo/\($0) HTTP/1.1" })
        )
        #expect(server.requests.map(\.index) == Array(0..<40))
    }

    @Test("without recording, requests are counted and not kept")
    func recording() async throws {
        let server = try LoopbackServer(recording: false) { .text(200, "\($0.index)").then(.close) }
        defer { server.stop() }
        for number in 0..<3 {
            let client = try Client(server.port)
            client.send("GET / HTTP/1.1\r\n\r\n")
            #expect(client.receiveAll().hasSuffix("\r\n\r\n\(number)"))
        }
        try await server.received(count: 3)
        #expect(server.requests.isEmpty)
    }
}

/// A client that knows nothing of HTTP. It gives up after ten seconds of silence.
private final class Client {
    private let descriptor: Int32
    /// The `errno` that ended reading, 0 for an orderly end.
    private(set) var problem: Int32 = 0

    init(_ port: UInt16) throws {
        #if canImport(Glibc)
            descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var timeout = timeval(tv_sec: 10, tv_usec: 0)
        let size = socklen_t(MemoryLayout<timeval>.size)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &timeout, size)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        if result != 0 { throw LoopbackServer.Problem.socket(call: "connect", code: errno) }
    }

    deinit { _ = close(descriptor) }

    func send(_ text: String) {
        let bytes = Array(text.utf8)
        #expect(write(descriptor, bytes, bytes.count) == bytes.count)
    }

    func endSending() { _ = shutdown(descriptor, Int32(SHUT_WR)) }

    func receiveAll() -> String { receive(.max) }

    func receive(_ limit: Int) -> String {
        var bytes: [UInt8] = []
        while bytes.count < limit {
            var chunk = [UInt8](repeating: 0, count: min(4096, limit - bytes.count))
            let count = read(descriptor, &chunk, chunk.count)
            if count <= 0 {
                problem = count < 0 ? errno : 0
                break
            }
            bytes += chunk[..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
