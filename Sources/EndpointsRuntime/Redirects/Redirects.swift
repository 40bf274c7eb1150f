import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A transport that follows redirects (RFC 9110 §15.4), as a policy says.
struct Redirects: Transport {
    let transport: any Transport
    let policy: RedirectPolicy

    func send(_ first: TransportRequest) async throws -> TransportReply {
        let reply = try await delivered(first)
        guard policy.reach != .nowhere, Redirect.statuses.contains(reply.status) else {
            return reply
        }
        return try await follow(reply, to: first)
    }

    private func follow(
        _ reply: TransportReply,
        to first: TransportRequest
    ) async throws -> TransportReply {
        var reply = reply
        var request = first
        var isElsewhere = false
        var count = 0
        var visited = [first.hop]
        while let redirect = Redirect(reply, to: request), isAllowed(redirect) {
            try Task.checkCancellation()
            if redirect.isDowngrade { throw problem(.downgrade, first.endpoint) }
            if redirect.leavesOrigin { isElsewhere = true }
            request = redirect.request(after: first)
            // With another cookie (RFC 6265 §5.3) the same request may be answered otherwise.
            if reply.headers["Set-Cookie"] != nil { visited = [] }
            if visited.contains(request.hop) { throw problem(.loop, first.endpoint) }
            if count >= policy.limit { throw problem(.limit, first.endpoint) }
            count += 1
            visited.append(request.hop)
            reply = try await delivered(request)
        }
        reply.isFromElsewhere = isElsewhere
        return reply
    }

    private func isAllowed(_ redirect: Redirect) -> Bool {
        switch policy.reach {
        case .nowhere: false
        case .sameOrigin: !redirect.leavesOrigin
        case .anywhere: true
        }
    }

    /// Sends a request; the transport's error does not show a key of the query.
    private func delivered(_ request: TransportRequest) async throws -> TransportReply {
        do {
            return try await transport.send(request)
        } catch {
            throw QueryKeys(of: request).hidden(in: error)
        }
    }

    private func problem(
        _ redirect: TransportProblem.Redirect,
        _ endpoint: Endpoint
    ) -> TransportProblem {
        TransportProblem(.redirect(redirect), underlying: redirect, endpoint: endpoint)
    }
}

extension TransportRequest {
    /// What the server sees of a request that tells it from others: a fragment is not sent.
    fileprivate var hop: String {
        let url = urlRequest.url?.absoluteString ?? ""
        return (urlRequest.httpMethod ?? "") + " " + url.prefix { $0 != "#" }
    }
}
