import EndpointsRuntime
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Limits are documentation: a value beyond them is sent, read and written as any other.
struct LimitTests {
    @Test func parametersAreSentAsGiven() throws {
        let first = try Limits.ListRooms().urlRequest()
        #expect(first.url?.absoluteString == "https://limits.example.com/rooms?page=1")
        let beyond = try Limits.ListRooms(page: -1, q: "Ä").urlRequest()
        #expect(beyond.url?.absoluteString == "https://limits.example.com/rooms?page=-1&q=%C3%84")
    }

    @Test func propertiesAreReadAndWrittenAsTheyCome() throws {
        try expectRoundTrip(
            #"{"beds":0,"price":10000.5,"tags":[]}"#,
            Limits.Room(beds: 0, price: Decimal(string: "10000.5") ?? 0, tags: [])
        )
    }
}
