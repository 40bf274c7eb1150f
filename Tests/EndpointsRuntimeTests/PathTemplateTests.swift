import Foundation
import Testing

@testable import EndpointsRuntime

struct PathTemplateTests {
    /// RFC 3986 §2.3 and §3.3: all but unreserved characters of a value are encoded, as UTF-8.
    @Test(arguments: [
        ("defunkt", "defunkt"),
        ("AZaz09-._~", "AZaz09-._~"),
        ("a/b", "a%2Fb"),
        ("a b", "a%20b"),
        ("a+b", "a%2Bb"),
        ("50%", "50%25"),
        ("%2F", "%252F"),
        ("a:b@c", "a%3Ab%40c"),
        ("?#[]", "%3F%23%5B%5D"),
        ("!$&'()*,;=", "%21%24%26%27%28%29%2A%2C%3B%3D"),
        ("\"<>\\^`{|}", "%22%3C%3E%5C%5E%60%7B%7C%7D"),
        ("ü", "%C3%BC"),
        ("日本", "%E6%97%A5%E6%9C%AC"),
        ("👍🏽", "%F0%9F%91%8D%F0%9F%8F%BD"),
        ("e\u{301}", "e%CC%81"),
        ("\r\n", "%0D%0A"),
        ("\u{0}", "%00"),
        ("...", "..."),
        ("..a", "..a"),
        (" ", "%20"),
    ])
    func valueIsEncoded(value: String, expected: String) throws {
        #expect(
            try PathTemplate.expand("/u/{v}/x", values: [PathValue(name: "v", value)])
                == "/u/\(expected)/x"
        )
    }

    /// RFC 6570 §3.2.3, but for what would end the path.
    @Test(arguments: [
        ("a/b", "a/b"),
        ("a b", "a%20b"),
        ("a?b#c", "a%3Fb%23c"),
        ("50%", "50%25"),
        ("%2F", "%2F"),
        ("a+b:c@d;e=f,g", "a+b:c@d;e=f,g"),
    ])
    func reservedIsKept(value: String, expected: String) throws {
        #expect(
            try PathTemplate.expand("/u/{+v}", values: [PathValue(name: "v", value)])
                == "/u/\(expected)"
        )
    }

    @Test(arguments: [
        ("", [], ""),
        ("/", [], "/"),
        ("/a/b/", [], "/a/b/"),
        ("/a b/ü/%20", [], "/a%20b/%C3%BC/%20"),
        ("/{a}/{b}", [("b", "2"), ("a", "1")], "/1/2"),
        ("/{a}/{a}", [("a", "1")], "/1/1"),
        ("/compare/{a}...{b}", [("a", "main"), ("b", "x/y")], "/compare/main...x%2Fy"),
        ("/v{a}.json", [("a", "1")], "/v1.json"),
        ("/items/{a}:cancel", [("a", "1")], "/items/1:cancel"),
        ("/{a}", [("a", "1"), ("a", "2")], "/2"),
    ])
    func templateIsExpanded(
        template: String,
        values: [(String, String)],
        expected: String
    ) throws {
        #expect(
            try PathTemplate.expand(template, values: values.map { PathValue(name: $0.0, $0.1) })
                == expected
        )
    }

    @Test(
        arguments: [
            ("/{a}", [], .missingPathValue("a")),
            ("/{a}/{b}", [("a", "1")], .missingPathValue("b")),
            ("/a", [("a", "1")], .unknownPathValue("a")),
            ("/{a}", [("a", "1"), ("A", "2")], .unknownPathValue("A")),
            ("/{a}", [("a", "")], .pathValue("a")),
            ("/{a}", [("a", ".")], .pathValue("a")),
            ("/{a}", [("a", "..")], .pathValue("a")),
            ("/x{a}", [("a", "")], .pathValue("a")),
            ("/{a", [("a", "1")], .template("the braces of the path do not match")),
            ("/a}", [], .template("the braces of the path do not match")),
            ("/a?b=c", [], .template("the path must not contain '?' or '#'")),
            ("/a#b", [], .template("the path must not contain '?' or '#'")),
            ("/a/../b", [], .template("a segment of the path must not be '.' or '..'")),
            ("/a/%2E%2e", [], .template("a segment of the path must not be '.' or '..'")),
            ("/.{a}", [("a", ".")], .pathValue("a")),
            (
                "/{+a}", [("a", "b/../c")],
                .template("a segment of the path must not be '.' or '..'")
            ),
        ] as [(String, [(String, String)], InvalidRequest.Reason)]
    )
    func problemIsTold(
        template: String,
        values: [(String, String)],
        expected: InvalidRequest.Reason
    ) {
        #expect(throws: expected) {
            try PathTemplate.expand(template, values: values.map { PathValue(name: $0.0, $0.1) })
        }
    }

    /// What is decoded is what was given (RFC 3986 §2.4).
    @Test func everyByteSurvives() throws {
        let value = String(String.UnicodeScalarView((1...0x2FF).compactMap(Unicode.Scalar.init)))
        let path = try PathTemplate.expand("{v}", values: [PathValue(name: "v", value)])
        #expect(path.removingPercentEncoding == value)
        #expect(path.utf8.allSatisfy { PercentEncoding.isUnreserved($0) || $0 == 0x25 })
    }
}
