import EndpointsRuntime
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

struct HeaderTests {
    enum Fixed: EndpointAPI {
        static var servers: [EndpointServer] { ["https://api.example.com"] }
        static func encode(to request: inout RequestEncoder) {
            request.header("X-Version", "1")
            request.header("X-Removed", "1")
        }
    }

    struct GetFixed: Requestable {
        typealias API = Fixed
        typealias Response = Void
        static var endpoint: Endpoint { .init(.get, "/") }
        func encode(to request: inout RequestEncoder) {
            request.header("x-version", 2)
            request.removeHeader("x-removed")
            request.header("X-List", ["a", "b"])
            request.header("X-Date", Date(timeIntervalSince1970: 0), as: .httpDate)
        }
    }

    @Test func constantHeadersAreReplacedAndRemoved() throws {
        let request = try GetFixed().urlRequest()
        #expect(request.value(forHTTPHeaderField: "X-Version") == "2")
        #expect(request.value(forHTTPHeaderField: "X-Removed") == nil)
        #expect(request.value(forHTTPHeaderField: "X-List") == "a,b")
        #expect(request.value(forHTTPHeaderField: "X-Date") == "Thu, 01 Jan 1970 00:00:00 GMT")
    }

    /// RFC 9110 §5.5 and §5.6.2.
    @Test(arguments: [
        ("X-A", "a\rb"), ("X-A", "a\nb"), ("X-A", "a\r\nX-B: c"), ("X-A", "a\u{0}b"),
        ("X A", "a"), ("", "a"), ("X-A:", "a"), ("X\r\nB", "a"), ("X-Ü", "a"),
    ])
    func headerThatWouldBreakOutIsInvalid(name: String, value: String) {
        let request = Probe { $0.header(name, value) }
        let error = #expect(throws: InvalidRequest.self) { try request.urlRequest() }
        #expect(error?.reason == .header(name))
        #expect(!"\(request.curl)".contains("\n"))
    }

    @Test(arguments: [("X-A", ""), ("X-A", "a\tb"), ("x!#$%&'*+-.^_`|~9", "a"), ("X-A", "ü")])
    func otherHeadersAreValid(name: String, value: String) throws {
        let request = try Probe { $0.header(name, value) }.urlRequest()
        #expect(request.value(forHTTPHeaderField: name) == value)
    }

    @Test func fieldsAreReplacedInPlace() {
        var headers: HTTPHeaders = ["A": "1", "B": "2", "C": "3"]
        headers["b"] = "4"
        headers["D"] = "5"
        headers["a"] = nil
        #expect(headers.fields.map(\.name) == ["b", "C", "D"])
        #expect(headers["B"] == "4" && headers["d"] == "5" && headers["A"] == nil)
        headers["^"] = "6"
        #expect(headers["~"] == nil)
    }

    @Test func jsonIsAskedForWhereItIsRead() throws {
        struct Text: Requestable {
            typealias API = Sample
            typealias Response = String
            static var endpoint: Endpoint { .init(.get, "/") }
        }
        struct Settable: Requestable {
            typealias API = Sample
            typealias Response = Item
            static var endpoint: Endpoint { .init(.get, "/") }
            var type: String?
            func encode(to request: inout RequestEncoder) {
                request.header("accept", type)
                if type == nil { request.removeHeader("Accept") }
            }
        }
        func accept(_ request: some Requestable) throws -> String? {
            try request.urlRequest().value(forHTTPHeaderField: "Accept")
        }
        #expect(try accept(GetItem()) == "application/json")
        #expect(try accept(Text()) == nil)
        #expect(try accept(Probe()) == nil)
        #expect(try accept(Settable(type: "application/vnd.x+json")) == "application/vnd.x+json")
        #expect(try accept(Settable()) == nil)
    }
}
