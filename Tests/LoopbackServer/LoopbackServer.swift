/// An HTTP/1.1 server on 127.0.0.1 that records what it receives, byte for byte, and answers as told.
///
/// ```swift
/// let server = try LoopbackServer { request in .json(200, #"{"login":"defunkt"}"#) }
/// defer { server.stop() }
/// … a request to server.url …
/// #expect(server.requests[0].line == "GET /users/defunkt HTTP/1.1")
/// ```
///
/// It listens on a port that the system picks, serves any number of connections at once and keeps them
/// alive between requests (RFC 9112 §9.3). It stops by itself when the last reference to it goes away,
/// and that may be right after the last line that names it: the `defer` keeps it running.
package final class LoopbackServer: Sendable {
    /// Decides the answer to a request. It runs on the thread of the request's connection.
    package typealias Handler = @Sendable (Request) -> Answer

    /// The port on 127.0.0.1.
    package let port: UInt16

    private let listener: Listener

    /// Starts a server.
    ///
    /// - Parameters:
    ///   - recording: whether `requests` keeps what arrives; a long measurement turns it off.
    ///   - keepingBodies: whether requests have their bodies; else these are read and let go of.
    ///   - handler: decides each answer.
    /// - Throws: `Problem.socket` where the system gives no socket.
    package init(
        recording: Bool = true,
        keepingBodies: Bool = true,
        _ handler: @escaping Handler
    ) throws {
        listener = try Listener(
            recording: recording,
            keepsBodies: keepingBodies,
            handler: handler
        )
        port = listener.port
        listener.start()
    }

    /// Starts a server that gives these answers in turn, in the order in which requests are read.
    ///
    /// One request more gets status 500 and a text that says so.
    package convenience init(_ answers: Answer...) throws {
        try self.init { request in
            answers.indices.contains(request.index)
                ? answers[request.index]
                : .text(500, "The loopback server has no answer left for \(request.line)")
        }
    }

    deinit {
        listener.stop()
    }

    /// The server's URL without a slash at its end: `http://127.0.0.1:49152`.
    package var url: String { "http://127.0.0.1:\(port)" }

    /// The requests read whole so far, in that order; answers may still be on their way.
    package var requests: [Request] { listener.log.requests }

    /// How many connections were accepted so far.
    package var connectionCount: Int { listener.log.counts.accepted }

    /// Waits until `count` requests have arrived, counted from the server's start.
    ///
    /// - Returns: `requests` at that moment.
    /// - Throws: `Problem.deadline` when they did not come in time, `Problem.stopped` after `stop()`.
    @discardableResult
    package func received(
        count: Int,
        within limit: Duration = .seconds(10)
    ) async throws -> [Request] {
        try await listener.log.wait(within: limit, for: "\(count) requests") {
            $0.received >= count
        }
        return requests
    }

    /// Waits until `count` connections have ended, by either side, counted from the server's start.
    ///
    /// - Throws: as `received(count:within:)`.
    package func disconnected(count: Int, within limit: Duration = .seconds(10)) async throws {
        try await listener.log.wait(within: limit, for: "\(count) ended connections") {
            $0.ended >= count
        }
    }

    /// Ends every connection and closes the port; a second call does nothing.
    ///
    /// When it returns, connecting to the port is refused. It waits at most five seconds for a handler
    /// that is still running.
    package func stop() {
        listener.stop()
    }
}
