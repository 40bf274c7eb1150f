/// A request to one endpoint of an API, whatever its answer is: what `Requestable` and
/// `StreamingRequestable` have in common.
public protocol EndpointRequest<API>: Sendable {
    /// The API that the request belongs to.
    associatedtype API: EndpointAPI
    /// What statuses besides success bring, where that is known; otherwise `Never`.
    associatedtype Failure: FailureResponse = Never

    /// The method and path template.
    static var endpoint: Endpoint { get }

    /// Adds the request's values: path values, query, headers, body. Adds nothing by default.
    func encode(to request: inout RequestEncoder)
}

extension EndpointRequest {
    /// Adds nothing.
    public func encode(to request: inout RequestEncoder) {}
}
