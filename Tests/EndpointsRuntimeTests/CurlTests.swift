import EndpointsRuntime
import Foundation
import Testing

struct CurlTests {
    enum Keyed: EndpointAPI {
        static var servers: [EndpointServer] { ["https://jo:sesame@api.example.com/v1"] }
        static var authentication: AuthenticationRequirement { .apiKey("X-Key", in: .header) }
        static func encode(to request: inout RequestEncoder) { request.header("X-Key", "sesame") }
    }

    struct Create: Requestable {
        typealias API = Keyed
        typealias Response = Item
        static var endpoint: Endpoint { .init(.post, "/items") }
        func encode(to request: inout RequestEncoder) {
            request.query("q", "it's")
            request.header("Cookie", "sid=sesame")
            request.body(Item(id: 1, name: "it's"))
        }
    }

    @Test func credentialsAreRedacted() {
        #expect(
            Create().curl == """
                curl -X POST 'https://api.example.com/v1/items?q=it%27s' \\
                  -H 'Accept: application/json' \\
                  -H 'Authorization: Basic <redacted>' \\
                  -H 'Content-Type: application/json' \\
                  -H 'Cookie: <redacted>' \\
                  -H 'X-Key: <redacted>' \\
                  --data-raw '{"id":1,"name":"it'\\''s"}'
                """
        )
    }

    @Test func getNeedsNoMethod() {
        #expect(GetProbe().curl == "curl 'https://api.example.com/v1/probe'")
    }

    @Test func problemIsAComment() {
        #expect(
            GetItem(id: "..").curl
                == "# GET /items/{id}: the path value 'id' must not be empty, '.' or '..'"
        )
    }
}
