import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

/// Values that stand inside of an answer.
struct UnwrapTests {
    private let stub = StubTransport()
    private var client: EndpointClient<Unwrap> { EndpointClient(transport: stub) }

    @Test func ofAnObject() async throws {
        stub.answer(
            Unwrap.GetUser.self,
            json: #"{"ok":{"user":1},"user":{"first_name":"A","email_address":"a@b"},"n":[{}]}"#
        )
        let user = try await client.send(.getUser())
        #expect(user == Unwrap.User(firstName: "A", emailAddress: "a@b"))
    }

    @Test func deeperDown() async throws {
        stub.answer(
            Unwrap.ListUsers.self,
            json: #"{"data":{"count":0,"items":[{"first_name":"A","email_address":"a@b"}]}}"#
        )
        #expect(try await client.send(.listUsers()).map(\.firstName) == ["A"])
    }

    @Test func underAnEscapedKey() async throws {
        stub.answer(Unwrap.GetName.self, json: #"{"a":"wrong","a/b":"right"}"#)
        #expect(try await client.send(.getName()) == "right")
    }

    @Test func ofATypeThatDoesNotSayItsForm() async throws {
        stub.answer(Unwrap.ListVisits.self, json: #"{"visits":[0]}"#)
        #expect(try await client.send(.listVisits()) == [Date(timeIntervalSince1970: 0)])
    }

    @Test func ofAnError() async throws {
        stub.answer(
            Unwrap.GetUser.self,
            status: 422,
            json: #"{"errors":[{"message":"first"},{"message":"second"}]}"#
        )
        let error = await #expect(throws: EndpointError<Unwrap.GetUser.Failure>.self) {
            try await client.send(.getUser())
        }
        guard case .failure(.other(let problem, let status), _) = error else {
            Issue.record("not a declared failure: \(String(describing: error))")
            return
        }
        #expect(problem.message == "first")
        #expect(status == 422)
    }

    @Test(arguments: [
        (#"{"data":{"list":[]}}"#, "data: expected something at 'items', found an object"),
        (#"{"data":[]}"#, "data: expected something at 'items', found an array"),
        (#"{"data":null}"#, "data: expected an object, found null"),
        (#"{"data":{"items":{}}}"#, "data.items: expected an array, found an object"),
    ])
    func whatIsNotThereIsTold(json: String, message: String) async throws {
        stub.answer(Unwrap.ListUsers.self, json: json)
        let error = await #expect(throws: EndpointError<Unwrap.ListUsers.Failure>.self) {
            try await client.send(.listUsers())
        }
        guard case .decoding(let problem, _) = error else {
            Issue.record("not a decoding error: \(String(describing: error))")
            return
        }
        #expect(problem.description.hasPrefix(message))
    }
}
