import Foundation
import Testing

@testable import EndpointsRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

struct ParameterTests {
    enum Closed: String { case up, down }

    enum Open: OpenEnumeration {
        case all
        case unrecognized(String)
        static let allCases: [Open] = [.all]
        init(rawValue: String) { self = rawValue == "all" ? .all : .unrecognized(rawValue) }
        var rawValue: String {
            switch self {
            case .all: "all"
            case .unrecognized(let value): value
            }
        }
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let encoding: @Sendable (inout RequestEncoder) -> Void
        let expected: String
        var testDescription: String { expected }

        init(_ expected: String, _ encoding: @escaping @Sendable (inout RequestEncoder) -> Void) {
            self.encoding = encoding
            self.expected = expected
        }
    }

    static let moment = Date(timeIntervalSince1970: 1_714_564_800)

    /// Texts of RFC 3339, RFC 9110 §5.6.7, RFC 9562, RFC 4648; encoded as RFC 3986 §2.3
    /// says.
    static let values: [Case] = [
        Case("q=swift") { $0.query("q", "swift") },
        Case("q=") { $0.query("q", "") },
        Case("q=a%20b%2Bc") { $0.query("q", "a b+c") },
        Case("q=a%26b%3Dc%23d%3Fe%2Ff%25") { $0.query("q", "a&b=c#d?e/f%") },
        Case("q=%C3%BC~-._%2A") { $0.query("q", "ü~-._*") },
        Case("q=%0D%0A") { $0.query("q", "\r\n") },
        Case("filter%5Bname%5D=x") { $0.query("filter[name]", "x") },
        Case("q=true") { $0.query("q", true) },
        Case("q=-7") { $0.query("q", -7) },
        Case("q=9223372036854775807") { $0.query("q", Int64.max) },
        Case("q=18446744073709551615") { $0.query("q", UInt64.max) },
        Case("q=4294967295") { $0.query("q", UInt32.max) },
        Case("q=0.1") { $0.query("q", 0.1) },
        Case("q=0.25") { $0.query("q", Float(0.25)) },
        Case("q=12.5") { $0.query("q", Decimal(string: "12.50")) },
        Case("q=2024-05-01T12%3A00%3A00Z") { $0.query("q", moment) },
        Case("q=2024-05-01T12%3A00%3A00Z") { $0.query("q", moment, as: .dateTime) },
        Case("q=1714564800") { $0.query("q", moment, as: .unixTime) },
        Case("q=1714564800000") { $0.query("q", moment, as: .unixTimeMilliseconds) },
        Case("q=Wed%2C%2001%20May%202024%2012%3A00%3A00%20GMT") {
            $0.query("q", moment, as: .httpDate)
        },
        Case("q=https%3A%2F%2Fx.example%2Fa%3Fb") {
            $0.query("q", URL(string: "https://x.example/a?b"))
        },
        Case("q=%2B%2F8%3D") { $0.query("q", Data([0xFB, 0xFF])) },
        Case("q=2024-05-01") { $0.query("q", CalendarDate("2024-05-01")) },
        Case("q=P1DT2H") { $0.query("q", CalendarDuration("P1DT2H")) },
        Case("q=6ba7b810-9dad-11d1-80b4-00c04fd430c8") {
            $0.query("q", UUID(uuidString: "6BA7B810-9DAD-11D1-80B4-00C04FD430C8"))
        },
        Case("q=up") { $0.query("q", Closed.up) },
        Case("q=all") { $0.query("q", Open.all) },
        Case("q=new%20one") { $0.query("q", Open(rawValue: "new one")) },
        Case("q=b&q=a&q=b") { $0.query("q", ["b", "a", "b"]) },
        Case("q=1&q=2") { $0.query("q", [1, 2]) },
        Case("q=up&q=down") { $0.query("q", [Closed.up, .down]) },
        Case("q=all") { $0.query("q", [Open.all]) },
        Case("q=0&q=1714564800") {
            $0.query("q", [Date(timeIntervalSince1970: 0), moment], as: .unixTime)
        },
        Case("b=1&a=2&b=3") {
            $0.query("b", 1)
            $0.query("a", 2)
            $0.query("b", 3)
        },
    ]

    @Test(arguments: values)
    func queryIsEncoded(test: Case) throws {
        let request = try GetProbe(encoding: test.encoding).urlRequest()
        let expected = "https://api.example.com/v1/probe?" + test.expected
        #expect(request.url?.absoluteString == expected)
    }

    @Test func nilSendsNothing() throws {
        let request = try GetProbe { request in
            request.query("a", nil as String?)
            request.query("b", nil as [Int]?)
            request.query("c", [] as [Int])
            request.query("d", nil as Closed?)
            request.query("e", nil as [Open]?)
            request.query("f", nil as Date?, as: .unixTime)
            request.header("X-A", nil as String?)
            request.header("X-B", nil as Closed?)
            request.header("X-C", [] as [String])
            request.body(nil as Item?)
        }.urlRequest()
        #expect(request.url?.absoluteString == "https://api.example.com/v1/probe")
        #expect(request.allHTTPHeaderFields ?? [:] == [:])
        #expect(request.httpBody == nil)
    }

    @Test(arguments: [
        Case("not a number") { $0.query("q", Double.nan) },
        Case("infinity") { $0.header("q", [1, Float.infinity]) },
        Case("no such day") { $0.query("q", CalendarDate(year: 2024, month: 13, day: 1)) },
        Case("too far") { $0.query("q", Date.distantFuture.addingTimeInterval(1e13)) },
        Case("too far") {
            $0.query("q", Date(timeIntervalSince1970: 1e13), as: .httpDate)
        },
    ])
    func valueWithoutTextIsInvalid(test: Case) {
        let expected = InvalidRequest(reason: .parameter("q"), endpoint: GetProbe.endpoint)
        #expect(throws: expected) { try GetProbe(encoding: test.encoding).urlRequest() }
    }

    @Test func pathTakesEveryKind() throws {
        struct GetDay: Requestable {
            typealias API = Sample
            typealias Response = Void
            static var endpoint: Endpoint { .init(.get, "/{text}/{number}/{kind}/{open}/{day}") }
            func encode(to request: inout RequestEncoder) {
                request.path("text", "a/b")
                request.path("number", 7)
                request.path("kind", Closed.down)
                request.path("open", Open.all)
                request.path("day", ParameterTests.moment, as: .unixTime)
            }
        }
        #expect(
            try GetDay().urlRequest().url?.absoluteString
                == "https://api.example.com/v1/a%2Fb/7/down/all/1714564800"
        )
    }
}
