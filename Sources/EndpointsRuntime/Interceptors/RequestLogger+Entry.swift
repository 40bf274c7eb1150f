import Foundation

extension RequestLogger {
    /// One attempt to send a request, and what came of it: a reply or an error.
    public struct Entry: Sendable, CustomStringConvertible {
        /// The request; `request.curl` is a command line without credentials.
        public let request: TransportRequest
        /// The reply, where one arrived.
        public let reply: TransportReply?
        /// Why no reply arrived.
        public let error: EndpointError<Never>?
        /// How long it took.
        public let duration: Duration

        /// Method, path template, status or error, duration, and which attempt it was, from the
        /// second on: `GET /users/{username}: status 200, 0.113 s, attempt 2`.
        public var description: String {
            var text = outcome + ", " + duration.inSeconds
            if request.attempt > 1 { text += ", attempt \(request.attempt)" }
            return text
        }

        private var outcome: String {
            if let error { return error.description }
            return "\(request.endpoint): status \(reply?.status ?? 0)"
        }
    }
}
