import EndpointsRuntime
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Objects that are described where they stand: in models, answers and bodies.
struct NestedObjectTests {
    static let painting =
        #"{"id":9007199254740993,"title":"Tea","artist":{"name":"Ada","origin":{"country":"FR","#
        + #""place":{"name":"Arles","latitude":43.6766,"longitude":4.6278}}},"#
        + #""frame":{"width":80.5,"height":64},"#
        + #""exhibitions":[{"name":"I","rooms":[{"number":1},{"number":2}]},{"name":"II","rooms":[]}],"#
        + #""empty":{}}"#

    @Test func modelsNestThem() throws {
        typealias Painting = NestedObjects.Painting
        try expectRoundTrip(
            Self.painting,
            Painting(
                id: 9_007_199_254_740_993,
                title: "Tea",
                artist: .init(
                    name: "Ada",
                    origin: .init(
                        country: "FR",
                        place: .init(name: "Arles", latitude: 43.6766, longitude: 4.6278)
                    )
                ),
                frame: .init(width: 80.5, height: 64),
                exhibitions: [
                    .init(name: "I", rooms: [.init(number: 1), .init(number: 2)]),
                    .init(name: "II", rooms: []),
                ],
                empty: .init()
            )
        )
    }

    @Test func anOptionalOneMayBeAbsent() throws {
        let text =
            #"{"id":1,"title":"","artist":{"name":"B"},"frame":{"width":1,"height":2},"#
            + #""exhibitions":[],"empty":{}}"#
        let painting = try NestedObjects.Painting(text: text)
        #expect(painting.artist.origin == nil)
        #expect(try painting.text == text)
    }

    @Test func aMistakeIsToldAtItsPath() {
        let texts = [
            ("artist.origin.place.latitude", "43.6766", "true"),
            ("exhibitions[0].rooms[1].number", #"{"number":2}"#, #"{"number":"2"}"#),
        ]
        for (path, right, wrong) in texts {
            let error = #expect(throws: JSONError.self) {
                try NestedObjects.Painting(text: Self.painting.replacing(right, with: wrong))
            }
            #expect(error?.path.description == path)
        }
        let missing = #expect(throws: JSONError.self) {
            try NestedObjects.Painting(
                text: Self.painting.replacing(#""name":"Arles","#, with: "")
            )
        }
        #expect(missing?.path.description == "artist.origin.place")
    }

    @Test func anAnswerIsOne() throws {
        typealias Hours = NestedObjects.GetOpeningHours.Response
        let nine = CalendarTime(hour: 9, minute: 0, second: 0)
        let five = CalendarTime(hour: 17, minute: 30, second: 0)
        try expectRoundTrip(
            #"{"weekdays":{"opens":"09:00:00","closes":"17:30:00"},"closed":["2024-12-25"]}"#,
            Hours(
                weekdays: .init(opens: nine, closes: five),
                closed: [CalendarDate(year: 2024, month: 12, day: 25)]
            )
        )
    }

    @Test func aBodyIsMadeOfThem() throws {
        let request = try NestedObjects.AddPainting(
            title: "Tea",
            artist: .init(name: "Ada", born: 1815),
            labels: [.init(language: "en", text: "Tea"), .init(language: "de", text: "Tee")],
            state: .unrecognized("lent")
        ).urlRequest()
        #expect(request.url?.absoluteString == "https://museum.example.com/v2/paintings")
        #expect(
            request.httpBody.map { String(decoding: $0, as: UTF8.self) }
                == #"{"title":"Tea","artist":{"name":"Ada","born":1815},"#
                + #""labels":[{"language":"en","text":"Tea"},{"language":"de","text":"Tee"}],"#
                + #""state":"lent"}"#
        )
    }
}
