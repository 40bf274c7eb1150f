import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

/// A document of OpenAPI 3.2 on the wire: its Parameter, Server and Media Type Object.
struct OpenAPI32Tests {
    /// A form in `querystring` is the query.
    @Test func theQueryIsAForm() throws {
        #expect(
            try NewsRoom.FindArticles(words: "a b", desks: ["x", "y"]).wire()
                == "GET https://news.example/articles?words=a%20b&desks=x,y"
        )
    }

    @Test func aPathKeepsWhatIsReserved() throws {
        #expect(
            try NewsRoom.GetPage(path: "2024/may/1").wire()
                == "GET https://news.example/archive/2024/may/1"
        )
    }

    @Test func serversHaveNames() {
        #expect(NewsRoom.servers == [NewsRoom.production, NewsRoom.trials])
        #expect(NewsRoom.trials == "https://trials.news.example")
    }

    /// `itemSchema` is the schema of each line.
    @Test func linesAreItems() throws {
        var reader = LineStreamReader(NewsRoom.FindArticles.self)
        var found = try reader.elements(in: Array(#"{"id":1,"title":"a"}"#.utf8) + [0x0A])
        found += try reader.elements(in: Array(#"{"id":2,"title":"b"}"#.utf8))
        if let last = try reader.finish() { found.append(last) }
        #expect(found == [.init(id: 1, title: "a"), .init(id: 2, title: "b")])
    }

    /// Members that differ by `event` say each what its data is.
    @Test func eventsDifferByName() throws {
        let text = """
            event: added
            data: {"id":1,"title":"a"}

            event: removed
            data: 1

            event: paused
            data: p


            """
        var reader = EventStreamReader(NewsRoom.WatchTicker.self)
        #expect(
            try reader.elements(in: Array(text.utf8)) == [
                .added(.init(id: 1, title: "a")), .removed("1"),
                .unrecognized(ServerSentEvent(type: "paused", data: "p")),
            ]
        )
    }
}
