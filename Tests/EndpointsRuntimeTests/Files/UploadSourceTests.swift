import EndpointsTesting
import Foundation
import LoopbackServer
import Testing

@testable import EndpointsRuntime

// One of these has a temporary file, as some of the others count.
extension UploadTests {
    /// Files that are not what they were, and connections that are lost under them.
    @Suite
    struct UploadSourceTests {
        private let folder: DownloadFolder

        init() throws {
            folder = try DownloadFolder()
        }

        private func upload(_ file: URL) -> Probe {
            Probe { request in
                request.boundary = "XX"
                request.multipart { $0.file("f", FilePart(contentsOf: file, name: "f")) }
            }
        }

        private func body(_ content: String) -> String {
            "--XX\r\nContent-Disposition: form-data; name=\"f\"; filename=\"f\"\r\n"
                + "Content-Type: application/octet-stream\r\n\r\n\(content)\r\n--XX--\r\n"
        }

        /// A symbolic link's own length is not that of its file.
        @Test func aLinkIsTheFileThatItLeadsTo() async throws {
            let link = folder.target.appendingPathExtension("link")
            try Data("content of the file".utf8).write(to: folder.target)
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.target)
            let server = try LoopbackServer { _ in .response(204) }
            defer { server.stop() }
            let client = EndpointClient<Sample>(server: EndpointServer(server.url))
            try await client.send(Probe { $0.binary(.file(link)) })
            try await client.send(upload(link))
            #expect(
                server.requests.map(\.text) == [
                    "content of the file", body("content of the file"),
                ]
            )
        }

        /// What has no length is copied first.
        @Test func aPipeIsReadToItsEnd() async throws {
            try #require(mkfifo(folder.target.path, 0o600) == 0)
            let target = folder.target
            let writing = Task.detached { try Data("from a pipe".utf8).append(to: target) }
            let server = try LoopbackServer { _ in .response(204) }
            defer { server.stop() }
            let client = EndpointClient<Sample>(server: EndpointServer(server.url))
            try await client.send(upload(target))
            try await writing.value
            #expect(server.requests.map(\.text) == [body("from a pipe")])
            let length = "\(body("from a pipe").utf8.count)"
            #expect(server.requests.first?.values(of: "Content-Length") == [length])
        }

        /// Only what was there when the length was told.
        @Test func ofAFileThatBecomesLongerTheBeginningIsSent() async throws {
            try Data(repeating: 97, count: 4_000_000).write(to: folder.target)
            let server = try LoopbackServer { _ in .response(204) }
            defer { server.stop() }
            let client = EndpointClient<Sample>(server: EndpointServer(server.url))
            let target = folder.target
            try await client.send(upload(target)) { _ in
                let handle = try? FileHandle(forWritingTo: target)
                _ = try? handle?.seekToEnd()
                try? handle?.write(contentsOf: Data("more".utf8))
            }
            let request = try #require(server.requests.first)
            #expect(request.text == body(String(repeating: "a", count: 4_000_000)))
            #expect(request.values(of: "Content-Length") == ["\(request.body.count)"])
            #expect(try Data(contentsOf: target).count > 4_000_000)
        }

        @Test func anEmptyFileIsAnEmptyPart() async throws {
            try folder.put("")
            let server = try LoopbackServer { _ in .response(204) }
            defer { server.stop() }
            let client = EndpointClient<Sample>(server: EndpointServer(server.url))
            try await client.send(upload(folder.target))
            try await client.send(Probe { [folder] in $0.binary(.file(folder.target)) })
            #expect(server.requests.map(\.text) == [body(""), ""])
            let lengths = server.requests.map { $0.values(of: "Content-Length") }
            #expect(lengths == [["\(body("").utf8.count)"], ["0"]])
        }

        /// A length was promised: the connection is ended rather than left to wait for the rest.
        @Test func aFileThatBecomesShorterIsAnError() async throws {
            try Data(repeating: 97, count: 4_000_000).write(to: folder.target)
            let server = try LoopbackServer { _ in .response(204) }
            defer { server.stop() }
            let client = EndpointClient<Sample>(server: EndpointServer(server.url))
            let target = folder.target
            let error = await #expect(throws: EndpointError<Never>.self) {
                try await client.send(upload(target)) { _ in
                    try? FileHandle(forWritingTo: target).truncate(atOffset: 1_000)
                }
            }
            guard case .transport(let problem)? = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(problem.reason == .other)
            #expect((problem.underlying as? CocoaError)?.code == .fileReadCorruptFile)
            #expect(server.requests.isEmpty)
        }
    }
}

extension Data {
    /// Writes to what is there already.
    fileprivate func append(to file: URL) throws {
        let handle = try FileHandle(forWritingTo: file)
        try handle.write(contentsOf: self)
        try handle.close()
    }
}
