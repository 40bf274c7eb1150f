import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Answers that are read while they come: their bytes, split at every place.
struct StreamTests {
    private func elements<R: EventStreamRequestable>(
        _ type: R.Type,
        _ text: String
    ) throws(JSONError) -> [R.Element] where R.Element: Equatable {
        let bytes = Array(text.utf8)
        var whole = EventStreamReader(type)
        let expected = try whole.elements(in: bytes)
        for place in bytes.indices {
            var reader = EventStreamReader(type)
            var found = try reader.elements(in: Array(bytes[..<place]))
            found += try reader.elements(in: Array(bytes[place...]))
            #expect(found == expected, "split at \(place)")
        }
        return expected
    }

    private func elements<R: LineStreamRequestable>(
        _ type: R.Type,
        _ text: String
    ) throws(JSONError) -> [R.Element] where R.Element: Equatable {
        var expected: [R.Element]?
        let bytes = Array(text.utf8)
        for place in bytes.indices {
            var reader = LineStreamReader(type)
            var found = try reader.elements(in: Array(bytes[..<place]))
            found += try reader.elements(in: Array(bytes[place...]))
            if let last = try reader.finish() { found.append(last) }
            #expect(expected == nil || found == expected, "split at \(place)")
            expected = found
        }
        return expected ?? []
    }

    @Test func dataIsJSON() throws {
        let found = try elements(
            EventStreams.WatchDeployments.self,
            "data: {\"id\":1,\ndata: \"state\":\"building\"}\n\n: ping\n\ndata:{\"id\":1,\"state\":\"ü\"}\r\n\r\n"
        )
        #expect(
            found == [
                EventStreams.Deployment(id: 1, state: "building"),
                EventStreams.Deployment(id: 1, state: "ü"),
            ]
        )
        #expect(
            try elements(EventStreams.WatchLoad.self, "data: {\"load\":0.5}\n\n")
                == [EventStreams.WatchLoad.Element(load: 0.5)]
        )
    }

    @Test func dataIsText() throws {
        #expect(try elements(EventStreams.WatchLog.self, "data: \"a\"\n\n") == [#""a""#])
    }

    @Test func dataIsTextInJSON() throws {
        #expect(try elements(EventStreams.WatchNames.self, "data: \"a\"\n\n") == ["a"])
    }

    @Test func dataIsADateThatItsTypeDoesNotTell() throws {
        #expect(
            try elements(EventStreams.WatchClock.self, "data: 0\n\ndata: 1.5\n\n")
                == [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 1.5)]
        )
    }

    @Test func dataThatDoesNotDecodeIsAnError() {
        let error = #expect(throws: JSONError.self) {
            try elements(EventStreams.WatchDeployments.self, "data: {\"id\":\"x\"}\n\n")
        }
        #expect(error?.path.description == "id")
    }

    @Test func eachNameHasItsCase() throws {
        let found = try elements(
            NamedEvents.WatchTimeline.self,
            """
            event: update
            data: {"id":"1","content":"a"}

            event: status.update
            data: {"id":"1","text":null}

            event: delete
            data: 12

            event: counts
            data: {"a":1}

            event: at
            data: 0

            data: [true]

            event: none
            data: "x"

            id: 7
            event: filters_changed
            data: y


            """
        )
        #expect(
            found == [
                .update(NamedEvents.Status(id: "1", content: "a")),
                .statusUpdate(.init(id: "1")),
                .delete("12"),
                .counts(["a": 1]),
                .at(Date(timeIntervalSince1970: 0)),
                .message([true]),
                .none_("x"),
                .unrecognized(ServerSentEvent(type: "filters_changed", data: "y", id: "7")),
            ]
        )
    }

    @Test func anEventEndsTheStream() throws {
        let text = "data: {\"text\":\"a\"}\n\ndata: [DONE]\n\ndata: {\"text\":\"b\"}\n\n"
        #expect(
            try elements(EndOfEvents.Complete.self, text) == [EndOfEvents.Chunk(text: "a")]
        )
        var reader = EventStreamReader(EndOfEvents.Complete.self)
        _ = try reader.elements(in: Array("data: {\"text\":\"[DONE]\"}\n\n".utf8))
        #expect(!reader.hasEnded)
        _ = try reader.elements(in: Array("event: x\ndata: [DONE]\n\n".utf8))
        #expect(reader.hasEnded)
        #expect(try reader.elements(in: Array("data: {}\n\n".utf8)) == [])
    }

    @Test func anEventOfAnyNameEndsTheStream() throws {
        #expect(
            try elements(
                EndOfEvents.Converse.self,
                "event: delta\ndata: {\"text\":\"a\"}\n\nevent: stop\ndata: {\"type\":\"stop\"}\n\n"
            ) == [.delta(EndOfEvents.Chunk(text: "a"))]
        )
    }

    @Test func eachLineIsAValue() throws {
        #expect(
            try elements(
                JSONLines.ExportUsers.self,
                "{\"id\":1,\"name\":\"a\\nb\"}\r\n\n{\"id\":2,\"name\":\"ü\"}"
            ) == [JSONLines.User(id: 1, name: "a\nb"), JSONLines.User(id: 2, name: "ü")]
        )
        #expect(
            try elements(JSONLines.ExportDays.self, "[0]\n[]\n")
                == [[Date(timeIntervalSince1970: 0)], []]
        )
        #expect(
            try elements(JSONLines.ExportRows.self, "{\"n\":1,\"kind\":\"b\"}\n")
                == [JSONLines.ExportRows.Element(n: 1, kind: .b)]
        )
    }

    @Test func theLineIsNamedInAnError() {
        let error = #expect(throws: JSONError.self) {
            try elements(JSONLines.ExportUsers.self, "{\"id\":1,\"name\":\"a\"}\n{\"id\":2}\n")
        }
        #expect(error?.path.description == "[1]")
    }

    @Test func aClientGivesEventsAndLines() async throws {
        let stub = StubTransport()
        stub.answer(
            NamedEvents.WatchTimeline.self,
            stream: ["event: del", "ete\ndata: 12\n\nevent: at\n", "data: 0\n\nevent: x\n"]
        )
        stub.answer(JSONLines.ExportDays.self, stream: ["[0", "]\n[]"])
        var events: [NamedEvents.WatchTimeline.Element] = []
        let timeline = EndpointClient<NamedEvents>(transport: stub)
        for try await event in timeline.events(of: .watchTimeline(timeline: "home")) {
            events.append(event)
        }
        #expect(events == [.delete("12"), .at(Date(timeIntervalSince1970: 0))])
        var days: [[Date]] = []
        let lines = EndpointClient<JSONLines>(transport: stub)
        for try await line in lines.lines(of: .exportDays()) { days.append(line) }
        #expect(days == [[Date(timeIntervalSince1970: 0)], []])
    }

    @Test func eventsAreAskedFor() throws {
        let request = try EndOfEvents.Complete(prompt: "a").urlRequest()
        #expect(request.value(forHTTPHeaderField: "Accept") == "text/event-stream")
        #expect(request.httpBody.map { String(decoding: $0, as: UTF8.self) } == #"{"prompt":"a"}"#)
        let lines = try JSONLines.ExportUsers().urlRequest()
        #expect(lines.value(forHTTPHeaderField: "Accept") == nil)
    }

    @Test func failuresAreAsEverywhere() throws {
        let reply = EndOfEvents.Complete.reply(429, #"{"error":{"message":"slow down"}}"#)
        guard case .other(let problem, let status) = try EndOfEvents.Complete.Failure(reply) else {
            Issue.record("another failure")
            return
        }
        #expect(problem.message == "slow down")
        #expect(status == 429)
    }
}
