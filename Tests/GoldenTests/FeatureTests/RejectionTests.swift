import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

/// Answers with a status of success whose body says that the request failed.
struct RejectionTests {
    private let stub = StubTransport()
    private var client: EndpointClient<Rejection> { EndpointClient(transport: stub) }

    @Test func isTheDeclaredFailure() async throws {
        stub.answer(Rejection.PostMessage.self, json: #"{"error":"not_in_channel","ok":false}"#)
        let error = await #expect(throws: EndpointError<Rejection.PostMessage.Failure>.self) {
            try await client.send(.postMessage(channel: "c", text: "t"))
        }
        guard case .failure(.rejected(let problem), let reply) = error else {
            Issue.record("not a declared failure: \(String(describing: error))")
            return
        }
        #expect(problem == Rejection.ChatError(error: "not_in_channel"))
        #expect(reply.status == 200)
    }

    @Test(arguments: [
        #"{"ok":true,"message":{"ts":"1","text":"t"}}"#,
        #"{"message":{"ts":"1","text":"t"}}"#,
        #"{"ok":null,"message":{"ts":"1","text":"t"}}"#,
        #"{"ok":0,"message":{"ts":"1","text":"t"}}"#,
        #"{"message":{"ts":"1","text":"t","ok":false}}"#,
    ])
    func otherValuesAreSuccess(json: String) async throws {
        stub.answer(Rejection.PostMessage.self, json: json)
        let message = try await client.send(.postMessage(channel: "c", text: "t"))
        #expect(message == Rejection.Message(ts: "1", text: "t"))
    }

    @Test(arguments: [
        (#"{"status":{"code":1.0,"levels":["error",null]},"a/b":{"c":5e-1}}"#, true),
        (#"{"a/b":{"c":0.50},"status":{"levels":["error",null],"code":1}}"#, true),
        (#"{"status":{"code":"1","levels":["error",null]},"a/b":{"c":0.5}}"#, false),
        (#"{"status":{"code":1,"levels":[null,"error"]},"a/b":{"c":0.5}}"#, false),
        (#"{"status":{"code":1,"levels":["error",null]},"a/b":{"c":0.5,"d":1}}"#, false),
        (#"{"status":{"code":1,"levels":["error",null]}}"#, false),
        (#"{"status":[]}"#, false),
        ("", false),
        ("<html>", false),
    ])
    func allConditionsMustHold(json: String, isRejected: Bool) {
        let reply = Rejection.GetBalance.reply(200, json)
        #expect(Rejection.GetBalance.Failure.rejects(reply) == isRejected)
    }

    @Test func oneThatDoesNotDecodeIsADecodingError() async throws {
        stub.answer(Rejection.PostMessage.self, json: #"{"ok":false,"error":{}}"#)
        let error = await #expect(throws: EndpointError<Rejection.PostMessage.Failure>.self) {
            try await client.send(.postMessage(channel: "c", text: "t"))
        }
        guard case .decoding(let problem, let reply) = error else {
            Issue.record("not a decoding error: \(String(describing: error))")
            return
        }
        #expect(problem.path.description == "error")
        #expect(reply.status == 200)
    }

    @Test func statusesBesidesSuccessAreWhatTheyAreDeclared() throws {
        let failure = try Rejection.GetBalance.Failure(
            Rejection.GetBalance.reply(402, #"{"error":"unpaid"}"#)
        )
        guard case .paymentRequired(let problem) = failure else {
            Issue.record("another failure: \(String(describing: failure))")
            return
        }
        #expect(problem.error == "unpaid")
        #expect(try Rejection.PostMessage.Failure(Rejection.PostMessage.reply(404)) == nil)
    }

    @Test func standsBesideSeveralStatuses() async throws {
        stub.answer(Rejection.DeleteMessage.self, status: 202, json: #"{"error":"too_late"}"#)
        let error = await #expect(throws: EndpointError<Rejection.DeleteMessage.Failure>.self) {
            try await client.send(.deleteMessage(id: "1"))
        }
        guard case .failure(.rejected, let reply) = error else {
            Issue.record("not a declared failure: \(String(describing: error))")
            return
        }
        #expect(reply.status == 202)
        stub.answer(Rejection.DeleteMessage.self, status: 200)
        #expect(try await client.send(.deleteMessage(id: "1")) == .ok)
    }

    @Test func isTheAPIsOrTheEndpointsOwnOrNone() async throws {
        let refused = #"{"ok":false,"error":"too_early"}"#
        #expect(Rejection.PostMessage.Failure.rejects(Rejection.PostMessage.reply(200, refused)))
        let reply = Rejection.DeleteMessage.reply(200, refused)
        #expect(!Rejection.DeleteMessage.Failure.rejects(reply))
        stub.answer(Rejection.GetHealth.self, json: refused)
        #expect(try await client.send(.getHealth()).ok == false)
    }
}
