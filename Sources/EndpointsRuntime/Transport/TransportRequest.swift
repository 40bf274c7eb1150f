#if canImport(FoundationNetworking)
    import Foundation
    public import FoundationNetworking
#else
    public import Foundation
#endif

/// A request as interceptors and a transport get it: encoded and with credentials.
public struct TransportRequest: Sendable {
    /// The request as `URLSession` takes it. It has the credentials; what prints it prints them.
    public var urlRequest: URLRequest
    /// The endpoint that the request is for.
    public let endpoint: Endpoint
    /// The type that the request was made from, such as `GitHub.GetUser`.
    public let type: any EndpointRequest.Type
    /// A body that has files from disk; nil where `urlRequest` has the body, if there is one.
    public var upload: RequestBody?
    /// Whether the body of a success is read while it comes: the reply may have it as a stream.
    public let isStreaming: Bool
    /// What a transport that can tells how much of the body was sent; nil where nobody asks.
    public let uploadProgress: (@Sendable (TransferProgress) -> Void)?
    /// What was tried before, in order; empty at the first attempt.
    public internal(set) var previousAttempts: [EndpointAttempt] = []

    /// The request before credentials and interceptors: what may go to another origin.
    let encoded: URLRequest

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
        self.encoded = urlRequest
        isStreaming = type is any StreamingRequestable.Type
        uploadProgress = nil
    }

    /// A request that has no credentials yet.
    init(_ outgoing: OutgoingRequest, previousAttempts: [EndpointAttempt]) {
        urlRequest = outgoing.signedByServer()
        endpoint = outgoing.endpoint
        type = outgoing.type
        upload = outgoing.upload
        encoded = outgoing.urlRequest
        isStreaming = outgoing.isStreaming
        uploadProgress = outgoing.uploadProgress
        self.previousAttempts = previousAttempts
    }

    /// Which attempt it is: 1 for the first.
    public var attempt: Int { previousAttempts.count + 1 }

    /// The request as a command line for curl, to be printed; credentials are redacted.
    public var curl: String { curl(showingCredentials: false) }

    /// The request as a command line for curl.
    ///
    /// - Parameter showsCredentials: Whether the command has the credentials, so that it can be run
    ///   as it is; it belongs into no log then.
    public func curl(showingCredentials showsCredentials: Bool) -> String {
        CurlCommand(self, showsCredentials: showsCredentials).text
    }

    /// How the request authenticates, which says where credentials may stand.
    var requirement: AuthenticationRequirement {
        endpoint.authentication ?? type.apiRequirement
    }
}

extension TransportRequest: CustomStringConvertible, CustomReflectable {
    /// Method and path template.
    public var description: String { "\(endpoint)" }

    /// What `dump` shows: the request without credentials.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "endpoint": "\(endpoint)", "type": "\(type)", "attempt": attempt, "curl": curl,
            ]
        )
    }
}

extension EndpointRequest {
    /// How requests of the API authenticate.
    fileprivate static var apiRequirement: AuthenticationRequirement { API.authentication }
}
