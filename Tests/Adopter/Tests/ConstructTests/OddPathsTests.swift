import EndpointsRuntime
import Testing

/// OpenAPI 3.0 §4.7.8: a path is appended to the server's URL. RFC 3986 §3.5: a fragment is never sent.
struct OddPathsTests {
    private let head = "GET https://library.example/books"

    @Test func aFragmentIsNotSent() throws {
        #expect(try OddPaths.GetLatest().wire() == head)
    }

    @Test func aQueryIsOne() throws {
        #expect(try OddPaths.GetSorted().wire() == "\(head)?sort=title")
        #expect(try OddPaths.GetOpen().wire() == "\(head)/list?open=&kind=a%20b")
    }

    /// RFC 3986 §3.3: a colon may stand in a segment, escaped or not.
    @Test func aColonIsText() throws {
        #expect(try OddPaths.CountBooks().wire() == "\(head):count")
        #expect(try OddPaths.GetAll().wire() == "\(head)/%3Aall")
    }

    @Test func slashesAreOneEach() throws {
        #expect(try OddPaths.GetBare().wire() == "\(head)/bare")
        #expect(try OddPaths.GetDouble().wire() == "\(head)/double/")
    }

    @Test func aParameterNeedsNoDeclaration() throws {
        #expect(try OddPaths.GetUndeclared(undeclared: "a/b").wire() == "\(head)/a%2Fb")
    }
}
