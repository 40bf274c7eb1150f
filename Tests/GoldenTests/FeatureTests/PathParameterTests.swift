import EndpointsRuntime
import Foundation
import LoopbackServer
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Values in paths, by simple expansion (RFC 6570 §3.2.2).
struct PathParameterTests {
    private func path(_ request: some Requestable) throws -> String? {
        let url = try request.urlRequest().url?.absoluteString
        return url.map { $0.replacing("https://archive.example.com/api", with: "") }
    }

    /// Everything but the unreserved characters of RFC 3986 §2.3 is UTF-8 in triplets.
    @Test(arguments: [
        ("plain", "plain"), ("A-z.0_9~", "A-z.0_9~"), ("a/b", "a%2Fb"), ("a b", "a%20b"),
        ("?#[]@:", "%3F%23%5B%5D%40%3A"), ("!$&'()*+,;=", "%21%24%26%27%28%29%2A%2B%2C%3B%3D"),
        ("100%", "100%25"), ("%2F", "%252F"), ("é你", "%C3%A9%E4%BD%A0"), ("\u{0}\n", "%00%0A"),
        ("...", "..."), ("..a", "..a"),
    ])
    func aValueStaysInItsSegment(_ value: String, _ expected: String) throws {
        #expect(try path(PathParameters.GetShelf(shelf: value)) == "/shelves/\(expected)")
    }

    /// An empty segment would address something else, as would one that RFC 3986 §5.2.4 removes.
    @Test(arguments: ["", ".", ".."])
    func aValueThatLeavesItsSegmentIsNotSent(_ value: String) throws {
        #expect(throws: InvalidRequest.self) {
            try path(PathParameters.GetShelf(shelf: value))
        }
    }

    @Test func bothNotationsMeanTheSame() throws {
        #expect(
            try path(PathParameters.GetBook(shelfID: .min, isbn: "3-16"))
                == "/shelves/-9223372036854775808/books/3-16"
        )
    }

    @Test func severalStandInASegment() throws {
        let page = PathParameters.GetPage(isbn: "1", number: .max, format: .none_)
        #expect(try path(page) == "/books/1/pages/4294967295.none")
        let other = PathParameters.GetPage(isbn: "1", number: 0, format: .unrecognized("a/b"))
        #expect(try path(other) == "/books/1/pages/0.a%2Fb")
        let days = PathParameters.CompareDays(
            from: CalendarDate(year: 2024, month: 2, day: 29),
            to: CalendarDate(year: 2024, month: 3, day: 1)
        )
        #expect(try path(days) == "/days/2024-02-29...2024-03-01/")
    }

    @Test func aUUIDIsWrittenInLowerCase() throws {
        let id = try #require(UUID(uuidString: "6BA7B810-9DAD-11D1-80B4-00C04FD430C8"))
        #expect(
            try path(PathParameters.GetScan(scanID: id))
                == "/scans/6ba7b810-9dad-11d1-80b4-00c04fd430c8"
        )
    }

    /// What is encoded in the document stays as it is; what is not is encoded once.
    @Test func literalsAreEncodedOnce() async throws {
        let server = try LoopbackServer(.json(200, "7"))
        defer { server.stop() }

        #expect(try await EndpointClient<PathParameters>(of: server).send(.getCount()) == 7)

        expectOnly(
            "GET /Gr%C3%B6%C3%9Fe/all%20of%20them HTTP/1.1",
            headers: ["accept: application/json"],
            by: server
        )
    }
}
