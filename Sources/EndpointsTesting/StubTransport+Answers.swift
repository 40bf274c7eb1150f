public import EndpointsRuntime
import Foundation

/// Short ways to say what a type is answered with.
extension StubTransport {
    /// What makes a reply of a request; it may wait or throw.
    public typealias Handler = StubAnswer.Handler

    /// Answers every request of the type with what the closure gives, or fails it with what it
    /// throws.
    public func answer<Request: EndpointRequest>(_ type: Request.Type, _ handler: @escaping Handler)
    {
        answer(type, by: .closure(handler))
    }

    /// Answers every request of the type with one status and JSON text.
    public func answer<Request: EndpointRequest>(
        _ type: Request.Type,
        status: Int = 200,
        json: String
    ) {
        answer(type, .json(json, status: status))
    }

    /// Answers every request of the type with one status and no body.
    public func answer<Request: EndpointRequest>(_ type: Request.Type, status: Int) {
        answer(type, TransportReply(status: status))
    }

    /// Answers every request of the type with one reply.
    public func answer<Request: EndpointRequest>(_ type: Request.Type, _ reply: TransportReply) {
        answer(type, by: .reply(reply))
    }

    /// Answers every request of the type with the JSON of a value.
    ///
    ///     stub.answer(GitHub.GetUser.self, with: .example)
    ///
    /// The value is the whole body: an endpoint whose answer wraps it (`unwrap`), or is no JSON,
    /// needs a reply.
    public func answer<Request: Requestable>(
        _ type: Request.Type,
        with value: Request.Response,
        status: Int = 200
    ) where Request.Response: JSONWritable {
        answer(type, by: .value(value, status: status))
    }

    /// Answers the next requests of the type with these replies, one each, and no further one.
    ///
    ///     stub.answer(GitHub.GetUser.self, inTurn: [TransportReply(status: 503), .json("{}")])
    public func answer<Request: EndpointRequest>(
        _ type: Request.Type,
        inTurn replies: [TransportReply]
    ) {
        answer(type, inTurn: replies.map(StubAnswer.reply))
    }

    /// Answers every request of the type with a body that comes in pieces.
    ///
    ///     stub.answer(GitHub.WatchDeployments.self, stream: ["data: 1\n\n", "data: 2\n\n"])
    public func answer<Request: EndpointRequest>(
        _ type: Request.Type,
        stream pieces: [StubPiece],
        status: Int = 200,
        headers: HTTPHeaders = [:]
    ) {
        answer(type, by: .stream(pieces, status: status, headers: headers))
    }

    /// Fails every request of the type with an error, such as `URLError(.timedOut)`.
    public func fail<Request: EndpointRequest>(_ type: Request.Type, _ error: any Error) {
        answer(type, by: .failure(error))
    }
}
