import EndpointsRuntime
import Testing

/// One document of each version, as a package sees them from outside; `GoldenTests` look closer at them.
struct VersionsTests {
    @Test func eachIsSent() throws {
        #expect(
            try PhotoBox.LabelPhotos(album: "a", ids: [1, 2], label: "x y&z").wire()
                == "PATCH https://photos.example/v1/albums/a/photos\n"
                + "content-type: application/x-www-form-urlencoded\n\nids=1%2C2&label=x+y%26z"
        )
        #expect(
            try BookStore.AddItem(body: .map(.init(scale: 25))).wire()
                .hasSuffix("\n\n" + #"{"kind":"map","scale":25}"#)
        )
        #expect(
            try TripPlanner.ChangeTrip(id: 7, body: .init(note: .null)).wire()
                .hasSuffix("\ncontent-type: application/merge-patch+json\n\n" + #"{"note":null}"#)
        )
        #expect(
            try NewsRoom.GetPage(path: "2024/may/1").wire()
                .hasPrefix("GET https://news.example/archive/2024/may/1")
        )
    }
}
