import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends the requests of a list's pages, one after the other.
struct PageReader<Request: PaginatedRequestable>: Sendable {
    private let reference: ClientReference<Request.API>
    private var walk = PageWalk<Request>()
    /// What is asked for next; nil at the end of the list.
    private var request: Request?
    /// Where the next page is, where the answer says it.
    private var url: URL?
    /// Where the pages came from: none is asked for twice, however its URL is written.
    private var places: Set<PagePosition> = []
    /// Where the list is gone on with; nil for its beginning, and afterwards.
    private var start: PagePosition?

    init(_ client: EndpointClient<Request.API>, _ request: Request, from start: PagePosition?) {
        reference = ClientReference(client)
        self.request = request
        self.start = start
    }

    private var client: EndpointClient<Request.API> { reference.client }

    /// The next page; nil after the last one, and after an error.
    mutating func next() async throws(EndpointError<Request.Failure>) -> EndpointPage<Request>? {
        if let start = start.take() { try resume(at: start) }
        guard let request else { return nil }
        self.request = nil
        let reply = try await client.undecodedReply(to: request, at: url)
        do throws(JSONError) {
            let response = try Request.decode(reply)
            let items = Request.items(in: response)
            let step = try walk.step(request, reply, items)
            let next = follow(step.next, request, reply)
            return step.belongs ? EndpointPage(response: response, items: items, next: next) : nil
        } catch {
            throw error == reply.undeclaredStatus() ? .status(reply) : .decoding(error, reply)
        }
    }

    /// Goes to the next page, and tells where that is.
    private mutating func follow(
        _ next: NextPage<Request>?,
        _ request: Request,
        _ reply: Reply
    ) -> PagePosition? {
        switch next {
        case .request(let next, let mark):
            self.request = next
            return PagePosition(rawValue: mark)
        case .url(let text):
            let server = client.server(of: Request.endpoint)
            let base = reply.url ?? url ?? (try? request.urlRequest(server: server))?.url
            if let place = base?.position(without: Self.keys) { places.insert(place) }
            url = URL(reference: text, relativeTo: base)
            let place = url?.position(without: Self.keys)
            guard let place, !places.contains(place) else { return nil }
            self.request = request
            return place
        case nil:
            return nil
        }
    }

    private mutating func resume(
        at position: PagePosition
    ) throws(EndpointError<Request.Failure>) {
        guard let first = request.take() else { return }
        switch try? walk.resume(first, at: position) {
        case .request(let next, _):
            request = next
        case .url(let text):
            url = URL(string: text)
            if url != nil { request = first }
        case nil:
            break
        }
        guard request != nil else {
            throw .invalidRequest(
                InvalidRequest(reason: .pagePosition, endpoint: Request.endpoint)
            )
        }
    }

    /// The names of the API keys that stand in queries, and so perhaps in a URL that the answer has.
    private static var keys: [String] {
        (Request.endpoint.authentication ?? Request.API.authentication).queries
    }
}

extension URL {
    /// The URL as what can be stored: without credentials.
    fileprivate func position(without keys: [String]) -> PagePosition? {
        let url = withoutCredentials
        let kept = keys.isEmpty ? url : url?.replacingQuery(queryPairs(otherThan: keys))
        return (kept?.absoluteString).map(PagePosition.init)
    }
}
