import EndpointsRuntime
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Texts for people change nothing of what is sent and read, whatever they hold.
struct DescriptionTests {
    @Test func describedPropertiesAreReadAndWritten() throws {
        try expectRoundTrip(
            #"{"text":"*/ \"\"\" \\(1)","author":"你好","kind":"b","place":{"name":"/*"}}"#,
            Descriptions.Note(
                text: #"*/ """ \(1)"#,
                author: "你好",
                kind: .b,
                place: .init(name: "/*")
            )
        )
    }

    @Test func describedParametersAreSent() throws {
        let plain = try Descriptions.ListNotes().urlRequest()
        #expect(plain.url?.absoluteString == "https://notes.example.com/notes?order=new")
        // RFC 3986 §2.1: 🔎 is F0 9F 94 8E in UTF-8.
        let search = try Descriptions.ListNotes(q: "🔎 */", order: .old).urlRequest()
        #expect(
            search.url?.absoluteString
                == "https://notes.example.com/notes?q=%F0%9F%94%8E%20%2A%2F&order=old"
        )
        let note = try Descriptions.GetNote(id: -1).urlRequest()
        #expect(note.url?.absoluteString == "https://notes.example.com/notes/-1")
    }

    @Test func emptyOnesAreNone() throws {
        let request = try Descriptions.DeleteNote(id: "a").urlRequest()
        #expect(request.httpMethod == "DELETE")
        #expect(request.url?.absoluteString == "https://notes.example.com/notes/a")
        try Descriptions.DeleteNote.response(204)
    }
}
