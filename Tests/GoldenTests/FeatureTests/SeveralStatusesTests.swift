import EndpointsRuntime
import EndpointsTesting
import Foundation
import LoopbackServer
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Answers of success that differ by their status.
struct SeveralStatusesTests {
    typealias CreateReport = SeveralStatuses.CreateReport
    typealias GetReport = SeveralStatuses.GetReport

    @Test func eachStatusHasItsCase() throws {
        #expect(
            try CreateReport.response(201, #"{"id":"a","title":"b"}"#)
                == .created(SeveralStatuses.Report(id: "a", title: "b"))
        )
        #expect(
            try CreateReport.response(202, #"{"id":7}"#) == .accepted(SeveralStatuses.Job(id: 7))
        )
        #expect(try CreateReport.response(204) == .noContent)
        #expect(try SeveralStatuses.CheckReport.response(200) == .ok)
        #expect(try SeveralStatuses.CheckReport.response(204) == .noContent)
    }

    @Test func eachStatusHasItsKindOfBody() throws {
        #expect(try GetReport.response(200, "{\u{0}") == .ok(Data("{\u{0}".utf8)))
        #expect(try GetReport.response(203, #""a""#) == .nonAuthoritativeInformation(#""a""#))
        #expect(
            try GetReport.response(206, #"[{"title":"b","id":"a"}]"#)
                == .partialContent([SeveralStatuses.Report(id: "a", title: "b")])
        )
    }

    @Test func theValueIsUnwrappedAtEachStatus() throws {
        let dates = [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 1.5)]
        #expect(
            try SeveralStatuses.ListChanges.response(200, #"{"data":[0,1.5]}"#) == .ok(dates)
        )
        #expect(
            try SeveralStatuses.ListChanges.response(
                207,
                #"{"data":{"changes":[0,1.5],"state":"stale"}}"#
            ) == .multiStatus(.init(changes: dates, state: .stale))
        )
    }

    @Test func aStatusThatIsNotDeclaredIsToldAsSuch() async throws {
        let stub = StubTransport()
        stub.answer(CreateReport.self, status: 206, json: #"{"id":"a","title":"b"}"#)
        let client = EndpointClient<SeveralStatuses>(transport: stub)
        let error = await #expect(throws: EndpointError<Never>.self) {
            try await client.send(.createReport(title: "b"))
        }
        guard case .status(let reply) = error else {
            Issue.record("not a status: \(String(describing: error))")
            return
        }
        #expect(reply.status == 206)
    }

    @Test func aBodyThatDoesNotDecodeIsToldAsSuch() async throws {
        let stub = StubTransport()
        stub.answer(CreateReport.self, status: 202, json: #"{"id":"seven"}"#)
        let client = EndpointClient<SeveralStatuses>(transport: stub)
        let error = await #expect(throws: EndpointError<Never>.self) {
            try await client.send(.createReport(title: "b"))
        }
        guard case .decoding(let problem, _) = error else {
            Issue.record("not a decoding error: \(String(describing: error))")
            return
        }
        #expect(problem.path.description == "id")
    }

    @Test func whatIsAskedForFollowsTheKindsOfBody() throws {
        let json = try CreateReport(title: "b").urlRequest()
        #expect(json.value(forHTTPHeaderField: "Accept") == "application/json")
        let mixed = try GetReport(id: "a").urlRequest()
        #expect(mixed.value(forHTTPHeaderField: "Accept") == nil)
        let nothing = try SeveralStatuses.CheckReport(id: "a").urlRequest()
        #expect(nothing.value(forHTTPHeaderField: "Accept") == nil)
    }

    @Test func overAConnection() async throws {
        let server = try LoopbackServer(.json(202, #"{"id":7}"#))
        defer { server.stop() }
        let response = try await EndpointClient<SeveralStatuses>(of: server)
            .send(.createReport(title: "b"))
        #expect(response == .accepted(SeveralStatuses.Job(id: 7)))
        expectOnly(
            "POST /reports HTTP/1.1",
            headers: ["accept: application/json", "content-type: application/json"],
            body: #"{"title":"b"}"#,
            by: server
        )
    }

    @Test func aRangeTakesTheStatusesThatAreLeft() throws {
        let file = StatusRanges.File(name: "a", size: 1)
        #expect(
            try StatusRanges.PutFile.response(201, #"{"name":"a","size":1}"#) == .created(file)
        )
        #expect(try StatusRanges.PutFile.response(200) == .success(status: 200))
        #expect(try StatusRanges.PutFile.response(204) == .success(status: 204))
        #expect(try StatusRanges.GetFile.response(206, "abc") == Data("abc".utf8))
    }

    @Test func anExactStatusCountsBeforeItsRange() throws {
        let file = StatusRanges.File(name: "a", size: 1)
        #expect(
            try StatusRanges.DescribeFile.response(203, #"{"name":"a","size":1}"#)
                == .success(file, status: 203)
        )
        #expect(try StatusRanges.DescribeFile.response(200) == .success(nil, status: 200))
        #expect(try StatusRanges.DescribeFile.response(299, "no") == .status299("no"))
    }
}
