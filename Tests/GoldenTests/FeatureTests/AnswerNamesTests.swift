import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

/// Names in answers that generated code has for itself.
struct AnswerNamesTests {
    @Test func pagesAndTheirItems() async throws {
        let stub = StubTransport()
        stub.answer(
            AnswerNames.ListItems.self,
            json: #"{"response":[{"id":1}],"items":[{"id":2}],"self":"https://a.b"}"#
        )
        let client = EndpointClient<AnswerNames>(transport: stub)
        var items: [AnswerNames.Item] = []
        for try await item in client.items(of: .listItems()) { items.append(item) }
        #expect(items == [AnswerNames.Item(id: 1)])
        let response = try await client.send(.listItems())
        #expect(response.items == [AnswerNames.Response(id: 2)])
        #expect(response.`self` == URL(string: "https://a.b"))
    }

    @Test func inlineTypesThatMayBeNull() throws {
        #expect(try AnswerNames.FindItem.response(200, "null") == nil)
        #expect(try AnswerNames.FindItem.response(200, #"{"id":1}"#) == .init(id: 1))
        let lines = ["null", #""a""#, "2"].map { JSONLine(data: Data($0.utf8)) }
        #expect(
            try lines.map { line throws(JSONError) in try AnswerNames.ListChanges.decode(line) }
                == [nil, .string("a"), .integer(2)]
        )
    }

    @Test func events() throws {
        var reader = EventStreamReader(AnswerNames.WatchElements.self)
        let text =
            "event: default\ndata: {\"id\":1}\n\nevent: init\ndata: {\"id\":2}\n\nevent: self\n"
            + "data: a\n\nevent: Type\ndata: b\n\nevent: unrecognized\ndata: c\n\n"
        #expect(
            try reader.elements(in: Array(text.utf8)) == [
                .default(AnswerNames.Element(id: 1)), .init_(AnswerNames.Response(id: 2)),
                .self_("a"), .type("b"), .unrecognized_("c"),
            ]
        )
    }

    @Test func structuresOfHeaders() throws {
        let headers: HTTPHeaders = [
            "Self": "a", "In": "b", "Init": "c", "Reply": "d", "Value": "e",
        ]
        #expect(
            try AnswerNames.GetValue.response(200, #"{"id":1}"#, headers: headers)
                == .ok(
                    .init(
                        value: AnswerNames.Value(id: 1),
                        self: "a",
                        in: "b",
                        init: "c",
                        reply: "d",
                        valueHeader: "e"
                    )
                )
        )
        #expect(
            try AnswerNames.GetValue.response(201, #"{"id":1}"#, headers: ["default": "none"])
                == .created(
                    .init(value: AnswerNames.CreatedResponse(id: 1), default: .none_)
                )
        )
        #expect(
            try AnswerNames.GetValue.response(202, #"{"id":1}"#)
                == .accepted(AnswerNames.OKResponse(id: 1))
        )
        #expect(
            try AnswerNames.GetValue.response(203, #"{"value":{"id":1}}"#)
                == .nonAuthoritativeInformation(.init(value: AnswerNames.Failure(id: 1)))
        )
    }
}
