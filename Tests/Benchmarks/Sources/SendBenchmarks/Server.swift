import Foundation
import LoopbackServer

/// The server, as it runs in a process of its own: its time is not the clients'.
enum Server {
    /// Serves until the standard input ends, as it does when the parent process has ended.
    static func run() throws {
        let bodies = Dictionary(
            uniqueKeysWithValues: Answer.allCases.map { ($0.rawValue, [UInt8]($0.body)) }
        )
        let streams = Dictionary(
            uniqueKeysWithValues: StreamKind.allCases.map { ($0.rawValue, ($0, [UInt8]($0.body))) }
        )
        let server = try LoopbackServer(recording: false) { request in
            let name = String(request.target.split(separator: "/").first ?? "")
            if let body = bodies[name] {
                return .response(200, type: "application/json", body: body)
            }
            if let (stream, body) = streams[name] {
                return .response(200, type: stream.mediaType, body: body)
            }
            return switch name {
            case "upload": .text(200, "\(request.body.count)")
            case "paced": file(pause: .milliseconds(33))
            case "flat": file(pause: nil)
            default: .text(404, "nothing here")
            }
        }
        defer { server.stop() }
        print(server.port)
        fflush(nil)
        while readLine() != nil {}
    }

    /// A large file, a megabyte at a time.
    private static func file(pause: Duration?) -> LoopbackServer.Answer {
        let piece = [UInt8](repeating: 97, count: 1_000_000)
        let pieces = LargeFiles.download / piece.count
        var answer = LoopbackServer.Answer.response(
            200,
            headers: ["Content-Length": "\(LargeFiles.download)"]
        )
        for _ in 0..<pieces {
            answer.steps.append(.write(piece))
            if let pause { answer.steps.append(.pause(pause)) }
        }
        return answer
    }
}
