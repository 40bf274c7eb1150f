import EndpointsRuntime
import Foundation

/// The servers that `Tests/check-interop` starts.
enum Interop {
    /// The port that a variable of the environment names.
    static func port(_ name: String) -> Int? {
        ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
    }
}

/// A request for part of a file.
struct GetBytes: Requestable {
    typealias API = Sample
    typealias Response = Data
    static var endpoint: Endpoint { Endpoint(.get, "/items/1") }
    var range: String

    func encode(to request: inout RequestEncoder) {
        request.header("Range", range)
        request.header("Accept-Encoding", "identity")
    }
}
