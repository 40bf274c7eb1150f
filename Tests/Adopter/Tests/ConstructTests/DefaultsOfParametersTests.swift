import EndpointsRuntime
import Foundation
import Testing

/// OpenAPI 3.1 §4.8.12 and §4.8.24: the default of a parameter's schema is the parameter's, of whatever type
/// it is and over references.
struct DefaultsOfParametersTests {
    @Test func allAreSent() throws {
        #expect(
            try DefaultsOfParameters.ListBooks(must: true).wire()
                == "GET https://library.example/books?tags=new&since=2020-01-01"
                + "&shelf=00000000-0000-0000-0000-000000000000&page=1&sort=age&order=age"
                + "&then=title&size%5Bheight%5D=20&limit=10&only=x&must=true"
        )
    }

    @Test func eachMayBeAnother() throws {
        let request = DefaultsOfParameters.ListBooks(
            tags: [.new, .old],
            none: [1, 2],
            since: CalendarDate(year: 2024, month: 5, day: 1),
            shelf: try #require(UUID(uuidString: "1f0e2c1a-5b7d-4c3e-9f10-0123456789ab")),
            page: 2,
            sort: .title,
            order: .title,
            then: .age,
            size: .init(height: nil),
            limit: nil,
            mark: "m",
            wrong: [1],
            far: 3,
            day: CalendarDate(year: 2024, month: 5, day: 2),
            must: false
        )
        #expect(
            try request.wire()
                == "GET https://library.example/books?tags=new&tags=old&none=1&none=2"
                + "&since=2024-05-01&shelf=1f0e2c1a-5b7d-4c3e-9f10-0123456789ab&page=2&sort=title"
                + "&order=title&then=age&mark=m&only=x&wrong=1&far=3&day=2024-05-02&must=false"
        )
    }
}
