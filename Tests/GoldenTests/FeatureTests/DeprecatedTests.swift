import EndpointsRuntime
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What should no longer be used works on; that it draws a warning is told where it is declared.
struct DeprecatedTests {
    @Test func deprecatedParametersAreSent() throws {
        let old = try Deprecated.ListTrains(station: "a", city: "b c", xRegion: "north")
            .urlRequest()
        #expect(old.url?.absoluteString == "https://trains.example.com/trains?station=a&city=b%20c")
        #expect(old.value(forHTTPHeaderField: "X-Region") == "north")
        let new = try Deprecated.ListTrains(station: "a").urlRequest()
        #expect(new.url?.absoluteString == "https://trains.example.com/trains?station=a")
        #expect(new.value(forHTTPHeaderField: "X-Region") == nil)
    }

    @Test func deprecatedPropertiesAndModelsAreReadAndWritten() throws {
        try expectRoundTrip(
            #"{"trains":[{"number":1,"name":"Comet","operator":"private"},{"number":2,"operator":"x"}]}"#,
            Deprecated.Timetable(
                trains: [
                    .init(number: 1, name: "Comet", operator: .private),
                    .init(number: 2, operator: .unrecognized("x")),
                ]
            )
        )
    }
}
