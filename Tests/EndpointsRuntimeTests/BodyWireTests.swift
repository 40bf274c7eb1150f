import EndpointsRuntime
import Foundation
import LoopbackServer
import Testing

/// Forms on their way to a server, and answers without a body on theirs from it.
@Suite(.timeLimit(.minutes(1)))
struct BodyWireTests {
    private func client(_ server: LoopbackServer) -> EndpointClient<Sample> {
        EndpointClient(server: EndpointServer(server.url))
    }

    @Test func aFormNestsAsItsStylesSay() async throws {
        let server = try LoopbackServer(.response(204))
        defer { server.stop() }
        let probe = Probe { request in
            request.form { form in
                form.field("grant type", "a&b=c+d ü")
                form.field("tags", ["x", "y"], style: .form)
                form.field("list", ["x", "y"], style: .form, explode: false)
                form.field("piped", ["x", "y"], style: .pipeDelimited, explode: false)
                form.field("items", [["price": 1], ["price": 2]], style: .deepObject)
                form.field("user", ["name": ["first": "A", "last": "B"]], style: .deepObject)
            }
        }
        try await client(server).send(probe)
        let request = try #require(server.requests.first)
        #expect(request.line == "POST /probe HTTP/1.1")
        #expect(request.values(of: "Content-Type") == ["application/x-www-form-urlencoded"])
        let user = "user%5Bname%5D%5B"
        let names = ["first%5D=A", "last%5D=B"].map { user + $0 }
        let start =
            "grant+type=a%26b%3Dc%2Bd+%C3%BC&tags=x&tags=y&list=x%2Cy&piped=x%7Cy"
            + "&items%5B0%5D%5Bprice%5D=1&items%5B1%5D%5Bprice%5D=2&"
        // A dictionary has no order.
        let bodies = [names, names.reversed()].map { start + $0.joined(separator: "&") }
        #expect(bodies.contains(request.text))
        #expect(request.values(of: "Content-Length") == ["\(request.body.count)"])
    }

    /// RFC 9110 §15.3.5, §15.3.6, §15.4.5 and §8.6: what has no body, with and without a length.
    @Test func whatHasNoBodyIsNothing() async throws {
        let server = try LoopbackServer(
            .response(204),
            .response(205),
            .response(
                205,
                headers: ["Transfer-Encoding": "chunked"],
                body: Array("0\r\n\r\n".utf8)
            ),
            .response(200),
            .response(304, headers: ["ETag": "\"1\""])
        )
        defer { server.stop() }
        for status in [204, 205, 205, 200] {
            let reply = try await client(server).reply(to: GetProbe()).reply
            #expect(reply.status == status && reply.body.isEmpty)
        }
        do {
            try await client(server).send(GetProbe())
            Issue.record("no error")
        } catch {
            #expect(error.statusCode == 304 && error.reply?.headers["ETag"] == "\"1\"")
        }
        #expect(server.requests.map(\.line) == Array(repeating: "GET /probe HTTP/1.1", count: 5))
    }
}
