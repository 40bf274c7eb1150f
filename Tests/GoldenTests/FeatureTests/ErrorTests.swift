import EndpointsRuntime
import Foundation
import LoopbackServer
import Testing

/// Bodies of failing answers: the API's, and how an endpoint extends, overrides and removes them.
struct ErrorTests {
    @Test(arguments: [
        (401, #"{"message":"m"}"#, "unauthorized m"), (500, "{}", "server 500"),
        (599, #"{"until":null}"#, "server 599"), (404, #"{"title":"t"}"#, "other t 404"),
        (302, #"{"title":"t"}"#, "other t 302"),
    ])
    func theAPIsAreEveryEndpoints(status: Int, text: String, expected: String) throws {
        let reply = Errors.ListAccounts.reply(status, text)
        let told =
            switch try #require(try Errors.ListAccounts.Failure(reply)) {
            case .unauthorized(let body): "unauthorized \(body.message)"
            case .serverError(_, let status): "server \(status)"
            case .other(let body, let status): "other \(body.title) \(status)"
            }
        #expect(told == expected)
    }

    @Test(arguments: [
        (401, #"{"message":"m"}"#, "unauthorized m"), (404, #"{"title":"t"}"#, "not found t"),
        (503, "{}", "unavailable"), (502, "{}", "server 502"),
        (400, #"{"reason":"funds"}"#, "client funds 400"),
        (499, #"{"reason":"new"}"#, "client new 499"), (304, #"{"title":"t"}"#, "other t 304"),
    ])
    func anEndpointExtendsThem(status: Int, text: String, expected: String) throws {
        let reply = Errors.GetAccount.reply(status, text)
        let told =
            switch try #require(try Errors.GetAccount.Failure(reply)) {
            case .unauthorized(let body): "unauthorized \(body.message)"
            case .notFound(let body): "not found \(body.title)"
            case .serviceUnavailable: "unavailable"
            case .serverError(_, let status): "server \(status)"
            case .clientError(let body, let status): "client \(body.reason.rawValue) \(status)"
            case .other(let body, let status): "other \(body.title) \(status)"
            }
        #expect(told == expected)
    }

    @Test(arguments: [
        (401, #"{"reason":"limit"}"#, "unauthorized limit"),
        (402, #"{"reason":"funds"}"#, "payment funds"),
        (409, #"{"pending":["a","b"],"since":"2024-05-01T12:00:00Z"}"#, "conflict a b"),
        (418, #"[{"reason":"funds"},{"reason":"limit"}]"#, "418 2"),
        (422, #"{"reason":"recipient"}"#, "unprocessable recipient"),
        (451, #"{"law":"7"}"#, "legal 7"), (500, "{}", "server 500"), (400, "{}", "other 400"),
    ])
    func anEndpointOverridesThem(status: Int, text: String, expected: String) throws {
        let reply = Errors.Transfer.reply(status, text)
        let told =
            switch try #require(try Errors.Transfer.Failure(reply)) {
            case .unauthorized(let body): "unauthorized \(body.reason.rawValue)"
            case .paymentRequired(let body): "payment \(body.reason.rawValue)"
            case .conflict(let body): "conflict \(body.pending.joined(separator: " "))"
            case .status418(let bodies): "418 \(bodies.count)"
            case .unprocessableContent(let body): "unprocessable \(body.reason.rawValue)"
            case .unavailableForLegalReasons(let body): "legal \(body["law"] ?? "")"
            case .serverError(_, let status): "server \(status)"
            case .other(_, let status): "other \(status)"
            }
        #expect(told == expected)
    }

    @Test(arguments: [401, 403, 500])
    func whatAnEndpointRemovesIsAStatus(status: Int) async throws {
        #expect(try Errors.GetRates.Failure(Errors.GetRates.reply(status, "{}")) == nil)
        let server = try LoopbackServer(.json(status, #"{"message":"m","title":"t"}"#))
        defer { server.stop() }
        let error = try await #require(throws: EndpointError<Never>.self) {
            try await EndpointClient<Errors>(of: server).send(.getStatus())
        }
        guard case .status(let reply) = error else {
            Issue.record(error)
            return
        }
        #expect(reply.status == status)
    }

    /// A proxy's page, say, and JSON of another kind: the status is what is known.
    @Test(arguments: ["<html>", "[]"])
    func aBodyThatDoesNotDecodeSaysWhy(text: String) async throws {
        let server = try LoopbackServer(.text(404, text))
        defer { server.stop() }
        let error = try await #require(throws: EndpointError<Errors.GetAccount.Failure>.self) {
            try await EndpointClient<Errors>(of: server).send(.getAccount(iban: "x"))
        }
        guard case .status(let reply) = error else {
            Issue.record(error)
            return
        }
        #expect(reply.status == 404 && String(decoding: reply.body, as: UTF8.self) == text)
        #expect(reply.problem != nil)
    }
}
