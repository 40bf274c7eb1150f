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
            return .text(404, "nothing here")
        }
        defer { server.stop() }
        print(server.port)
        fflush(nil)
        while readLine() != nil {}
    }
}
