import Foundation
import LoopbackServer

/// The server, as it runs in a process of its own: its time is not the clients'.
enum Server {
    /// Serves until the standard input ends, as it does when the parent process has ended.
    static func run() throws {
        let bodies = Dictionary(
            uniqueKeysWithValues: Answer.allCases.map { ($0.rawValue, [UInt8]($0.body)) }
        )
        let server = try LoopbackServer(recording: false) { request in
            guard let name = request.target.split(separator: "/").first,
                let body = bodies[String(name)]
            else { return .text(404, "nothing here") }
            return .response(200, type: "application/json", body: body)
        }
        defer { server.stop() }
        print(server.port)
        fflush(nil)
        while readLine() != nil {}
    }
}
