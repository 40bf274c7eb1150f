import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Remembers replies in memory, and asks the server whether they have changed instead of for all of
/// them again: a 304 is answered by what is remembered (RFC 9110 §13).
///
///     EndpointClient<GitHub>(interceptors: [ConditionalRequests()])
///
/// Each request goes to the server; no reply counts as fresh by itself. Remembered are replies to GET
/// with status 200 and an `ETag` or a `Last-Modified`, unless `Cache-Control: no-store` stands in them
/// or in the request (RFC 9111 §5.2). A request gets what was remembered of one with the same URL, the
/// same credentials, and the same headers as far as `Vary` names them (RFC 9111 §4.1). A success of
/// another method forgets the URL (RFC 9111 §4.4). Streams, downloads, ranges, and requests that have
/// conditions of their own pass by.
public struct ConditionalRequests: EndpointInterceptor {
    private let replies: Locked<RememberedReplies>

    /// Creates an interceptor with a memory of its own, which copies of it share.
    ///
    /// - Parameter capacity: How many bytes of replies are remembered at most, by default 10 MB; those
    ///   that were not asked for longest are forgotten first.
    public init(capacity: Int = 10_000_000) {
        replies = Locked(RememberedReplies(capacity: capacity))
    }

    /// Sends the request, with a condition where a reply is remembered.
    ///
    /// - Throws: What `next` throws.
    public func send(
        _ request: TransportRequest,
        next: any Transport
    ) async throws -> TransportReply {
        guard request.takesCondition else {
            let reply = try await next.send(request)
            if request.mayChange, 200..<400 ~= reply.status {
                replies.withLock { $0.forget(at: request) }
            }
            return reply
        }
        let known = replies.withLock { $0.reply(to: request) }
        var conditional = request
        if let known { conditional.addCondition(of: known) }
        let reply = try await next.send(conditional)
        guard reply.status == 304, let known else {
            if reply.status < 500 { replies.withLock { $0.remember(reply, to: request) } }
            return reply
        }
        guard reply.isOf(request) else {
            // A redirect that was not there before took the condition to another place.
            replies.withLock { $0.forget(at: request) }
            return try await next.send(request)
        }
        let whole = known.updated(by: reply)
        replies.withLock { $0.remember(whole, to: request) }
        return whole
    }
}

extension TransportRequest {
    /// Whether it may be answered by what is remembered.
    fileprivate var takesCondition: Bool {
        let own = [
            "Range", "If-Match", "If-None-Match", "If-Modified-Since", "If-Unmodified-Since",
        ]
        return urlRequest.httpMethod ?? "GET" == "GET" && !isStreaming
            && !own.contains { urlRequest.value(forHTTPHeaderField: $0) != nil }
            && urlRequest.value(forHTTPHeaderField: "Cache-Control")?.hasNoStore != true
    }

    /// Whether its method is none of those that change nothing (RFC 9110 §9.2.1).
    fileprivate var mayChange: Bool {
        !["GET", "HEAD", "OPTIONS", "TRACE"].contains(urlRequest.httpMethod ?? "GET")
    }

    fileprivate mutating func addCondition(of known: TransportReply) {
        if let tag = known.headers["ETag"] {
            urlRequest.setValue(tag, forHTTPHeaderField: "If-None-Match")
        }
        if let date = known.headers["Last-Modified"] {
            urlRequest.setValue(date, forHTTPHeaderField: "If-Modified-Since")
        }
    }
}

extension TransportReply {
    /// Whether it comes from where the request went, and not from where a redirect led.
    func isOf(_ request: TransportRequest) -> Bool {
        !isFromElsewhere && (url == nil || url == request.urlRequest.url)
    }

    /// The reply with the headers of a 304 in the place of its own (RFC 9111 §3.2 and §4.3.4).
    fileprivate func updated(by notModified: TransportReply) -> TransportReply {
        let kept = ["content-encoding", "content-length", "content-range", "content-type"]
        var reply = self
        for field in notModified.headers.fields where !kept.contains(field.name.lowercased()) {
            reply.headers[field.name] = field.value
        }
        return reply
    }
}

extension String {
    /// Whether a `Cache-Control` says that nothing may be kept (RFC 9111 §5.2.1.5 and §5.2.2.5).
    var hasNoStore: Bool {
        split(separator: ",").contains {
            $0.trimmingCharacters(in: .whitespaces).lowercased() == "no-store"
        }
    }
}
