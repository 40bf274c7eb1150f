import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A transport that follows redirects (RFC 9110 §15.4): at most 10, and never from https to http.
///
/// 303 becomes GET, and so does POST at 301 and 302; 307 and 308 keep method and body. Credentials
/// are dropped for good where scheme, host or port change.
struct Redirects: Transport {
    static let limit = 10

    let transport: any Transport

    func send(_ first: TransportRequest) async throws -> TransportReply {
        var request = first
        var isElsewhere = false
        var visited: Set<String> = []
        while true {
            visited.insert(request.hop)
            var reply = try await transport.send(request)
            let next: URLRequest?
            do throws(TransportProblem.Redirect) {
                next = try following(reply, to: request)
            } catch {
                throw problem(error, first.endpoint)
            }
            guard let next else {
                reply.isFromElsewhere = isElsewhere
                return reply
            }
            try Task.checkCancellation()
            if next.url?.origin != request.urlRequest.url?.origin { isElsewhere = true }
            if next.httpMethod != request.urlRequest.httpMethod { request.upload = nil }
            request.urlRequest = next
            if visited.contains(request.hop) { throw problem(.loop, first.endpoint) }
            if visited.count > Redirects.limit { throw problem(.limit, first.endpoint) }
        }
    }

    /// The request that a redirect asks for; nil where the reply is none that can be followed.
    private func following(
        _ reply: TransportReply,
        to request: TransportRequest
    ) throws(TransportProblem.Redirect) -> URLRequest? {
        guard [301, 302, 303, 307, 308].contains(reply.status),
            let location = reply.headers["Location"], !location.isEmpty,
            let from = reply.url ?? request.urlRequest.url,
            let to = URL(string: location, relativeTo: from)?.absoluteURL.withoutCredentials,
            let origin = to.origin
        else { return nil }
        if from.scheme?.lowercased() == "https" && to.scheme?.lowercased() == "http" {
            throw .downgrade
        }
        var next = request.urlRequest
        next.url = to
        if becomesGET(next.httpMethod, at: reply.status) {
            next.httpMethod = "GET"
            next.httpBody = nil
            next.setValue(nil, forHTTPHeaderField: "Content-Type")
        }
        if origin != from.origin {
            for name in secretHeaders(request) { next.setValue(nil, forHTTPHeaderField: name) }
        }
        return next
    }

    private func secretHeaders(_ request: TransportRequest) -> [String] {
        ["Authorization", "Cookie", "Proxy-Authorization"] + request.requirement.headers
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
