import EndpointsRuntime
import Foundation
import Testing

/// OpenAPI 3.1 §4.8.14: text and bytes are sent as they are, with the media type that the document says.
struct OtherBodiesTests {
    private let host = "https://files.example"

    @Test func textIsText() throws {
        #expect(
            try OtherBodies.SendText(body: "grüß").wire()
                == "POST \(host)/text\ncontent-type: text/plain\n\ngrüß"
        )
        #expect(
            try OtherBodies.SendHTML(body: "<p>").wire()
                == "POST \(host)/html\ncontent-type: text/html; charset=utf-8\n\n<p>"
        )
        #expect(try OtherBodies.SendHTML().wire() == "POST \(host)/html")
    }

    @Test func bytesAreBytes() throws {
        let body = BinaryContent.data(Data("b".utf8))
        #expect(
            try OtherBodies.SendBytes(body: body).wire()
                == "POST \(host)/bytes\ncontent-type: application/octet-stream\n\nb"
        )
        #expect(
            try OtherBodies.SendPNG(body: body).wire()
                == "POST \(host)/png\ncontent-type: image/png\n\nb"
        )
        #expect(
            try OtherBodies.SendXML(body: body).wire()
                == "POST \(host)/xml\ncontent-type: application/xml\n\nb"
        )
    }

    /// RFC 9110 §8.3: a range is no media type; bytes of which no more is known are `application/octet-stream`.
    @Test func aRangeIsNotSent() throws {
        let body = BinaryContent.data(Data("b".utf8))
        let type = "content-type: application/octet-stream"
        #expect(
            try OtherBodies.SendImage(body: body).wire() == "POST \(host)/image\n\(type)\n\nb"
        )
        #expect(try OtherBodies.SendStar(body: body).wire() == "POST \(host)/star\n\(type)\n\nb")
        #expect(try OtherBodies.SendStar().wire() == "POST \(host)/star")
    }

    @Test func noContentIsNone() throws {
        #expect(try OtherBodies.SendEmpty().wire() == "POST \(host)/empty")
    }
}
