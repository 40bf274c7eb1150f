import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

/// OpenAPI 3.1 §4.8.16: a status counts before its range, and a range before `default`.
struct ResponseStatusesTests {
    static let book = #"{"title":"a"}"#
    static let problem = #"{"detail":"d"}"#

    @Test func theNearestFailureCounts() throws {
        let notFound = try ResponseStatuses.GetOne.failure(404, Self.problem)
        guard case .notFound(.init(detail: "d")) = notFound else {
            Issue.record("\(String(describing: notFound))")
            return
        }
        let gone = try ResponseStatuses.GetOne.failure(410, Self.problem)
        guard case .clientError(.init(detail: "d"), status: 410) = gone else {
            Issue.record("\(String(describing: gone))")
            return
        }
        let down = try ResponseStatuses.GetOne.failure(503, "down")
        guard case .serverError("down", status: 503) = down else {
            Issue.record("\(String(describing: down))")
            return
        }
        let other = try ResponseStatuses.GetOne.failure(304, Self.problem)
        guard case .other(.init(detail: "d"), status: 304) = other else {
            Issue.record("\(String(describing: other))")
            return
        }
    }

    @Test func successesMayDiffer() throws {
        #expect(
            try ResponseStatuses.GetTwo().wire()
                == "GET https://library.example/two"
                + "\naccept: application/json, application/problem+json"
        )
        #expect(try ResponseStatuses.GetTwo.response(200, Self.book) == .ok(.init(title: "a")))
        #expect(
            try ResponseStatuses.GetTwo.response(202, Self.problem) == .accepted(.init(detail: "d"))
        )
        #expect(try ResponseStatuses.GetTwo.response(204) == .noContent)
        #expect(throws: JSONError.self) { try ResponseStatuses.GetTwo.response(203, Self.book) }
    }

    @Test func thoseThatDoNotAreOne() throws {
        let book = ResponseStatuses.Book(title: "a")
        #expect(try ResponseStatuses.GetSame.response(200, Self.book) == book)
        #expect(try ResponseStatuses.GetSame.response(201, Self.book) == book)
        #expect(
            try ResponseStatuses.GetRange.response(206, Self.book) == .success(book, status: 206)
        )
        #expect(try ResponseStatuses.GetRange.response(204) == .noContent)
    }

    /// Nothing else is declared: it is the answer of success, too.
    @Test func aDefaultIsAllStatuses() throws {
        let book = ResponseStatuses.Book(title: "a")
        #expect(try ResponseStatuses.GetDefault.response(200, Self.book) == book)
        let failure = try ResponseStatuses.GetDefault.failure(400, Self.book)
        guard case .other(book, status: 400) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
    }

    /// A failure of which nothing is read is a status.
    @Test func aFailureMaySayNothing() async throws {
        let stub = StubTransport()
        stub.answer(ResponseStatuses.GetBareError.self, status: 404)
        let client = EndpointClient<ResponseStatuses>(transport: stub)
        do throws(EndpointError<Never>) {
            try await client.send(.getBareError())
            Issue.record("a failure was expected")
        } catch {
            #expect(error.reply?.status == 404)
        }
    }

    @Test func othersSayNothingOfTheAnswer() throws {
        let book = ResponseStatuses.Book(title: "a")
        #expect(try ResponseStatuses.GetRedirect.response(200, Self.book) == book)
        #expect(try ResponseStatuses.GetOdd.response(200, Self.book) == book)
    }
}
