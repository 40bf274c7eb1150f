import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends the requests of a list's pages, one after the other.
struct PageReader<Request: PaginatedRequestable>: Sendable {
    private let client: EndpointClient<Request.API>
    private var walk = PageWalk<Request>()
    /// What is asked for next; nil at the end of the list.
    private var request: Request?
    /// Where the next page is, where the answer says it.
    private var url: URL?

    init(_ client: EndpointClient<Request.API>, _ request: Request) {
        self.client = client
        self.request = request
    }

    /// The next page; nil after the last one, and after an error.
    mutating func next() async throws(EndpointError<Request.Failure>) -> (
        response: Request.Response, items: [Request.Item]
    )? {
        guard let request else { return nil }
        self.request = nil
        let reply = try await client.undecodedReply(to: request, at: url)
        do throws(JSONError) {
            let response = try Request.decode(reply)
            let items = Request.items(in: response)
            let step = try walk.step(request, reply, items)
            follow(step, request, reply)
            return step.belongs ? (response, items) : nil
        } catch {
            throw error == reply.undeclaredStatus() ? .status(reply) : .decoding(error, reply)
        }
    }

    private mutating func follow(
        _ step: PageWalk<Request>.Step,
        _ request: Request,
        _ reply: Reply
    ) {
        switch step.next {
        case .request(let next, _):
            self.request = next
        case .url(let text):
            let server = client.server(of: Request.endpoint)
            let base = reply.url ?? url ?? (try? request.urlRequest(server: server))?.url
            url = URL(reference: text, relativeTo: base)
            self.request = url == nil ? nil : request
        case nil:
            break
        }
    }
}
