import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A reply that asks for a request to be sent elsewhere.
///
/// 303 becomes GET, unless it is a HEAD, and so does POST at 301 and 302; every other method stays, as
/// do all at 307 and 308. A request that becomes GET loses its body and the headers that describe it.
///
/// To another origin go only the headers that the request itself encoded: neither credentials nor
/// what interceptors added, nor a key in the query that `Location` repeats.
struct Redirect {
    static let statuses = [301, 302, 303, 307, 308]

    private let status: Int
    private let request: TransportRequest
    private let from: URL
    private let to: URL

    /// - Returns: Nil for a reply that cannot be followed.
    init?(_ reply: TransportReply, to request: TransportRequest) {
        guard Redirect.statuses.contains(reply.status),
            let location = reply.headers["Location"], !location.isEmpty,
            let from = reply.url ?? request.urlRequest.url,
            let to = URL(reference: location, relativeTo: from)?.withoutCredentials,
            to.origin != nil
        else { return nil }
        status = reply.status
        self.request = request
        self.from = from
        self.to = to.inheritingFragment(of: request.urlRequest.url)
    }

    /// By where the request went: that the reply is from elsewhere is the transport's word alone.
    var leavesOrigin: Bool { to.origin != request.urlRequest.url?.origin }

    var isDowngrade: Bool {
        from.scheme?.lowercased() == "https" && to.scheme?.lowercased() == "http"
    }

    /// The request that is asked for.
    ///
    /// - Parameter first: The request as it was before all redirects.
    func request(after first: TransportRequest) -> TransportRequest {
        var next = request
        next.urlRequest.url = leavesOrigin ? QueryKeys(of: first).removed(from: to) : to
        if becomesGET {
            next.urlRequest.httpMethod = "GET"
            next.urlRequest.httpBody = nil
            next.upload = nil
            for name in Redirect.contentHeaders { next.removeHeader(name) }
        }
        if leavesOrigin { next.keepEncodedHeaders() }
        return next
    }

    private var becomesGET: Bool {
        switch status {
        case 303: request.urlRequest.httpMethod != "HEAD"
        case 301, 302: request.urlRequest.httpMethod == "POST"
        default: false
        }
    }

    /// RFC 9110 §15.4, and RFC 9530 in the place of `Digest`.
    private static let contentHeaders = [
        "Content-Encoding", "Content-Language", "Content-Location", "Content-Type",
        "Content-Length", "Digest", "Content-Digest", "Repr-Digest", "Last-Modified",
    ]
}

extension TransportRequest {
    /// What goes to no other origin, even where the request encodes it.
    private static let originHeaders = ["Authorization", "Cookie", "Proxy-Authorization", "Host"]

    fileprivate mutating func removeHeader(_ name: String) {
        urlRequest.setValue(nil, forHTTPHeaderField: name)
    }

    /// Gives each header the value that it was encoded with, and removes those that were not, and
    /// those that are credentials.
    fileprivate mutating func keepEncodedHeaders() {
        for name in (urlRequest.allHTTPHeaderFields ?? [:]).keys {
            urlRequest.setValue(encoded.value(forHTTPHeaderField: name), forHTTPHeaderField: name)
        }
        for name in TransportRequest.originHeaders + requirement.headers { removeHeader(name) }
    }
}
