import Foundation
import Testing

@testable import EndpointsRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Parameters in OpenAPI's styles, by the examples of OpenAPI 3.1.1 §4.8.12.4 and RFC 6570 §3.2.
struct StyleTests {
    static let blue = "blue"
    static let list = ["blue", "black", "brown"]
    static let empty: [String] = []

    /// Members in the order of the examples, which a dictionary has not.
    static func object() -> WrittenJSON {
        WrittenJSON { json in
            json.beginObject()
            json.int(100, "R")
            json.int(200, "G")
            json.int(150, "B")
            json.endObject()
        }
    }

    /// RFC 6570 §3.2: `keys := [("semi",";"),("dot","."),("comma",",")]`.
    static func keys() -> WrittenJSON {
        WrittenJSON { json in
            json.beginObject()
            json.string(";", "semi")
            json.string(".", "dot")
            json.string(",", "comma")
            json.endObject()
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

    struct Paint: Requestable {
        typealias API = Sample
        typealias Response = Void
        static var endpoint: Endpoint { .init(.get, "/{color}") }
        var encoding: @Sendable (inout RequestEncoder) -> Void
        func encode(to request: inout RequestEncoder) { encoding(&request) }
    }

    static let paths: [Case] = [
        Case("blue") { $0.path("color", blue, style: .simple) },
        Case("blue,black,brown") { $0.path("color", list, style: .simple) },
        Case("R,100,G,200,B,150") { $0.path("color", object(), style: .simple) },
        Case("blue,black,brown") { $0.path("color", list, style: .simple, explode: true) },
        Case("R=100,G=200,B=150") { $0.path("color", object(), style: .simple, explode: true) },
        Case(".blue") { $0.path("color", blue, style: .label) },
        Case(".blue,black,brown") { $0.path("color", list, style: .label) },
        Case(".R,100,G,200,B,150") { $0.path("color", object(), style: .label) },
        Case(".blue.black.brown") { $0.path("color", list, style: .label, explode: true) },
        Case(".R=100.G=200.B=150") { $0.path("color", object(), style: .label, explode: true) },
        Case(";color") { $0.path("color", "", style: .matrix) },
        Case(";color=blue") { $0.path("color", blue, style: .matrix) },
        Case(";color=blue,black,brown") { $0.path("color", list, style: .matrix) },
        Case(";color=R,100,G,200,B,150") { $0.path("color", object(), style: .matrix) },
        Case(";color=blue;color=black;color=brown") {
            $0.path("color", list, style: .matrix, explode: true)
        },
        Case(";R=100;G=200;B=150") { $0.path("color", object(), style: .matrix, explode: true) },
        Case(";semi=%3B;dot=.;comma=%2C") {
            $0.path("color", keys(), style: .matrix, explode: true)
        },
        Case("semi,%3B,dot,.,comma,%2C") { $0.path("color", keys(), style: .simple) },
        Case("a%2Fb,%25") { $0.path("color", ["a/b", "%"], style: .simple) },
        Case("a/b,%3F%25") {
            $0.path("color", ["a/b", "?%"], style: .simple, allowReserved: true)
        },
        Case("%7B%22a%22%3A1%7D") { $0.path("color", json: ["a": 1]) },
    ]

    @Test(arguments: paths)
    func pathIsWritten(test: Case) throws {
        let request = try Paint(encoding: test.encoding).urlRequest()
        #expect(request.url?.absoluteString == "https://api.example.com/v1/" + test.expected)
    }

    @Test func pathThatSaysNothingIsInvalid() {
        let encodings: [@Sendable (inout RequestEncoder) -> Void] = [
            { $0.path("color", "", style: .simple) },
            { $0.path("color", "", style: .label) },
            { $0.path("color", ".", style: .label) },
            { $0.path("color", Self.empty, style: .label) },
            { $0.path("color", Self.empty, style: .matrix, explode: true) },
            { $0.path("color", JSONValue.null, style: .simple) },
            { $0.path("color", ["a": nil as Int?], style: .matrix) },
        ]
        for encoding in encodings {
            let error = #expect(throws: InvalidRequest.self) {
                try Paint(encoding: encoding).urlRequest()
            }
            #expect(error?.reason == .pathValue("color"))
        }
    }

    static let queries: [Case] = [
        Case("color=") { $0.query("color", "", style: .form) },
        Case("color=blue") { $0.query("color", blue, style: .form) },
        Case("color=blue,black,brown") { $0.query("color", list, style: .form, explode: false) },
        Case("color=R,100,G,200,B,150") {
            $0.query("color", object(), style: .form, explode: false)
        },
        Case("color=blue&color=black&color=brown") { $0.query("color", list, style: .form) },
        Case("R=100&G=200&B=150") { $0.query("color", object(), style: .form) },
        Case("color=blue%20black%20brown") { $0.query("color", list, style: .spaceDelimited) },
        Case("color=R%20100%20G%20200%20B%20150") {
            $0.query("color", object(), style: .spaceDelimited)
        },
        Case("color=blue%7Cblack%7Cbrown") { $0.query("color", list, style: .pipeDelimited) },
        Case("color=R%7C100%7CG%7C200%7CB%7C150") {
            $0.query("color", object(), style: .pipeDelimited)
        },
        Case("color=blue&color=black&color=brown") {
            $0.query("color", list, style: .pipeDelimited, explode: true)
        },
        Case("color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150") {
            $0.query("color", object(), style: .deepObject)
        },
        Case("semi=%3B&dot=.&comma=%2C") { $0.query("keys", keys(), style: .form) },
        Case("keys=semi,%3B,dot,.,comma,%2C") {
            $0.query("keys", keys(), style: .form, explode: false)
        },
        Case("q=a%2Cb,c%20d%7C") { $0.query("q", ["a,b", "c d|"], style: .form, explode: false) },
        Case("q%5B0%5D=a&q%5B1%5D=b") { $0.query("q", ["a", nil, "b"], style: .deepObject) },
        Case("q%5Ba%5D%5B0%5D%5Bb%5D=true&q%5Ba%5D%5B1%5D%5Bb%5D=1.5") {
            $0.query("q", ["a": [["b": true], ["b": 1.5]]] as JSONValue, style: .deepObject)
        },
        Case("q=a&q=b") { $0.query("q", ["a", nil, "b"], style: .form) },
        Case("q=a,b") { $0.query("q", ["a", nil, "b"], style: .form, explode: false) },
        Case("q=7") { $0.query("q", 7 as JSONValue, style: .form) },
        Case("q=http://a.b/c?d=e,f;g%26h%2Bi%23%5B%5D%20%2F") {
            $0.query("q", "http://a.b/c?d=e,f;g&h+i#[] %2F", style: .form, allowReserved: true)
        },
        Case("q=%7B%22a%22%3A%5B1%2C%22x%22%5D%7D") {
            $0.query("q", json: ["a": [1, "x"]] as JSONValue)
        },
        Case("q=%22x%22") { $0.query("q", json: "x") },
    ]

    @Test(arguments: queries)
    func queryIsWritten(test: Case) throws {
        let request = try GetProbe(encoding: test.encoding).urlRequest()
        let expected = "https://api.example.com/v1/probe?" + test.expected
        #expect(request.url?.absoluteString == expected)
    }

    @Test func nothingIsWrittenOfNothing() throws {
        let request = try GetProbe { request in
            request.query("a", nil as String?, style: .form)
            request.query("b", Self.empty, style: .form)
            request.query("c", Self.empty, style: .pipeDelimited)
            request.query("d", [:] as [String: Int], style: .deepObject)
            request.query("e", JSONValue.null, style: .form, explode: false)
            request.query("f", [nil, nil] as [Int?], style: .spaceDelimited)
            request.query("g", json: nil as Int?)
            request.header("X-A", nil as Item?, explode: true)
            request.header("X-B", Self.empty, explode: false)
            request.header("X-C", json: nil as Item?)
            request.cookie("a", nil as Int?)
            request.cookie("b", Self.empty)
            request.cookie("c", nil as Date?, as: .unixTime)
        }.urlRequest()
        #expect(request.url?.absoluteString == "https://api.example.com/v1/probe")
        #expect(request.allHTTPHeaderFields ?? [:] == [:])
    }

    @Test func whatNestsTooDeepIsInvalid() {
        let encodings: [@Sendable (inout RequestEncoder) -> Void] = [
            { $0.query("q", [["a"]], style: .form) },
            { $0.query("q", ["a": ["b": 1]], style: .pipeDelimited) },
            { $0.header("q", [["a"]], explode: false) },
            { $0.cookie("q", ["a": ["b": 1]]) },
        ]
        for encoding in encodings {
            let error = #expect(throws: InvalidRequest.self) {
                try GetProbe(encoding: encoding).urlRequest()
            }
            #expect(error?.reason == .nesting("q"))
        }
    }

    static let headers: [Case] = [
        Case("blue") { $0.header("X-Color", blue, explode: false) },
        Case("blue,black,brown") { $0.header("X-Color", list, explode: false) },
        Case("blue,black,brown") { $0.header("X-Color", list, explode: true) },
        Case("blue,black,brown") { $0.header("X-Color", list) },
        Case("R,100,G,200,B,150") { $0.header("X-Color", object(), explode: false) },
        Case("R=100,G=200,B=150") { $0.header("X-Color", object(), explode: true) },
        Case("a b/ü") { $0.header("X-Color", ["a b/ü"], explode: false) },
        Case("") { $0.header("X-Color", "", explode: false) },
        Case(#"{"a":1}"#) { $0.header("X-Color", json: ["a": 1]) },
    ]

    @Test(arguments: headers)
    func headerIsWritten(test: Case) throws {
        let request = try GetProbe(encoding: test.encoding).urlRequest()
        #expect(request.value(forHTTPHeaderField: "X-Color") == test.expected)
    }

    /// RFC 6265 §4.1.1 and §4.2.1: pairs are separated by `; `; white space, quotes, commas, semicolons
    /// and backslashes are no part of a value.
    static let cookies: [Case] = [
        Case("color=blue") { $0.cookie("color", blue) },
        Case("color=") { $0.cookie("color", "") },
        Case("color=blue; color=black; color=brown") { $0.cookie("color", list) },
        Case("color=blue,black,brown") { $0.cookie("color", list, explode: false) },
        Case("R=100; G=200; B=150") { $0.cookie("color", object()) },
        Case("color=R,100,G,200,B,150") { $0.cookie("color", object(), explode: false) },
        Case("a=1; b=true") {
            $0.cookie("a", 1)
            $0.cookie("b", true)
        },
        Case("a=ZW5k+/=.-_~!#$&'()*:<>?@[]^`{|}") {
            $0.cookie("a", "ZW5k+/=.-_~!#$&'()*:<>?@[]^`{|}")
        },
        Case("a=%20%22%2C%3B%5C%25%C3%BC%09") { $0.cookie("a", " \",;\\%ü\t") },
        Case("a=%20%25x") { $0.cookie("a", "%20%x", allowReserved: true) },
        Case("a=0") { $0.cookie("a", Date(timeIntervalSince1970: 0), as: .unixTime) },
        Case("a={%22b%22:[1%2C2]}") { $0.cookie("a", json: ["b": [1, 2]]) },
        Case("z=0; a=1") {
            $0.header("Cookie", "z=0")
            $0.cookie("a", 1)
        },
    ]

    @Test(arguments: cookies)
    func cookieIsWritten(test: Case) throws {
        let request = try GetProbe(encoding: test.encoding).urlRequest()
        #expect(request.value(forHTTPHeaderField: "Cookie") == test.expected)
    }

    @Test(arguments: [
        ("a", "x\ry"), ("a", "x\ny"), ("a", "\u{0}"), ("a b", "x"), ("a;", "x"), ("", "x"),
        ("ü", "x"),
    ])
    func cookieThatWouldBreakOutIsInvalid(name: String, value: String) {
        let request = GetProbe { $0.cookie(name, value) }
        let error = #expect(throws: InvalidRequest.self) { try request.urlRequest() }
        #expect(error?.reason == .cookie(name))
        #expect(!"\(request.curl)".contains("\n"))
    }

    @Test func valueWithoutJSONIsInvalid() {
        let request = GetProbe { $0.query("q", [Double.nan], style: .form) }
        let error = #expect(throws: InvalidRequest.self) { try request.urlRequest() }
        #expect(error?.reason == .parameter("q"))
    }
}
