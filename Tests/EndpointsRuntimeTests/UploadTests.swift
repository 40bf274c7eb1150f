import EndpointsTesting
import Foundation
import LoopbackServer
import Testing

@testable import EndpointsRuntime

/// Files from disk on their way through a client, over a connection.
@Suite(.serialized, .timeLimit(.minutes(1)))
struct UploadTests {
    private func withFile<Result>(
        _ bytes: Data,
        _ body: (URL) async throws -> Result
    ) async throws -> Result {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("upload-\(UUID().uuidString).bin")
        try bytes.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try await body(file)
    }

    private func temporaryFiles() throws -> Set<String> {
        let folder = FileManager.default.temporaryDirectory.path
        return Set(
            try FileManager.default.contentsOfDirectory(atPath: folder)
                .filter { $0.hasPrefix("endpoints-") }
        )
    }

    @Test func aFileIsTheWholeBody() async throws {
        let server = try LoopbackServer { _ in .response(204) }
        defer { server.stop() }
        let bytes = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0) })
        try await withFile(bytes) { file in
            let client = EndpointClient<Sample>(server: EndpointServer(server.url))
            let request = Probe { $0.binary(.file(file), contentType: "video/mp4") }
            try await client.send(request)
            #expect(request.curl.contains("--data-binary '@\(file.path)'"))
        }
        let received = try #require(server.requests.first)
        #expect(Data(received.body) == bytes)
        #expect(received.values(of: "Content-Type") == ["video/mp4"])
        #expect(received.values(of: "Content-Length") == ["300000"])
    }

    @Test func aFileIsAPart() async throws {
        let server = try LoopbackServer { _ in .response(204) }
        defer { server.stop() }
        let before = try temporaryFiles()
        try await withFile(Data("content".utf8)) { file in
            let client = EndpointClient<Sample>(server: EndpointServer(server.url))
            try await client.send(
                Probe { request in
                    request.boundary = "XX"
                    request.multipart { form in
                        form.field("title", "t")
                        form.file("file", FilePart(contentsOf: file, name: "f.txt"))
                    }
                }
            )
        }
        let received = try #require(server.requests.first)
        let expected = """
            --XX
            Content-Disposition: form-data; name="title"

            t
            --XX
            Content-Disposition: form-data; name="file"; filename="f.txt"
            Content-Type: application/octet-stream

            content
            --XX--

            """
        #expect(received.text == expected.replacingOccurrences(of: "\n", with: "\r\n"))
        #expect(received.values(of: "Content-Length") == ["\(received.body.count)"])
        #expect(received.values(of: "Transfer-Encoding") == [])
        #expect(received.values(of: "Expect") == [])
        #expect(try temporaryFiles().subtracting(before) == [])
    }

    /// 307 keeps method and body, 303 becomes GET (RFC 9110 §15.4).
    @Test func aFileFollowsARedirectThatKeepsIt() async throws {
        let server = try LoopbackServer(
            .redirect(307, to: "/again"),
            .redirect(303, to: "/seen"),
            .response(204)
        )
        defer { server.stop() }
        try await withFile(Data("abc".utf8)) { file in
            let client = EndpointClient<Sample>(server: EndpointServer(server.url))
            try await client.send(Probe { $0.binary(.file(file)) })
        }
        #expect(server.requests.map(\.method) == ["POST", "POST", "GET"])
        #expect(server.requests.map(\.text) == ["abc", "abc", ""])
    }

    @Test func aTransportSeesTheBody() async throws {
        try await withFile(Data("abc".utf8)) { file in
            let request = try OutgoingRequest(
                Probe { $0.multipart { $0.file("f", FilePart(contentsOf: file)) } },
                server: nil,
                boundary: "XX"
            )
            let upload = try #require(request.upload)
            #expect(upload.pieces.count == 3 && upload.pieces[1] == .file(file))
            #expect(String(decoding: try upload.bytes(), as: UTF8.self).contains("\r\n\r\nabc\r\n"))
        }
    }
}
