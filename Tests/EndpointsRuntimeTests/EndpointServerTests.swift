import Foundation
import Testing

@testable import EndpointsRuntime

struct EndpointServerTests {
    @Test(arguments: [
        ("https://api.example.com", "/users", "", "https://api.example.com/users"),
        ("https://api.example.com/", "/users", "", "https://api.example.com/users"),
        ("https://api.example.com//", "/users", "", "https://api.example.com/users"),
        ("https://api.example.com/v1", "/users", "", "https://api.example.com/v1/users"),
        ("https://api.example.com/v1/", "/users", "", "https://api.example.com/v1/users"),
        ("https://api.example.com/v1", "users", "", "https://api.example.com/v1/users"),
        ("https://api.example.com/v1", "/", "", "https://api.example.com/v1/"),
        ("https://api.example.com/v1", "", "", "https://api.example.com/v1"),
        ("https://api.example.com", "", "", "https://api.example.com/"),
        (
            "https://api.example.com/a%2Fb/ü x", "/u", "",
            "https://api.example.com/a%2Fb/%C3%BC%20x/u"
        ),
        ("https://api.example.com", "/u", "a=1", "https://api.example.com/u?a=1"),
        ("https://api.example.com?v=2", "/u", "a=1", "https://api.example.com/u?v=2&a=1"),
        ("https://api.example.com/x?v=2&w", "/u", "", "https://api.example.com/x/u?v=2&w"),
        ("https://api.example.com?p=a/b?c", "/u", "", "https://api.example.com/u?p=a/b?c"),
        ("http://127.0.0.1:9000", "/u", "", "http://127.0.0.1:9000/u"),
        ("http://[::1]:9000/v1", "/u", "", "http://[::1]:9000/v1/u"),
        ("http://[2001:db8::1]", "/u", "", "http://[2001:db8::1]/u"),
        ("HTTPS://api.example.com", "/u", "", "https://api.example.com/u"),
        ("https://jo:s%40cret@api.example.com/v1", "/u", "", "https://api.example.com/v1/u"),
        ("https://a@b:c@d.example.com", "/u", "", "https://d.example.com/u"),
    ])
    func urlIsJoined(server: String, path: String, query: String, expected: String) {
        let server = EndpointServer(server)
        #expect(server.problem == nil)
        #expect(server.url(path: path, query: query) == expected)
        #expect(URL(string: expected)?.absoluteString == expected)
    }

    @Test func partsAreRead() {
        let server: EndpointServer = "https://jo%3F:s%40cr:et@api.example.com:8443/v1?x=1"
        #expect(server.scheme == "https")
        #expect(server.host == "api.example.com")
        #expect(server.port == 8443)
        #expect(server.user == "jo?")
        #expect(server.password == "s@cr:et")
        #expect(server.basePath == "/v1")
        #expect(server.baseQuery == "x=1")
        #expect("\(server)" == "https://api.example.com:8443/v1?x=1")
    }

    @Test(
        arguments: [
            ("https://x", nil, nil), ("https://@x", nil, nil), ("https://u@x", "u", nil),
            ("https://u:@x", "u", ""), ("https://:p@x", "", "p"),
            ("https://100%:50%@x", "100%", "50%"),
        ] as [(String, String?, String?)]
    )
    func credentialsAreRead(url: String, user: String?, password: String?) {
        let server = EndpointServer(url)
        #expect(server.user == user && server.password == password && server.host == "x")
    }

    @Test func partsMakeTheSameServer() {
        let parts = EndpointServer(
            scheme: "http",
            host: "127.0.0.1",
            port: 9000,
            user: "u",
            password: "p",
            basePath: "/v1"
        )
        #expect(parts == "http://u:p@127.0.0.1:9000/v1")
        var other = parts
        other.host = "localhost"
        #expect(other.url(path: "/x", query: "") == "http://localhost:9000/v1/x")
    }

    @Test func passwordIsNotPrinted() {
        let server: EndpointServer = "https://jo:sesame@api.example.com"
        var dumped = ""
        dump([server], to: &dumped)
        for text in ["\(server)", "\([server])", String(reflecting: server), dumped] {
            #expect(!text.contains("sesame") && !text.contains("jo:"))
        }
    }

    @Test(arguments: [
        ("api.example.com", "the server must be a URL such as https://api.example.com"),
        ("", "the server must be a URL such as https://api.example.com"),
        ("ftp://example.com", "the server's scheme must be https or http"),
        ("https://", "the server must have a host"),
        ("https:///v1", "the server must have a host"),
        ("https://:80", "the server must have a host"),
        ("https://exa mple.com", "the server's host must be a name or an address, in ASCII"),
        ("https://müller.example", "the server's host must be a name or an address, in ASCII"),
        ("https://{region}.x", "the server's host must be a name or an address, in ASCII"),
        ("https://[::1", "the server's host must be a name or an address, in ASCII"),
        ("https://x:http", "the server's port must be a number"),
        ("https://x:", "the server's port must be a number"),
        ("https://x:0", "the server's port must be 1…65535"),
        ("https://x:65536", "the server's port must be 1…65535"),
        ("https://x:-1", "the server's port must be 1…65535"),
        ("https://a%3Ab:c@x", "the server's user must have no colon"),
        ("https://x/a#b", "the server must have no fragment, and its base path no '?'"),
        ("https://x/a/../b", "a segment of the server's base path must not be '.' or '..'"),
    ])
    func problemIsTold(server: String, expected: String) {
        #expect(EndpointServer(server).problem == expected)
        #expect(throws: InvalidRequest(reason: .server(expected), endpoint: GetItem.endpoint)) {
            try GetItem().urlRequest(server: EndpointServer(server))
        }
    }

    @Test func variablesAreReplaced() {
        let server = EndpointServer(
            "{scheme}://{user}:{p}@{host}.x:{port}/{host}/{path}?v={path}",
            variables: [
                "scheme": "http", "user": "jo", "p": "s%et &", "host": "a", "port": "81",
                "path": "ü =",
            ]
        )
        #expect(server.problem == nil)
        #expect(
            server.url(path: "/u", query: "") == "http://a.x:81/a/%C3%BC%20%3D/u?v=%C3%BC%20%3D"
        )
        #expect(server.user == "jo" && server.password == "s%et &")
        #expect(EndpointServer("https://a.b/}{", variables: [:]).basePath == "/}{")
    }

    @Test(arguments: [
        ("", "must not be empty"), ("a/b", ""), ("a?", ""), ("#", ""), ("me@evil", ""), ("a:1", ""),
    ])
    func aValueThatWouldLeaveItsPlaceIsTold(value: String, rule: String) {
        let rule = rule.isEmpty ? "must have none of '/', '?', '#', '@' and ':'" : rule
        let server = EndpointServer("https://{v}.example.com", variables: ["v": value])
        #expect(server.problem == "the server's variable 'v' \(rule)")
        #expect(throws: InvalidRequest.self) { try GetItem().urlRequest(server: server) }
        let missing = EndpointServer("https://{v}.example.com", variables: [:])
        #expect(missing.problem == "the server's variable 'v' must have a value")
    }
}
