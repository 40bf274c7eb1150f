import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Follows redirects (RFC 9110 §15.4): at most 10, and never from https to http.
///
/// 303 becomes GET, and so does POST at 301 and 302; 307 and 308 keep method and body. Credentials
/// are dropped for good where scheme, host or port change.
struct Redirects: Sendable {
    static let limit = 10

    /// A reply, and whether it is one to the credentials: a hop to another origin had none.
    struct Arrival: Sendable {
        let reply: TransportReply
        let hadCredentials: Bool

        /// Whether the server did not accept the credentials (RFC 9110 §15.5.2).
        var refusesCredentials: Bool { reply.status == 401 && hadCredentials }

        /// Whether the answer is a success that the credentials led to; anything else, as a 503,
        /// says nothing of them.
        var acceptsCredentials: Bool { 200..<300 ~= reply.status && hadCredentials }
    }

    let transport: any Transport
    /// The headers that carry the client's credentials, besides those that always do.
    let credentials: [String]

    func send(_ first: TransportRequest) async throws -> Arrival {
        var request = first
        var hadCredentials = true
        var visited: Set<String> = []
        while true {
            visited.insert(request.hop)
            let reply = try await transport.send(request)
            let next: URLRequest?
            do throws(TransportProblem.Redirect) {
                next = try following(reply, to: request.urlRequest)
            } catch {
                throw problem(error, first.endpoint)
            }
            guard let next else { return Arrival(reply: reply, hadCredentials: hadCredentials) }
            try Task.checkCancellation()
            hadCredentials = hadCredentials && next.url?.origin == request.urlRequest.url?.origin
            if next.httpMethod != request.urlRequest.httpMethod { request.upload = nil }
            request.urlRequest = next
            if visited.contains(request.hop) { throw problem(.loop, first.endpoint) }
            if visited.count > Redirects.limit { throw problem(.limit, first.endpoint) }
        }
    }

    /// The request that a redirect asks for; nil where the reply is none that can be followed.
    private func following(
        _ reply: TransportReply,
        to request: URLRequest
    ) throws(TransportProblem.Redirect) -> URLRequest? {
        guard [301, 302, 303, 307, 308].contains(reply.status),
            let location = reply.headers["Location"], !location.isEmpty,
            let from = reply.url ?? request.url,
            let to = URL(string: location, relativeTo: from)?.absoluteURL.withoutCredentials,
            let origin = to.origin
        else { return nil }
        if from.scheme?.lowercased() == "https" && to.scheme?.lowercased() == "http" {
            throw .downgrade
        }
        var next = request
        next.url = to
        if becomesGET(request.httpMethod, at: reply.status) {
            next.httpMethod = "GET"
            next.httpBody = nil
            next.setValue(nil, forHTTPHeaderField: "Content-Type")
        }
        if origin != from.origin {
            for name in secretHeaders { next.setValue(nil, forHTTPHeaderField: name) }
        }
        return next
    }

    private var secretHeaders: [String] {
        ["Authorization", "Cookie", "Proxy-Authorization"] + credentials
    }

    private func becomesGET(_ method: String?, at status: Int) -> Bool {
        switch status {
        case 303: method != "HEAD"
        case 301, 302: method == "POST"
        default: false
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
    fileprivate var hop: String {
        (urlRequest.httpMethod ?? "") + " " + (urlRequest.url?.absoluteString ?? "")
    }
}
