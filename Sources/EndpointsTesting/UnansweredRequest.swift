public import EndpointsRuntime

/// The error of a request that a stub has no answer for, or none left.
public struct UnansweredRequest: Error, CustomStringConvertible, DeveloperError {
    /// The endpoint that the request was for.
    public let endpoint: Endpoint
    /// The name of the request's type.
    public let type: String

    init(_ request: TransportRequest) {
        endpoint = request.endpoint
        type = String(reflecting: request.type)
    }

    /// What to do: `GET /user: the stub has no answer for Account.GetUser; give it one with
    /// answer(_:…)`.
    public var description: String {
        "\(endpoint): the stub has no answer for \(type); give it one with answer(_:…)"
    }
}
