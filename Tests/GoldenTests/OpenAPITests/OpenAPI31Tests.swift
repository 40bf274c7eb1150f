import EndpointsRuntime
import Foundation
import Testing

/// A document of OpenAPI 3.1 on the wire: JSON Schema 2020-12, and Parameter and Encoding Object of 3.1.1.
struct OpenAPI31Tests {
    @Test func aParameterIsJSON() throws {
        #expect(
            try TripPlanner.GetTrip(id: 7, around: .init(first: 1.5, second: -2)).wire()
                == "GET https://trips.example/trips/7?around=%5B1.5%2C-2%5D"
        )
    }

    /// RFC 7396: what is absent stays, what is null goes.
    @Test func aPatchTellsAbsentFromNull() throws {
        let head = "PATCH https://trips.example/trips/7\napplication/merge-patch+json\n"
        #expect(try TripPlanner.ChangeTrip(id: 7, body: .init()).wire() == head + "{}")
        #expect(
            try TripPlanner.ChangeTrip(id: 7, body: .init(note: .null)).wire()
                == head + #"{"note":null}"#
        )
    }

    /// A part whose media type is said, and no encoding, is a file; an object is JSON.
    @Test func partsHaveTheTypesOfTheirSchemas() throws {
        let request = TripPlanner.AddTicket(
            id: 7,
            scan: FilePart(Data("%PDF".utf8), name: "t.pdf"),
            price: 9.5,
            passenger: .init(name: "n")
        )
        let lines = [
            "--XX", #"Content-Disposition: form-data; name="scan"; filename="t.pdf""#,
            "Content-Type: application/pdf", "", "%PDF",
            "--XX", #"Content-Disposition: form-data; name="price""#, "", "9.5",
            "--XX", #"Content-Disposition: form-data; name="passenger""#,
            "Content-Type: application/json", "", #"{"name":"n"}"#,
            "--XX--", "",
        ]
        #expect(
            try request.wire()
                == "POST https://trips.example/trips/7/tickets\n"
                + "multipart/form-data; boundary=XX\n" + lines.joined(separator: "\r\n")
        )
    }

    @Test func listsOfTypesAreRead() throws {
        try expectRoundTrip(
            #"{"object":"trip","name":"a","note":null,"leg":{"by":"train","line":7},"ticket":"AQI="}"#,
            TripPlanner.Trip(
                name: "a",
                note: nil,
                leg: .train(.init(line: .integer(7))),
                ticket: Data([1, 2])
            )
        )
        try expectRoundTrip(
            #"{"object":"trip","name":"a","note":"b","leg":null}"#,
            TripPlanner.Trip(name: "a", note: "b", leg: nil)
        )
        try expectRoundTrip(#"{"by":"train","line":"S1"}"#, TripPlanner.Train(line: .string("S1")))
        try expectRoundTrip("[1.5,-2]", TripPlanner.Point(first: 1.5, second: -2))
    }

    @Test func aConstantIsAsked() {
        #expect(throws: JSONError.self) {
            try TripPlanner.Trip(text: #"{"object":"tour","name":"a","note":"b","leg":null}"#)
        }
    }
}
