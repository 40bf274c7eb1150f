#if canImport(FoundationNetworking)
    import Foundation
    public import FoundationNetworking
#else
    public import Foundation
#endif

/// A request as a transport gets it: encoded and with credentials.
public struct TransportRequest: Sendable {
    /// The request as `URLSession` takes it.
    public var urlRequest: URLRequest
    /// The endpoint that the request is for.
    public let endpoint: Endpoint
    /// The type that the request was made from, such as `GitHub.GetUser`.
    public let type: any EndpointRequest.Type
    /// A body that has files from disk; nil where `urlRequest` has the body, if there is one.
    public var upload: RequestBody?

    /// Creates a request, as a test of a transport needs.
    public init(
        urlRequest: URLRequest,
        endpoint: Endpoint,
        type: any EndpointRequest.Type,
        upload: RequestBody? = nil
    ) {
        self.upload = upload
        self.urlRequest = urlRequest
        self.endpoint = endpoint
        self.type = type
    }
}
