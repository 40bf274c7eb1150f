import Foundation

/// A transport that gives the body of a success as a stream, and any other one whole, so that what
/// stands before it finds a failure as that of any request.
///
/// JSON in the place of events is whole too: some servers tell failures so, with a status of success.
struct StreamOpening: Transport {
    /// How much of a failure's body is read: 1 MB.
    static let limit = 1 << 20

    let transport: any Transport

    func send(_ request: TransportRequest) async throws -> TransportReply {
        var reply = try await transport.send(request)
        guard var stream = reply.stream else { return reply }
        var isWhole = !(200..<300 ~= reply.status)
        if !isWhole, request.type is any EventStreamRequestable.Type, reply.saysJSON {
            var first = try await stream.first()
            // White space keeps some connections open until there is an answer.
            while let blank = first, blank.isBlank, let more = try await stream.first() {
                first = blank + more
            }
            stream = stream.preceded(by: first)
            isWhole = first?.beginsJSON == true
        }
        if isWhole {
            reply.stream = nil
            reply.body = try await stream.collected(upTo: Self.limit)
        } else {
            // Errors that come later pass by the redirects, which hide keys of the query.
            reply.stream = stream.mapErrors { QueryKeys(of: request).hidden(in: $0) }
        }
        return reply
    }
}

extension TransportReply {
    fileprivate var saysJSON: Bool {
        headers["Content-Type"]?.lowercased().contains("json") == true
    }
}

extension Data {
    /// Whether it is an object or an array of JSON from here on, which no line of events begins as.
    var beginsJSON: Bool {
        let first = first { !$0.isBlank }
        return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    }

    /// Whether it is white space of JSON alone.
    fileprivate var isBlank: Bool { allSatisfy(\.isBlank) }
}

extension UInt8 {
    fileprivate var isBlank: Bool { [0x20, 0x09, 0x0A, 0x0D].contains(self) }
}
