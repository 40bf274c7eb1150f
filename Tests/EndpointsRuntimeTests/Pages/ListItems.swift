import EndpointsRuntime

/// A request for a page of items.
struct ListItems: PaginatedRequestable {
    typealias API = Sample
    typealias Item = EndpointsRuntimeTests.Item
    typealias Response = [Item]
    static var endpoint: Endpoint { .init(.get, "/items") }
    static var pagination: Pagination<Self> { .page(\.page) }
    var page: Int?

    func encode(to request: inout RequestEncoder) { request.query("page", page) }
}
