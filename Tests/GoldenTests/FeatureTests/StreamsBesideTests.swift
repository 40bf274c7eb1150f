import EndpointsRuntime
import Foundation
import Testing

/// Lines and events that are one of several answers.
struct StreamsBesideTests {
    typealias GetLog = StreamsBeside.GetLog
    typealias GetHistory = StreamsBeside.GetHistory

    @Test func linesAreReadWhole() throws {
        #expect(
            try GetLog.response(200, "{\"text\":\"a\"}\n\n{\"text\":\"b\"}")
                == .ok([StreamsBeside.Entry(text: "a"), StreamsBeside.Entry(text: "b")])
        )
        #expect(try GetLog.response(200, "") == .ok([]))
        #expect(try GetLog.response(202, #"{"id":1}"#) == .accepted(StreamsBeside.Job(id: 1)))
        #expect(
            try GetLog.response(203, "{\"at\":1.5}\n")
                == .nonAuthoritativeInformation([.init(at: Date(timeIntervalSince1970: 1.5))])
        )
        #expect(
            try GetLog.response(299, "0\n1\n")
                == .success(
                    [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 1)],
                    status: 299
                )
        )
    }

    @Test func anErrorNamesItsLine() {
        let error = #expect(throws: JSONError.self) {
            try GetLog.response(200, "{\"text\":\"a\"}\n{\"text\":1}\n")
        }
        #expect(error?.path.description == "[1].text")
    }

    @Test func eventsAreReadWhole() throws {
        #expect(
            try GetHistory.response(
                200,
                "event: start\ndata: {\"id\":1}\n\nevent: note\ndata: a\n\nevent: error\n"
                    + "data: {\"code\":7}\n\ndata: x\n\ndata: end\n\nevent: note\ndata: b\n\n"
            )
                == .ok([
                    .start(StreamsBeside.Job(id: 1)), .note("a"), .error(.init(code: 7)),
                    .unrecognized(ServerSentEvent(data: "x")),
                ])
        )
        #expect(
            try GetHistory.response(206, "data: {\"id\":1}\n\ndata: [DONE]\n\n")
                == .partialContent([StreamsBeside.Job(id: 1)])
        )
        #expect(
            try GetHistory.response(203, "data: a\ndata: b\n\n")
                == .nonAuthoritativeInformation(["a\nb"])
        )
        #expect(try GetHistory.response(204) == .noContent)
    }
}
