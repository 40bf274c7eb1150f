import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What another origin is, and what of a `Location` is the same place however it is written.
struct RedirectOriginTests {
    private enum Six: EndpointAPI {
        static var servers: [EndpointServer] { ["https://[::1]:8443/v1"] }
        static var authentication: AuthenticationRequirement { .bearer() }
    }

    private struct Get: Requestable {
        typealias API = Six
        typealias Response = Void
        static var endpoint: Endpoint { .init(.get, "/a") }
    }

    private func last<R: Requestable>(
        _ request: R,
        _ reply: TransportReply
    ) async throws -> URLRequest where R.Response == Void {
        let stub = StubTransport()
        stub.answer(R.self, inTurn: [reply, TransportReply(status: 204)])
        let client = EndpointClient<R.API>(authentication: .bearer("t"), transport: stub)
        try await client.send(request)
        #expect(stub.requests.count == 2)
        return try #require(stub.requests.last).urlRequest
    }

    private func redirect(_ location: String) -> TransportReply {
        TransportReply(status: 307, headers: ["Location": location])
    }

    /// RFC 6454 §4: scheme, host without case, and port with the scheme's own for none.
    @Test(arguments: [
        ("HTTPS://API.EXAMPLE.COM:443/x", true), ("https://api.example.com:/x", true),
        ("https://api.example.com:0443/x", true), ("//api.example.com/x", true),
        ("https://u:p@api.example.com/x", true),
        ("https://api.example.com./x", false), ("https://api%2Eexample.com/x", false),
        ("https://api.example.com\\@evil.example/x", false), ("//evil.example/x", false),
        ("https://api.example.com:444/x", false), ("https://@evil.example/x", false),
    ])
    func credentialsStay(location: String, areKept: Bool) async throws {
        let request = try await last(GetProbe(), redirect(location))
        #expect(request.value(forHTTPHeaderField: "Authorization") == (areKept ? "Bearer t" : nil))
        #expect(request.url?.user == nil && request.url?.password == nil)
    }

    @Test(arguments: [
        ("https://[::1]:8443/b", "https://[::1]:8443/b", true),
        ("b", "https://[::1]:8443/v1/b", true),
        ("https://[::1]/b", "https://[::1]/b", false),
        ("https://[::2]:8443/b", "https://[::2]:8443/b", false),
        ("https://evil.example:8443/[::1]:8443", "https://evil.example:8443/%5B::1%5D:8443", false),
    ])
    func addressesInBrackets(location: String, url: String, areKept: Bool) async throws {
        let request = try await last(Get(), redirect(location))
        #expect(request.url?.absoluteString == url)
        #expect(request.value(forHTTPHeaderField: "Authorization") == (areKept ? "Bearer t" : nil))
    }

    /// A transport may have followed a redirect itself.
    @Test func aReplyFromElsewhereIsNoLicence() async throws {
        var reply = redirect("/x")
        reply.url = URL(string: "https://evil.example/")
        let request = try await last(GetProbe(), reply)
        #expect(request.url?.absoluteString == "https://evil.example/x")
        #expect(request.value(forHTTPHeaderField: "Authorization") == nil)
    }

    private enum Keyed: EndpointAPI {
        static var servers: [EndpointServer] { ["https://api.example.com"] }
        static var authentication: AuthenticationRequirement {
            .any(.bearer(), .apiKey("X-Key", in: .header))
        }
        static func encode(to request: inout RequestEncoder) { request.header("x-key", "k") }
    }

    private struct Open: Requestable {
        typealias API = Keyed
        typealias Response = Void
        static var endpoint: Endpoint { .init(.get, "/") }
    }

    /// A key is none the less one where the request itself brings it.
    @Test func aDeclaredKeyThatIsEncodedStays() async throws {
        let here = try await last(Open(), redirect("/b"))
        #expect(here.value(forHTTPHeaderField: "X-Key") == "k")
        let there = try await last(Open(), redirect("https://other.example/b"))
        #expect(there.value(forHTTPHeaderField: "X-Key") == nil)
    }

    /// RFC 3986 §2.4: what is encoded is not encoded again, whatever stands beside it.
    @Test(arguments: [
        ("/x?page[after]=a%3D%3D", "https://api.example.com/x?page%5Bafter%5D=a%3D%3D"),
        ("/a%20b c/ü%C3%BC", "https://api.example.com/a%20b%20c/%C3%BC%C3%BC"),
        ("/100%/%2", "https://api.example.com/100%25/%252"),
        ("?a|b=%7C#f{%7D", "https://api.example.com/v1/probe?a%7Cb=%7C#f%7B%7D"),
        (
            "/x?next=https://other.example/[%5D",
            "https://api.example.com/x?next=https://other.example/%5B%5D"
        ),
        ("https://bücher.example/ü%20", "https://xn--bcher-kva.example/%C3%BC%20"),
        ("/../x/./y/", "https://api.example.com/x/y/"),
    ])
    func locationIsNotEncodedTwice(location: String, expected: String) async throws {
        let request = try await last(GetProbe(), redirect(location))
        #expect(request.url?.absoluteString == expected)
    }
}
