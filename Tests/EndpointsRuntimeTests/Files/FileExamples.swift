import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

struct SendFilm: Requestable {
    typealias API = Sample
    typealias Response = Void
    static var endpoint: Endpoint { .init(.post, "/films") }
    var title: String
    var film: FilePart

    func encode(to request: inout RequestEncoder) {
        request.multipart { form in
            form.field("title", title)
            form.file("film", film)
        }
    }
}

/// The examples of the article on files, word for word, at work.
struct FileExamples {
    private let folder: DownloadFolder
    private let told = Locked<[Double]>([])

    init() throws {
        folder = try DownloadFolder()
    }

    private func show(_ fraction: Double?) {
        told.withLock { $0.append(fraction ?? 0) }
    }

    @Test func downloads() async throws {
        let stub = StubTransport()
        stub.answer(GetArchive.self, .text("abc", headers: ["Content-Length": "3"]))
        let client = EndpointClient<Sample>(transport: stub)
        let file = folder.target
        try await client.download(GetArchive(), to: file) { progress in show(progress.fraction) }
        #expect(folder.text == "abc")
        #expect(told.withLock { $0 } == [0, 1])
        try folder.put("")
        try await client.download(GetArchive(), to: file, resuming: true)
        #expect(folder.text == "abc")
        let bar = Progress(totalUnitCount: -1)
        try await client.download(GetArchive(), to: file) { bar.update(to: $0) }
        #expect(bar.completedUnitCount == 3 && bar.totalUnitCount == 3)
    }

    @Test func uploads() async throws {
        let stub = StubTransport()
        stub.answer(SendFilm.self, status: 204)
        let client = EndpointClient<Sample>(transport: stub)
        try folder.put("film")
        let file = folder.target
        let film = FilePart(contentsOf: file, name: "summer.mp4", contentType: "video/mp4")
        try await client.send(SendFilm(title: "Summer", film: film)) { progress in
            show(progress.fraction)
        }
        let body = try #require(stub.requests.first?.upload).bytes()
        #expect(String(decoding: body, as: UTF8.self).contains("filename=\"summer.mp4\""))
    }

    @Test func streams() async throws {
        let stub = StubTransport()
        stub.answer(SendFilm.self, status: 204)
        let client = EndpointClient<Sample>(transport: stub)
        try folder.put("film")
        let file = folder.target
        let packed = BinaryStream { InputStream(url: file) }
        let film = FilePart(packed, name: "summer.zip", contentType: "application/zip")
        try await client.send(SendFilm(title: "Summer", film: film))
        let body = try #require(stub.requests.first?.upload).bytes()
        #expect(String(decoding: body, as: UTF8.self).contains("\r\n\r\nfilm\r\n"))
    }

    @Test func conditions() async throws {
        let stub = StubTransport()
        stub.answer(
            GetItem.self,
            inTurn: [
                .reply(.json("{\"id\":1}", headers: ["ETag": "\"1\""])),
                .reply(TransportReply(status: 304)),
            ]
        )
        var client = EndpointClient<Sample>(transport: stub)
        client.interceptors.append(ConditionalRequests(capacity: 5_000_000))
        for _ in 0..<2 { #expect(try await client.send(GetItem()).id == 1) }
    }
}
