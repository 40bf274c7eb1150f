import EndpointsTesting
import Foundation
import LoopbackServer
import Testing

@testable import EndpointsRuntime

// One of these that has files has a temporary one too, as some of the others count.
extension UploadTests {
    /// How much of a body was sent, from memory and from disk.
    @Suite
    struct UploadProgressTests {
        private let told = Locked<[TransferProgress]>([])

        private func send(_ request: Probe, _ server: LoopbackServer) async throws {
            let client = EndpointClient<Sample>(server: EndpointServer(server.url))
            try await client.send(request) { progress in told.withLock { $0.append(progress) } }
        }

        /// What was told of a body of so many bytes adds up.
        private func check(_ size: Int64) {
            let steps = told.withLock { $0 }
            #expect(!steps.isEmpty)
            #expect(steps.allSatisfy { $0.total == size })
            #expect(steps.map(\.completed) == steps.map(\.completed).sorted())
            #expect(steps.last?.completed == size)
        }

        @Test func bytesInMemoryAreTold() async throws {
            let server = try LoopbackServer { _ in .response(204) }
            defer { server.stop() }
            let bytes = Data((0..<500_000).map { UInt8(truncatingIfNeeded: $0 / 3) })
            try await send(Probe { $0.binary(.data(bytes)) }, server)
            let request = try #require(server.requests.first)
            #expect(Data(request.body) == bytes)
            #expect(request.values(of: "Content-Length") == ["500000"])
            #expect(request.values(of: "Content-Type") == ["application/octet-stream"])
            check(500_000)
        }

        @Test func partsFromDiskAreTold() async throws {
            let folder = try DownloadFolder()
            try Data(repeating: 0x61, count: 2_000_000).write(to: folder.target)
            let server = try LoopbackServer { _ in .response(204) }
            defer { server.stop() }
            let files = [
                FilePart(contentsOf: folder.target, contentType: "application/zip"),
                FilePart(Data("b".utf8), name: "ü\"\r\n.txt", contentType: "text/plain"),
            ]
            let upload = Probe { request in
                request.boundary = "XX"
                request.multipart { form in
                    form.field("meta", json: ["k": [1]])
                    form.file("files", files)
                }
            }
            try await send(upload, server)
            let request = try #require(server.requests.first)
            let start = """
                --XX
                Content-Disposition: form-data; name="meta"
                Content-Type: application/json

                {"k":[1]}
                --XX
                Content-Disposition: form-data; name="files"; filename="a.zip"
                Content-Type: application/zip


                """
            let end = """

                --XX
                Content-Disposition: form-data; name="files"; filename="ü%22%0D%0A.txt"
                Content-Type: text/plain

                b
                --XX--

                """
            let lines = [start, end].map { $0.replacingOccurrences(of: "\n", with: "\r\n") }
            let expected = lines[0] + String(repeating: "a", count: 2_000_000) + lines[1]
            #expect(request.text == expected)
            #expect(request.values(of: "Content-Length") == ["\(expected.utf8.count)"])
            check(Int64(expected.utf8.count))
        }

        /// A redirect that keeps the body sends it again.
        @Test func aRedirectBeginsAgain() async throws {
            let server = try LoopbackServer(.redirect(307, to: "/there"), .response(204))
            defer { server.stop() }
            try await send(Probe { $0.binary(.data(Data("abc".utf8))) }, server)
            #expect(server.requests.map(\.text) == ["abc", "abc"])
            #expect(told.withLock { $0.map(\.completed) } == [3, 3])
        }

        @Test func aTransportIsGivenTheTaker() async throws {
            let stub = StubTransport()
            stub.answer(Probe.self) { request in
                request.uploadProgress?(TransferProgress(completed: 1, total: 2))
                return TransportReply(status: 204)
            }
            let client = EndpointClient<Sample>(transport: stub)
            try await client.send(Probe()) { progress in told.withLock { $0.append(progress) } }
            #expect(told.withLock { $0 } == [TransferProgress(completed: 1, total: 2)])
            try await client.send(Probe())
            #expect(told.withLock { $0.count } == 1)
        }
    }
}
