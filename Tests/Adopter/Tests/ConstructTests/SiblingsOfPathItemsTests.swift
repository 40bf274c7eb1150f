import EndpointsRuntime
import Testing

/// OpenAPI 3.1 §4.8.9: what stands beside the `$ref` of a path item is of the path, too.
struct SiblingsOfPathItemsTests {
    private let host = "https://library.example"

    @Test func bothCount() throws {
        #expect(
            try SiblingsOfPathItems.AddBook(id: 7, lang: "de").wire()
                == "POST \(host)/books/7?lang=de"
        )
        #expect(
            try SiblingsOfPathItems.GetBook(id: 7, lang: "de").wire()
                == "GET \(host)/books/7?lang=de"
        )
    }

    @Test func itsOwnCountsFirst() throws {
        #expect(
            try SiblingsOfPathItems.GetShelf(id: 7, lang: 1).wire()
                == "GET \(host)/shelves/7?lang=1"
        )
    }

    @Test func referencesMayLeadOn() throws {
        #expect(try SiblingsOfPathItems.ListRooms().wire() == "GET \(host)/rooms")
        #expect(try SiblingsOfPathItems.PutRooms().wire() == "PUT \(host)/rooms")
    }
}
