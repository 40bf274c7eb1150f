#if canImport(FoundationNetworking)
    import Foundation
    public import FoundationNetworking
#else
    public import Foundation
#endif

extension EndpointRequest {
    /// The request as `URLSession` takes it.
    ///
    /// Credentials of a client are not in it; a user and password of the server are.
    ///
    /// A body that has files from disk is not in it either; `upload` of a `TransportRequest` has it.
    ///
    /// - Parameters:
    ///   - server: The server to address; by default the endpoint's own, or the API's first one.
    ///   - boundary: What parts of a multipart body are told apart by; one by chance by default.
    /// - Throws: `InvalidRequest` where a value cannot be sent, such as an empty path value.
    public func urlRequest(
        server: EndpointServer? = nil,
        boundary: String? = nil
    ) throws(InvalidRequest) -> URLRequest {
        try OutgoingRequest(self, server: server, boundary: boundary).signedByServer()
    }

    /// The request as a command line for curl, to be printed; credentials are redacted.
    ///
    /// A request that cannot be sent gives a comment that says why.
    public var curl: String {
        do throws(InvalidRequest) {
            let outgoing = try OutgoingRequest(self, server: nil)
            return CurlCommand(outgoing).text
        } catch {
            return "# \(error)"
        }
    }
}

extension Requestable {
    /// Sends the request with its API's client: one that has no credentials, to the API's first
    /// server, where the API declares no other.
    ///
    /// - Throws: `EndpointError`, as `EndpointClient.send(_:)` does.
    public func send() async throws(EndpointError<Failure>) -> Response {
        try await API.client.send(self)
    }

    /// Sends the request with a client.
    ///
    /// - Throws: `EndpointError`, as `EndpointClient.send(_:)` does.
    public func send(
        with client: EndpointClient<API>
    ) async throws(EndpointError<Failure>) -> Response {
        try await client.send(self)
    }
}
