/// A page of a list, and the place behind it.
public struct EndpointPage<Request: PaginatedRequestable>: Sendable {
    /// What the page brought.
    public let response: Request.Response
    /// The page's items.
    public let items: [Request.Item]
    /// Where the list goes on; nil after the last page, as far as that is known.
    public let next: PagePosition?
}
