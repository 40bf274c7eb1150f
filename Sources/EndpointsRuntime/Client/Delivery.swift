import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A request's way to its reply: encoded, given credentials, sent, redirected. Nothing here depends
/// on the request's type.
struct Delivery: Sendable {
    let authentication: Authentication?
    let transport: any Transport
    let limits: JSONLimits

    func reply(
        to encode: () throws(InvalidRequest) -> OutgoingRequest
    ) async throws(EndpointError<Never>) -> Reply {
        let outgoing: OutgoingRequest
        do throws(InvalidRequest) {
            outgoing = try encode()
        } catch {
            throw .invalidRequest(error)
        }
        let endpoint = outgoing.endpoint
        do {
            try Task.checkCancellation()
            let reply = try await send(outgoing)
            try Task.checkCancellation()
            return Reply(reply, endpoint: endpoint, limits: limits)
        } catch {
            throw EndpointError(error, endpoint: endpoint)
        }
    }

    private func send(_ outgoing: OutgoingRequest) async throws -> TransportReply {
        var request = TransportRequest(
            urlRequest: outgoing.signedByServer(),
            endpoint: outgoing.endpoint,
            type: outgoing.type
        )
        let signature = try await outgoing.signature(with: authentication)
        signature?.apply(to: &request.urlRequest)
        return try await Redirects(transport: transport, credentials: signature?.header)
            .send(request)
    }
}

extension EndpointError where Failure == Never {
    /// The error that one met on the way stands for. Whatever a cancelled task throws is its
    /// cancellation.
    fileprivate init(_ error: any Error, endpoint: Endpoint) {
        if Task.isCancelled || error is CancellationError
            || (error as? URLError)?.code == .cancelled
        {
            self = .cancelled(endpoint)
            return
        }
        switch error {
        case let problem as AuthenticationProblem: self = .authentication(problem)
        case let problem as InvalidRequest: self = .invalidRequest(problem)
        case let problem as TransportProblem: self.init(problem)
        default: self.init(TransportProblem(error, endpoint: endpoint))
        }
    }
}
