import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Replies by the request that they answer, no more than so many bytes of them.
struct RememberedReplies: Sendable {
    fileprivate struct Entry: Sendable {
        let reply: TransportReply
        /// The names of the request's headers that tell it from others.
        let names: [String]
        let values: [String?]
        /// When it was last asked for, counted in requests.
        var use: Int

        /// About as many bytes as it takes up.
        var size: Int {
            let headers = reply.headers.fields.reduce(0) {
                $0 + $1.name.utf8.count + $1.value.utf8.count
            }
            return reply.body.count + headers + 500
        }

        func answers(_ request: TransportRequest) -> Bool { request.values(of: names) == values }
    }

    private let capacity: Int
    private var entries: [URL: [Entry]] = [:]
    private var size = 0
    private var uses = 0

    init(capacity: Int) {
        self.capacity = capacity
    }

    /// The reply to a request like this one.
    mutating func reply(to request: TransportRequest) -> TransportReply? {
        guard let url = request.urlRequest.url,
            let index = entries[url]?.firstIndex(where: { $0.answers(request) })
        else { return nil }
        uses += 1
        entries[url]?[index].use = uses
        return entries[url]?[index].reply
    }

    /// Takes a reply in the place of another to the same request; one that may not or cannot be
    /// remembered takes the place all the same.
    mutating func remember(_ reply: TransportReply, to request: TransportRequest) {
        guard let url = request.urlRequest.url else { return }
        remove(at: url) { $0.answers(request) }
        guard reply.isOf(request), let varying = reply.varyingHeaders else { return }
        let names = request.credentialHeaders + varying
        uses += 1
        let entry = Entry(reply: reply, names: names, values: request.values(of: names), use: uses)
        guard entry.size <= capacity else { return }
        entries[url, default: []].append(entry)
        size += entry.size
        while size > capacity { forgetOldest() }
    }

    /// Forgets all that was got from a request's URL.
    mutating func forget(at request: TransportRequest) {
        if let url = request.urlRequest.url { remove(at: url) { _ in true } }
    }

    private mutating func forgetOldest() {
        let oldest = entries.min { $0.value.oldestUse < $1.value.oldestUse }
        guard let oldest else { return }
        let use = oldest.value.oldestUse
        remove(at: oldest.key) { $0.use == use }
    }

    private mutating func remove(at url: URL, where isMeant: (Entry) -> Bool) {
        guard let known = entries[url] else { return }
        let kept = known.filter { !isMeant($0) }
        size -= known.reduce(0) { $0 + $1.size } - kept.reduce(0) { $0 + $1.size }
        entries[url] = kept.isEmpty ? nil : kept
    }
}

extension [RememberedReplies.Entry] {
    fileprivate var oldestUse: Int { map(\.use).min() ?? .max }
}

extension TransportRequest {
    fileprivate func values(of names: [String]) -> [String?] {
        names.map { urlRequest.value(forHTTPHeaderField: $0) }
    }

    fileprivate var credentialHeaders: [String] {
        ["Authorization", "Cookie"] + requirement.headers
    }
}

extension TransportReply {
    /// The names in `Vary`; nil where the reply must not be remembered, or cannot be asked about.
    fileprivate var varyingHeaders: [String]? {
        guard status == 200, headers["ETag"] ?? headers["Last-Modified"] != nil, stream == nil,
            headers["Cache-Control"]?.hasNoStore != true
        else { return nil }
        let names = (headers["Vary"] ?? "").split(separator: ",").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        return names.contains("*") ? nil : names
    }
}
