import Foundation

/// A transport that gives the body of a success as a stream, and any other one whole, so that what
/// stands before it finds a failure as that of any request.
struct StreamOpening: Transport {
    /// How much of a failure's body is read: 1 MB.
    static let limit = 1 << 20

    let transport: any Transport

    func send(_ request: TransportRequest) async throws -> TransportReply {
        var reply = try await transport.send(request)
        guard let stream = reply.stream else { return reply }
        if 200..<300 ~= reply.status {
            // Errors that come later pass by the redirects, which hide keys of the query.
            reply.stream = stream.mapErrors { QueryKeys(of: request).hidden(in: $0) }
        } else {
            reply.stream = nil
            reply.body = try await stream.collected(upTo: Self.limit)
        }
        return reply
    }
}
