import Foundation
import LoopbackServer
import Testing

@testable import EndpointsRuntime

/// Downloads that go on where one before was interrupted (RFC 9110 §14).
@Suite(.timeLimit(.minutes(1)))
struct ResumptionTests {
    typealias Answer = LoopbackServer.Answer

    private let folder: DownloadFolder

    init() throws {
        folder = try DownloadFolder()
    }

    /// What a download comes to: nil, or its error.
    private func download(
        _ server: LoopbackServer,
        _ request: GetArchive = GetArchive()
    ) async -> EndpointError<GetItem.Failure>? {
        do {
            let client = EndpointClient<Sample>(server: EndpointServer(server.url))
            try await client.download(request, to: folder.target, resuming: true)
            return nil
        } catch {
            return error
        }
    }

    /// The first three of nine bytes.
    private func begun(_ headers: KeyValuePairs<String, String>) -> Answer {
        var lines = "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n"
        for (name, value) in headers { lines += "\(name): \(value)\r\n" }
        return .raw("\(lines)\r\nabc")
    }

    private func part(_ range: String, _ text: String, tag: String? = "\"1\"") -> Answer {
        var lines = "HTTP/1.1 206 Part\r\nContent-Range: \(range)\r\n"
        if let tag { lines += "ETag: \(tag)\r\n" }
        return .raw("\(lines)Content-Length: \(text.utf8.count)\r\n\r\n\(text)")
    }

    private func conditions(_ server: LoopbackServer) -> [[String?]] {
        server.requests.map { [$0.header("Range"), $0.header("If-Range")] }
    }

    @Test func theRestIsAskedFor() async throws {
        let server = try LoopbackServer(
            begun(["ETag": "\"1\""]),
            part("bytes 3-4/9", "de"),
            part("bytes 5-8/9", "fghi", tag: nil)
        )
        defer { server.stop() }
        #expect(await download(server) != nil)
        #expect(try folder.names == ["a.zip.partial", "a.zip.partial.validator"])
        #expect(await download(server) != nil)
        #expect(await download(server) == nil)
        #expect(folder.text == "abcdefghi")
        #expect(try folder.names == ["a.zip"])
        #expect(
            conditions(server) == [[nil, nil], ["bytes=3-", "\"1\""], ["bytes=5-", "\"1\""]]
        )
    }

    /// RFC 9110 §8.8.2.2: a date is as good as a strong tag if the reply is younger by a second.
    @Test func aDateOfChangeWillDo() async throws {
        let changed = "Wed, 01 May 2024 12:00:00 GMT"
        let server = try LoopbackServer(
            begun(["Last-Modified": changed, "Date": "Wed, 01 May 2024 12:00:01 GMT"]),
            part("bytes 3-8/9", "defghi", tag: "\"2\"")
        )
        defer { server.stop() }
        #expect(await download(server) != nil)
        #expect(await download(server) == nil)
        #expect(folder.text == "abcdefghi")
        #expect(conditions(server).last == ["bytes=3-", changed])
    }

    @Test(
        arguments: [
            [:], ["ETag": "W/\"1\""], ["ETag": "1"],
            [
                "Last-Modified": "Wed, 01 May 2024 12:00:00 GMT",
                "Date": "Wed, 01 May 2024 12:00:00 GMT",
            ],
            ["Last-Modified": "Wed, 01 May 2024 12:00:00 GMT"],
            ["ETag": "\"1\"", "Content-Encoding": "identity, x"],
        ] as [KeyValuePairs<String, String>]
    )
    func whatHasNoStrongValidatorIsNotKept(headers: KeyValuePairs<String, String>) async throws {
        let server = try LoopbackServer(begun(headers))
        defer { server.stop() }
        #expect(await download(server) != nil)
        #expect(try folder.names == [])
    }

    @Test func aFileThatHasChangedBeginsAnew() async throws {
        let server = try LoopbackServer(
            begun(["ETag": "\"1\""]),
            .response(200, headers: ["ETag": "\"2\""], body: Array("new".utf8))
        )
        defer { server.stop() }
        #expect(await download(server) != nil)
        #expect(await download(server) == nil)
        #expect(folder.text == "new")
        #expect(try folder.names == ["a.zip"])
    }

    @Test func aRangeThatCannotBeHadBeginsAnew() async throws {
        let server = try LoopbackServer(
            begun(["ETag": "\"1\""]),
            .response(416, headers: ["Content-Range": "bytes */2"]),
            .text(200, "ab")
        )
        defer { server.stop() }
        #expect(await download(server) != nil)
        #expect(await download(server) == nil)
        #expect(folder.text == "ab")
        #expect(conditions(server) == [[nil, nil], ["bytes=3-", "\"1\""], [nil, nil]])
    }

    @Test(arguments: [
        ("bytes 2-8/9", "\"1\""), ("bytes 3-8/9", "\"2\""), ("items 3-8/9", "\"1\""),
    ])
    func anotherPartThanAskedForIsTold(range: String, tag: String) async throws {
        let server = try LoopbackServer(
            begun(["ETag": "\"1\""]),
            part(range, "defghi", tag: tag)
        )
        defer { server.stop() }
        try folder.put("before")
        #expect(await download(server) != nil)
        guard case .transport(let problem) = await download(server) else {
            Issue.record("no transport problem")
            return
        }
        #expect(problem.reason == .malformedReply)
        #expect(folder.text == "before")
        #expect(try folder.names == ["a.zip"])
    }

    /// Places are those of the file itself; what comes in a coding has others (RFC 9110 §8.4).
    @Test func aPartThatIsCodedIsTold() async throws {
        let gzipped: [UInt8] = [
            0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0x4B, 0x49,
            0x4D, 0x4B, 0xCF, 0xC8, 0x04, 0x00, 0xFB, 0x59, 0xEA, 0xB9, 0x06, 0x00,
            0x00, 0x00,
        ]
        let coded = Answer.response(
            206,
            headers: [
                "Content-Range": "bytes 3-8/9", "ETag": "\"1\"", "Content-Encoding": "gzip",
            ],
            body: gzipped
        )
        let server = try LoopbackServer(begun(["ETag": "\"1\""]), coded)
        defer { server.stop() }
        #expect(await download(server) != nil)
        guard case .transport(let problem) = await download(server) else {
            Issue.record("no transport problem")
            return
        }
        #expect(problem.reason == .malformedReply)
        #expect(try folder.names == [])
    }

    @Test func aPartThatNobodyAskedForIsTold() async throws {
        let server = try LoopbackServer(part("bytes 0-2/9", "abc"))
        defer { server.stop() }
        guard case .transport(let problem) = await download(server) else {
            Issue.record("no transport problem")
            return
        }
        #expect(problem.reason == .malformedReply)
    }

    @Test func anotherRequestBeginsAnew() async throws {
        let server = try LoopbackServer(begun(["ETag": "\"1\""]), .text(200, "other"))
        defer { server.stop() }
        #expect(await download(server) != nil)
        #expect(await download(server, GetArchive(part: "2")) == nil)
        #expect(folder.text == "other")
        #expect(conditions(server).last == [nil, nil])
        #expect(try folder.names == ["a.zip"])
    }

    /// What is to be in the file is the part then.
    @Test func aRangeOfTheRequestsOwnIsTheFile() async throws {
        struct GetPart: Requestable {
            typealias API = Sample
            typealias Response = Data
            static var endpoint: Endpoint { .init(.get, "/archive") }
            func encode(to request: inout RequestEncoder) { request.header("Range", "bytes=0-1") }
        }
        let server = try LoopbackServer(
            begun(["ETag": "\"1\""]),
            part("bytes 0-1/9", "ab")
        )
        defer { server.stop() }
        #expect(await download(server) != nil)
        let client = EndpointClient<Sample>(server: EndpointServer(server.url))
        try await client.download(GetPart(), to: folder.target, resuming: true)
        #expect(folder.text == "ab")
        #expect(conditions(server).last == ["bytes=0-1", nil])
        #expect(try folder.names == ["a.zip"])
    }

    @Test func aFailureKeepsWhatHasCome() async throws {
        let server = try LoopbackServer(
            begun(["ETag": "\"1\""]),
            .text(503, "later"),
            .redirect(307, to: "/moved"),
            part("bytes 3-8/9", "defghi")
        )
        defer { server.stop() }
        #expect(await download(server) != nil)
        #expect(await download(server)?.statusCode == 503)
        #expect(await download(server) == nil)
        #expect(folder.text == "abcdefghi")
        #expect(server.requests[3].line == "GET /moved HTTP/1.1")
        #expect(conditions(server)[3] == ["bytes=3-", "\"1\""])
    }

    @Test func rangesAreRead() {
        let range = ContentRange("bytes 100-199/1000")
        #expect(range?.first == 100 && range?.last == 199 && range?.total == 1000)
        let unknown = ContentRange("Bytes 0-0/*")
        #expect(unknown?.last == 0 && unknown != nil && unknown?.total == nil)
        for text in [
            nil, "", "bytes", "bytes */1000", "bytes 1-0/9", "bytes 0-9/9", "bytes 0-9",
            "bytes -1-9/20", "bytes 0-+9/20", "items 0-9/20", "bytes 0-9/x", "bytes 0-9/20/30",
            "bytes 0-99999999999999999999/*",
        ] {
            #expect(ContentRange(text) == nil, "\(text ?? "nil")")
        }
    }
}
