import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

/// Errors by exact status, by range and for all others.
struct ErrorRangesTests {
    typealias Failure = ErrorRanges.SendMail.Failure

    private func failure(_ status: Int, _ text: String) throws -> String {
        let failure = try Failure(ErrorRanges.SendMail.reply(status, text))
        return switch try #require(failure) {
        case .contentTooLarge(let text): "contentTooLarge \(text)"
        case .notModified(let problem): "notModified \(problem.title)"
        case .internalServerError(let errors): "internalServerError \(errors)"
        case .clientError(let mistake, let status): "clientError \(mistake.field ?? "-") \(status)"
        case .serverError(let outage, let status): "serverError \(outage.until != nil) \(status)"
        case .other(let problem, let status): "other \(problem.title) \(status)"
        }
    }

    @Test(arguments: [
        (413, "too much", "contentTooLarge too much"),
        (304, #"{"title":"t"}"#, "notModified t"),
        (500, #"{"errors":["a"]}"#, #"internalServerError ["a"]"#),
        (400, #"{"field":"to"}"#, "clientError to 400"),
        (499, "{}", "clientError - 499"),
        (503, "{}", "serverError false 503"),
        (599, #"{"until":"2024-05-01T12:00:00Z"}"#, "serverError true 599"),
        (302, #"{"error":{"title":"t"}}"#, "other t 302"),
        (600, #"{"error":{"title":"t"}}"#, "other t 600"),
    ])
    func exactThenRangeThenAnyOther(status: Int, text: String, expected: String) throws {
        #expect(try failure(status, text) == expected)
    }

    @Test func anOptionalBodyMayBeEmpty() throws {
        let reply = ErrorRanges.ListMails.reply(404)
        guard case .other(let outage, let status) = try ErrorRanges.ListMails.Failure(reply) else {
            Issue.record("another failure")
            return
        }
        #expect(outage == nil)
        #expect(status == 404)
    }

    @Test func aBodyThatDoesNotDecodeLeavesTheStatus() async throws {
        let stub = StubTransport()
        stub.answer(ErrorRanges.SendMail.self, status: 404, json: "<html>")
        let client = EndpointClient<ErrorRanges>(transport: stub)
        let error = await #expect(throws: EndpointError<Failure>.self) {
            try await client.send(.sendMail(body: .init(to: "a")))
        }
        guard case .status(let reply) = error else {
            Issue.record("not a status: \(String(describing: error))")
            return
        }
        #expect(reply.problem != nil)
        #expect(reply.text() == "<html>")
    }

    @Test func textIsTaken() throws {
        func text(_ status: Int, _ body: String) throws -> String {
            let failure = try TextErrors.GetValue.Failure(TextErrors.GetValue.reply(status, body))
            return switch try #require(failure) {
            case .notFound(let text): "notFound \(text)"
            case .tooManyRequests(let delay): "tooManyRequests \(delay.seconds)"
            case .serverError(let text, let status): "serverError \(text) \(status)"
            case .other(let text, let status): "other \(text) \(status)"
            }
        }
        #expect(try text(404, "no such key\r\n") == "notFound no such key\r\n")
        #expect(try text(429, #"{"seconds":1.5}"#) == "tooManyRequests 1.5")
        #expect(try text(502, "<html>") == "serverError <html> 502")
        #expect(try text(400, "") == "other  400")
    }
}
