#if os(Linux) && compiler(>=6.2)
    import EndpointsRuntime
    import Foundation
    import LoopbackServer
    import Testing

    /// Large files need no memory of their size. Each is sent in a process of its own, whose memory
    /// nobody else uses; `send memory` of `Tests/Benchmarks` measures larger ones.
    @Suite(.timeLimit(.minutes(1)))
    struct MemoryTests {
        @Test func aFileOfAMultipartBodyIsNotHeld() async {
            await #expect(processExitsWith: .success) {
                let folder = try DownloadFolder()
                try Data().write(to: folder.target)
                try FileHandle(forWritingTo: folder.target).truncate(atOffset: 64_000_000)
                let server = try LoopbackServer(keepingBodies: false) { _ in .response(204) }
                defer { server.stop() }
                let client = EndpointClient<Sample>(server: EndpointServer(server.url))
                let memory = try await ProcessMemory()
                try await client.send(
                    Probe { $0.multipart { $0.file("f", FilePart(contentsOf: folder.target)) } }
                )
                let length = server.requests.first?.header("Content-Length") ?? ""
                #expect((64_000_100...64_000_300).contains(Int(length) ?? 0))
                #expect(try memory.growth < 16_000_000)
            }
        }

        /// What a connection brings that is faster than the disk is another matter on Linux; here each
        /// piece is given when it is asked for.
        @Test func aDownloadIsNotHeld() async {
            await #expect(processExitsWith: .success) {
                let folder = try DownloadFolder()
                let memory = try await ProcessMemory()
                let client = EndpointClient<Sample>(transport: Pieces(count: 64))
                try await client.download(GetArchive(), to: folder.target)
                let handle = try FileHandle(forReadingFrom: folder.target)
                #expect(try handle.seekToEnd() == 64_000_000)
                #expect(try memory.growth < 16_000_000)
            }
        }
    }

    /// Answers with a million bytes at a time.
    private struct Pieces: Transport {
        let count: Int

        func send(_ request: TransportRequest) async throws -> TransportReply {
            let rest = Locked(count)
            return TransportReply(
                headers: ["Content-Length": "\(count)000000"],
                stream: TransportStream {
                    let isOver = rest.withLock { rest in
                        rest -= 1
                        return rest < 0
                    }
                    return isOver ? nil : Data(repeating: 97, count: 1_000_000)
                }
            )
        }
    }

    /// The resident memory of this process, as Linux tells it.
    private struct ProcessMemory {
        private let before: Int

        /// Sends a small request first, whose first of all costs do not count.
        init() async throws {
            let server = try LoopbackServer { _ in .response(204) }
            defer { server.stop() }
            let client = EndpointClient<Sample>(server: EndpointServer(server.url))
            try await client.send(Probe { $0.binary(.data(Data([1]))) })
            before = try Self.status("VmRSS")
        }

        /// How much more there was at most, in bytes.
        var growth: Int {
            get throws { try Self.status("VmHWM") - before }
        }

        private static func status(_ name: String) throws -> Int {
            let text = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
            let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("\(name):") })
            let words = line.split(whereSeparator: \.isWhitespace)
            return try #require(words.dropFirst().first.flatMap { Int($0) }) * 1_024
        }
    }
#endif
