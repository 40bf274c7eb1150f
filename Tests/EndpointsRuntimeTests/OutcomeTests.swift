import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

/// What a status becomes.
struct OutcomeTests {
    private func error(
        status: Int,
        _ body: String = ""
    ) async -> EndpointError<GetItem.Failure>? {
        let stub = StubTransport()
        stub.answer(GetItem.self, TransportReply(status: status, body: Data(body.utf8)))
        do {
            _ = try await EndpointClient<Sample>(transport: stub).send(GetItem())
            return nil
        } catch {
            return error
        }
    }

    /// RFC 9110 §15.3: all of 2xx, and nothing else.
    @Test(arguments: [200, 201, 206, 226, 299])
    func successIsDecoded(status: Int) async {
        #expect(await error(status: status, #"{"id":1}"#) == nil)
    }

    @Test(arguments: [199, 300, 304, 400, 401, 500, 502, 599, 600])
    func otherStatusKeepsItsBody(status: Int) async {
        guard case .status(let reply) = await error(status: status, "<html>") else {
            Issue.record("no status")
            return
        }
        #expect(reply.status == status && reply.text() == "<html>" && reply.problem == nil)
        #expect(reply.endpoint == GetItem.endpoint && !reply.isSuccess)
    }

    @Test func declaredFailureIsDecoded() async {
        guard case .failure(.notFound(let item), let reply) = await error(status: 404, #"{"id":7}"#)
        else {
            Issue.record("no failure")
            return
        }
        #expect(item == Item(id: 7) && reply.status == 404)
    }

    @Test func declaredFailureThatDoesNotDecodeIsAStatus() async {
        guard case .status(let reply) = await error(status: 404, #"{"id":"7"}"#) else {
            Issue.record("no status")
            return
        }
        #expect(reply.problem?.path.description == "id")
        #expect(reply.text() == #"{"id":"7"}"#)
    }

    @Test func replyHasStatusAndHeaders() async throws {
        let stub = StubTransport()
        stub.answer(
            GetItem.self,
            TransportReply(
                status: 201,
                headers: ["ETag": "\"1\"", "Content-Type": "text/html"],
                body: Data(#"{"id":1}"#.utf8)
            )
        )
        let reply = try await EndpointClient<Sample>(transport: stub).reply(to: GetItem())
        #expect(reply.value == Item(id: 1))
        #expect(reply.reply.status == 201 && reply.reply.headers["etag"] == "\"1\"")
    }

    @Test func decodingErrorKeepsItsReply() async {
        guard case .decoding(let problem, let reply) = await error(status: 200, "[]") else {
            Issue.record("no decoding error")
            return
        }
        #expect(problem.offset == 0 && reply.text() == "[]")
    }
}
