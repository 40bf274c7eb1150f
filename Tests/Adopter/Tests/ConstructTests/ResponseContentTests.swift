import EndpointsRuntime
import Foundation
import Testing

/// OpenAPI 3.1 §4.8.17: an answer is of one of its media types; what is read is asked for (RFC 9110 §12.5.1).
struct ResponseContentTests {
    private let host = "GET https://library.example"
    static let book = #"{"title":"Emma"}"#

    @Test func jsonIsReadWhereThereIsSome() throws {
        #expect(
            try ResponseContent.GetJSON().wire() == "\(host)/json\naccept: application/json"
        )
        #expect(
            try ResponseContent.GetSuffix().wire()
                == "\(host)/suffix\naccept: application/vnd.book+json; v=2"
        )
        #expect(
            try ResponseContent.GetStar().wire() == "\(host)/star\naccept: application/json"
        )
        #expect(try ResponseContent.GetJSON.response(200, Self.book) == .init(title: "Emma"))
        #expect(try ResponseContent.GetSuffix.response(200, Self.book) == .init(title: "Emma"))
        #expect(try ResponseContent.GetStar.response(200, Self.book) == .init(title: "Emma"))
        #expect(try ResponseContent.GetAnything.response(200, "[null]") == [.null])
        #expect(
            try ResponseContent.GetInline.response(200, #"{"books":[\#(Self.book)]}"#).books
                == [.init(title: "Emma")]
        )
    }

    @Test func textIsText() throws {
        #expect(try ResponseContent.GetText().wire() == "\(host)/text")
        #expect(try ResponseContent.GetText.response(200, #""a""#) == #""a""#)
        #expect(try ResponseContent.GetHTML.response(200, "<p>") == "<p>")
    }

    @Test func bytesAreBytes() throws {
        #expect(
            try ResponseContent.GetImage().wire() == "\(host)/image\naccept: image/png"
        )
        let data = Data("b".utf8)
        #expect(try ResponseContent.GetBytes.response(200, "b") == data)
        #expect(try ResponseContent.GetImage.response(200, "b") == data)
        #expect(try ResponseContent.GetXML.response(200, "b") == data)
    }

    @Test func nothingIsNothing() throws {
        #expect(try ResponseContent.GetNothing().wire() == "\(host)/nothing")
        try ResponseContent.GetNothing.response(200, "whatever comes")
        #expect(ResponseContent.GetNothing.Response.self == Void.self)
    }
}
