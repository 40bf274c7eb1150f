extension LoopbackServer {
    /// Why the server could not start, or why a wait for it ended.
    package enum Problem: Error, Hashable, CustomStringConvertible {
        /// A call of the socket interface failed with this `errno`.
        case socket(call: String, code: Int32)
        /// What was waited for did not happen in time.
        case deadline(expected: String, Counts)
        /// The server was stopped during the wait, or before it.
        case stopped

        package var description: String {
            switch self {
            case .socket(let call, let code): "\(call) failed with errno \(code)"
            case .deadline(let expected, let counts): "waited for \(expected), saw \(counts)"
            case .stopped: "the server was stopped"
            }
        }
    }

    /// What the server has seen since its start.
    package struct Counts: Sendable, Hashable, CustomStringConvertible {
        /// Connections accepted.
        package var accepted = 0
        /// Requests read whole.
        package var received = 0
        /// Connections that ended.
        package var ended = 0

        package var description: String {
            "\(accepted) connections, \(received) requests, \(ended) ended connections"
        }
    }
}
