import EndpointsRuntime
import Foundation
import Testing

/// Requests to servers that others wrote; `Tests/check-interop` starts them and names their ports.
@Suite(.enabled(if: Interop.port("INTEROP_NGINX") != nil), .timeLimit(.minutes(1)))
struct InteropTests {
    private func client(
        _ server: String,
        _ path: String,
        _ authentication: Authentication? = nil
    ) throws -> EndpointClient<Sample> {
        let port = try #require(Interop.port(server))
        return EndpointClient(
            server: EndpointServer("http://127.0.0.1:\(port)/\(path)"),
            authentication: authentication,
            retry: RetryPolicy(base: .zero)
        )
    }

    private func error(
        _ client: EndpointClient<Sample>
    ) async -> EndpointError<GetItem.Failure>? {
        do {
            _ = try await client.send(GetItem())
            return nil
        } catch {
            return error
        }
    }

    private func reason(_ client: EndpointClient<Sample>) async -> TransportProblem.Reason? {
        if case .transport(let problem) = await error(client) { problem.reason } else { nil }
    }

    @Test func aFileIsAValue() async throws {
        for server in ["INTEROP_NGINX", "INTEROP_PYTHON", "INTEROP_KEEPING"] {
            let item = try await client(server, "files").send(GetItem())
            #expect(item == Item(id: 1, name: "ü"))
        }
    }

    /// Gzip of a file has no length beforehand, so it comes in chunks.
    @Test func aLargeFileIsAValue() async throws {
        let name = String(repeating: "name ", count: 40_000)
        for server in ["INTEROP_NGINX", "INTEROP_PYTHON", "INTEROP_KEEPING"] {
            let reply = try await client(server, "large").reply(to: GetItem())
            #expect(reply.value.name == name)
            let isNginx = server == "INTEROP_NGINX"
            #expect(reply.reply.headers["Content-Encoding"] == (isNginx ? "gzip" : nil))
            #expect(reply.reply.headers["Transfer-Encoding"] == (isNginx ? "chunked" : nil))
        }
    }

    /// nginx ends each connection after three requests, Python its own after each.
    @Test(arguments: ["INTEROP_NGINX", "INTEROP_PYTHON", "INTEROP_KEEPING"])
    func manyAtOnceAreAllAnswered(server: String) async throws {
        let client = try client(server, "files")
        let ids = try await withThrowingTaskGroup(of: Int64.self) { group in
            for _ in 0..<200 { group.addTask { try await client.send(GetItem()).id } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(ids == Array(repeating: 1, count: 200))
    }

    @Test func partOfAFileArrives() async throws {
        let bytes = try await client("INTEROP_NGINX", "files").send(GetBytes(range: "bytes=1-4"))
        #expect(String(decoding: bytes, as: UTF8.self) == #""id""#)
    }

    @Test func redirectsAreFollowed() async throws {
        #expect(try await client("INTEROP_NGINX", "moved").send(GetItem()).id == 1)
        #expect(await reason(try client("INTEROP_NGINX", "loop")) == .redirect(.loop))
    }

    @Test func credentialsStayWithTheirOrigin() async throws {
        let basic = Authentication.basic(user: "Aladdin", password: "open sesame")
        let here = try await client("INTEROP_NGINX", "echo", basic).send(GetItem())
        #expect(here.name == "GET Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==")
        let there = try await client("INTEROP_NGINX", "elsewhere", basic).send(GetItem())
        #expect(there == Item(id: 2, name: ""))
    }

    @Test func basicIsAskedForAndGiven() async throws {
        let basic = Authentication.basic(user: "Aladdin", password: "open sesame")
        #expect(try await client("INTEROP_NGINX", "private", basic).send(GetItem()).id == 1)
        let wrong = Authentication.basic(user: "Aladdin", password: "open")
        for authentication in [nil, wrong] {
            let error = await error(try client("INTEROP_NGINX", "private", authentication))
            #expect(error?.statusCode == 401)
            #expect(error?.reply?.headers["WWW-Authenticate"] == #"Basic realm="private""#)
            #expect(error?.reply?.text().contains("401 Authorization Required") == true)
        }
    }

    @Test func failuresAreTold() async throws {
        guard
            case .failure(.notFound(let item), _) = await error(
                try client("INTEROP_NGINX", "missing")
            )
        else {
            Issue.record("no declared failure")
            return
        }
        #expect(item.id == 404)
        for server in ["INTEROP_NGINX", "INTEROP_PYTHON"] {
            let error = await error(try client(server, "nowhere"))
            #expect(error?.statusCode == 404 && error?.reply?.problem != nil)
        }
        let gateway = await error(try client("INTEROP_NGINX", "gateway"))
        #expect(gateway?.statusCode == 502 && gateway?.previousAttempts.count == 2)
        let unavailable = await error(try client("INTEROP_NGINX", "unavailable"))
        #expect(unavailable?.statusCode == 503)
        #expect(unavailable?.previousAttempts.map(\.outcome) == [.status(503), .status(503)])
    }

    @Test func connectionWithoutAnAnswerIsLost() async throws {
        let error = await error(try client("INTEROP_NGINX", "close"))
        guard case .transport(let problem) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(problem.reason == .connectionLost && problem.previousAttempts.count == 2)
    }

    /// Not of Python: it leaves the body unread, so that the connection breaks, at times too early.
    @Test func methodIsRefused() async throws {
        let error = await #expect(throws: EndpointError<Never>.self) {
            try await client("INTEROP_NGINX", "single").send(CreateItem(item: Item(id: 1)))
        }
        #expect(error?.statusCode == 405 && error?.previousAttempts.isEmpty == true)
    }

    @Test func bodyThatIsTooLargeIsRefused() async throws {
        let item = Item(id: 1, name: String(repeating: "a", count: 2_000))
        let error = await #expect(throws: EndpointError<Never>.self) {
            try await client("INTEROP_NGINX", "files").send(CreateItem(item: item))
        }
        #expect(error?.statusCode == 413)
    }

    /// Python sends a folder's address on to the same with a slash, where its page is.
    @Test func folderIsAPage() async throws {
        guard case .decoding(_, let reply) = await error(try client("INTEROP_PYTHON", "folder"))
        else {
            Issue.record("no decoding error")
            return
        }
        #expect(reply.url?.path(percentEncoded: true) == "/folder/items/1/")
        #expect(reply.text().contains("Directory listing"))
    }

    @Test func certificateOfNoAuthorityIsNotTrusted() async throws {
        let port = try #require(Interop.port("INTEROP_SECURE"))
        let client = EndpointClient<Sample>(server: EndpointServer("https://127.0.0.1:\(port)"))
        #expect(await reason(client) == .tls)
    }

    @Test func plainServerHasNoSecureConnection() async throws {
        let port = try #require(Interop.port("INTEROP_NGINX"))
        let client = EndpointClient<Sample>(server: EndpointServer("https://127.0.0.1:\(port)"))
        #expect(await reason(client) == .tls)
    }
}
