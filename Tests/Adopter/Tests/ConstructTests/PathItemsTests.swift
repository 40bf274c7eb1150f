import EndpointsRuntime
import Foundation
import Testing

/// OpenAPI 3.0 §4.7.9 and §4.7.12: parameters of a path are those of its operations, which may have their own of the
/// same name and place; `Accept`, `Content-Type` and `Authorization` are no parameters.
struct PathItemsTests {
    @Test func anOperationHasItsOwn() throws {
        let request = PathItems.ListBooks(
            shelf: 1,
            limit: 2,
            idQuery: "q",
            xTrace: try #require(UUID(uuidString: "8f0e2c1a-5b7d-4c3e-9f10-0123456789ab")),
            idCookie: "c"
        )
        #expect(
            try request.wire()
                == """
                GET https://library.example/shelves/1/books?limit=2&id=q
                cookie: id=c
                x-trace: 8f0e2c1a-5b7d-4c3e-9f10-0123456789ab
                """
        )
    }

    @Test func anotherHasThePaths() throws {
        let url = "DELETE https://library.example/shelves/1/books"
        #expect(try PathItems.ClearShelf(shelf: 1).wire() == url)
        #expect(
            try PathItems.ClearShelf(shelf: 1, limit: 2, id: "q", xTrace: "t").wire()
                == "\(url)?limit=2&id=q\nx-trace: t"
        )
    }
}
