import Foundation

/// Reads the elements of a request's stream: sends the request, takes what comes, and connects again
/// where that is wanted.
struct StreamReader<Request: StreamingRequestable>: Sendable {
    /// Why an element could not be had.
    typealias Problem = EndpointError<Request.Failure>

    /// What is thrown when all elements are given, apart from the reader, as an error is large.
    private final class Ending: Sendable {
        let problem: Problem?

        init(_ problem: Problem?) {
            self.problem = problem
        }
    }

    private let reference: ClientReference<Request.API>
    private let request: Request
    private let reconnection: ReconnectionPolicy
    private var elements: any StreamElements<Request.Element>

    /// The elements that were read and not yet given, the last one first.
    private var waiting: [Request.Element] = []
    /// Nil while more may come.
    private var ending: Ending?

    /// The head of the last success.
    private var reply: Reply?
    private var pieces: TransportStream.Iterator?
    /// How many connections have failed since one brought something.
    private var failures = 0

    init(
        _ client: EndpointClient<Request.API>,
        _ request: Request,
        _ elements: any StreamElements<Request.Element>,
        _ reconnection: ReconnectionPolicy
    ) {
        reference = ClientReference(client)
        self.request = request
        self.elements = elements
        self.reconnection = reconnection
    }

    private var client: EndpointClient<Request.API> { reference.client }

    /// An element that has been read; nil where it must be waited for.
    mutating func popWaiting() -> Request.Element? { waiting.popLast() }

    /// The next element; nil after the last one, and after an error.
    mutating func next() async throws(Problem) -> Request.Element? {
        while true {
            if let element = waiting.popLast() { return element }
            if let ending {
                guard let problem = ending.problem else { return nil }
                self.ending = Ending(nil)
                throw problem
            }
            do throws(Problem) {
                try await receive()
            } catch {
                end(error)
            }
        }
    }

    private mutating func receive() async throws(Problem) {
        let problem: Problem?
        do throws(Problem) {
            if let piece = try await nextPiece() { return take(piece) }
            problem = nil
        } catch {
            problem = error
        }
        pieces = nil
        if let pause = pauseBeforeNext(after: problem) {
            failures += 1
            elements.restart()
            try await wait(pause)
        } else if let problem {
            throw problem
        } else {
            read { elements, waiting throws(UnreadableElement) in
                try elements.finish(into: &waiting)
            }
            // What could not be read is told already.
            if ending == nil { end(nil) }
        }
    }

    /// The next bytes, of a new connection where there is none; nil at their end.
    private mutating func nextPiece() async throws(Problem) -> Data? {
        if pieces == nil {
            let place = reply == nil ? nil : elements.place
            let reply = try await client.openReply(to: request, after: place?.lastEventID ?? "")
            if reply.stream == nil, elements.place != nil, reply.body.beginsJSON {
                let error = JSONError(expected: "server-sent events", found: "JSON", offset: 0)
                throw .decoding(error, reply)
            }
            let stream = reply.stream ?? TransportStream(reply.body)
            pieces = stream.makeAsyncIterator()
            self.reply = reply.head
        }
        do {
            let piece = try await pieces?.next()
            try Task.checkCancellation()
            return piece
        } catch {
            throw Problem(EndpointError<Never>(error, endpoint: Request.endpoint))
        }
    }

    private mutating func take(_ piece: Data) {
        failures = 0
        read { elements, waiting throws(UnreadableElement) in
            try elements.take([UInt8](piece), into: &waiting)
        }
        if elements.hasEnded { end(nil) }
    }

    private mutating func read(
        _ body: (
            inout any StreamElements<Request.Element>, inout [Request.Element]
        ) throws(UnreadableElement) -> Void
    ) {
        do throws(UnreadableElement) {
            try body(&elements, &waiting)
        } catch {
            var reply = reply ?? Reply(status: 0, endpoint: Request.endpoint)
            reply.body = error.data
            end(.decoding(error.reason, reply))
        }
        waiting.reverse()
    }

    private mutating func end(_ problem: Problem?) {
        ending = Ending(problem)
        pieces = nil
    }

    /// How long to wait before another connection; nil where the stream has ended.
    private func pauseBeforeNext(after problem: Problem?) -> Duration? {
        guard Request.endpoint.isIdempotent, let reply, reply.isEventStream,
            let place = elements.place, problem?.isOfConnection ?? true
        else { return nil }
        return reconnection.pause(at: place, failures: failures)
    }

    private func wait(_ pause: Duration) async throws(Problem) {
        do {
            if pause > .zero { try await client.clock.sleep(for: pause) }
            try Task.checkCancellation()
        } catch {
            throw Problem(EndpointError<Never>(error, endpoint: Request.endpoint))
        }
    }
}

extension Reply {
    /// The reply without its stream, which is let go of when it is read no further.
    fileprivate var head: Reply {
        var head = self
        head.stream = nil
        head.body = Data()
        return head
    }

    /// Whether it is such as another connection may follow (WHATWG HTML §9.2.3).
    fileprivate var isEventStream: Bool {
        let type = headers["Content-Type"]?.prefix { $0 != ";" } ?? ""
        return status == 200
            && type.trimmingCharacters(in: .whitespaces).lowercased() == "text/event-stream"
    }
}

extension EndpointError {
    /// Whether there was no connection, or it was lost: another may fare better.
    fileprivate var isOfConnection: Bool {
        switch undeclared {
        case .notConnected, .timedOut: true
        case .transport(let problem):
            [.hostNotFound, .connectionRefused, .connectionLost].contains(problem.reason)
        case .status, .decoding, .cancelled, .invalidRequest, .authentication: false
        }
    }
}
