import EndpointsRuntime
import EndpointsTesting
import Kit

/// Several specs in one target, two of one base name, and a library's public one.
enum OtherChecks {
    static func twoAPIsHaveAUser() async throws {
        let stub = StubTransport()
        stub.answer(Notes.GetUser.self, json: #"{"self":"me","data":[1,"a",null]}"#)
        let user = try await EndpointClient<Notes>(transport: stub).send(.getUser())
        try expect(user.`self`, "me")
        try expect(user.data, [1, "a", .null])
    }

    static func failuresHaveRanges() async throws {
        let stub = StubTransport()
        stub.answer(Notes.DeleteNote.self, status: 503, json: #"{"error":"later"}"#)
        do {
            try await EndpointClient<Notes>(transport: stub).send(.deleteNote(name: "a/b"))
        } catch {
            guard case .failure(.serverError(let problem, status: 503), _) = error else {
                throw Error(message: "unexpected \(error)")
            }
            try expect(problem.error, "later")
            return try expect(Sent(stub).url, "http://127.0.0.1:8080/notes/a%2Fb")
        }
        throw Error(message: "a failure was expected")
    }

    static func versionsStandSideBySide() async throws {
        let stub = StubTransport()
        stub.answer(StatusV1.GetStatus.self, json: #"{"v1":true}"#)
        stub.answer(StatusV2.GetStatus.self, json: #"{"v2":false}"#)
        let first = try await EndpointClient<StatusV1>(transport: stub).send(.getStatus())
        let second = try await EndpointClient<StatusV2>(transport: stub).send(.getStatus())
        try expect([first.v1, second.v2], [true, false])
    }

    static func aLibraryIsPublic() async throws {
        let stub = StubTransport()
        stub.answer(KitAPI.ListItems.self, KitAPI.ListItems.exampleReply)
        let items = try await Shelf(transport: stub).items()
        try expect(items, [KitAPI.Item.example])
        try expect(Sent(stub).url, "https://kit.example/items?order=down")
    }

    static func anUnansweredRequestIsTold() async throws {
        do {
            _ = try await EndpointClient<Notes>(transport: StubTransport()).send(.getUser())
        } catch {
            return try expect(error.reply == nil, true)
        }
        throw Error(message: "a failure was expected")
    }
}
