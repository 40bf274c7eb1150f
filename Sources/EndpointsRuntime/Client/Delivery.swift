import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A request's way to its reply: encoded, given credentials, sent, redirected. Nothing here depends
/// on the request's type.
struct Delivery: Sendable {
    let authentication: Authentication?
    let transport: any Transport
    let connectivity: (any Connectivity)?
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
            try await checkConnection(endpoint)
            let reply = try await send(outgoing)
            try Task.checkCancellation()
            return Reply(reply, endpoint: endpoint, limits: limits)
        } catch {
            throw EndpointError(error, endpoint: endpoint)
        }
    }

    /// Sends a request, and again with other credentials where a 401 says so: with a token that was
    /// replaced meanwhile, with a refreshed one, and with that of somebody who signed in meanwhile.
    private func send(_ outgoing: OutgoingRequest) async throws -> TransportReply {
        var credential = try await outgoing.credential(with: authentication)
        var arrival = try await attempt(outgoing, credential)
        for _ in 0..<3 where arrival.refusesCredentials {
            guard let renewed = try await outgoing.renewed(credential) else { break }
            try Task.checkCancellation()
            credential = renewed
            arrival = try await attempt(outgoing, credential)
        }
        if arrival.acceptsCredentials { credential?.accept() }
        return arrival.reply
    }

    private func attempt(
        _ outgoing: OutgoingRequest,
        _ credential: Credential?
    ) async throws -> Redirects.Arrival {
        var request = TransportRequest(
            urlRequest: outgoing.signedByServer(),
            endpoint: outgoing.endpoint,
            type: outgoing.type,
            upload: outgoing.upload
        )
        credential?.apply(to: &request.urlRequest)
        let headers = credential?.headers ?? []
        return try await Redirects(transport: transport, credentials: headers).send(request)
    }

    private func checkConnection(_ endpoint: Endpoint) async throws(TransportProblem) {
        guard let connectivity, await connectivity.isOffline else { return }
        let error = URLError(.notConnectedToInternet)
        throw TransportProblem(.notConnected, underlying: error, endpoint: endpoint)
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
