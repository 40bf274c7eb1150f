import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A request on its way: encoded, not yet given credentials.
struct OutgoingRequest: Sendable {
    var urlRequest: URLRequest
    /// The body where it has files from disk.
    let upload: RequestBody?
    /// The body's files as they are at first.
    private let files: [FileVersion]
    let endpoint: Endpoint
    let type: any EndpointRequest.Type
    let server: EndpointServer
    let requirement: AuthenticationRequirement
    /// Whether the body of a success is read while it comes.
    var isStreaming = false
    /// What is told how much of the body was sent.
    var uploadProgress: (@Sendable (TransferProgress) -> Void)?

    /// Encodes a request.
    ///
    /// - Parameters:
    ///   - server: The server to address; nil for the endpoint's own, or the API's first one.
    ///   - boundary: What parts of a multipart body are told apart by; nil for one by chance.
    ///   - url: Where the request goes instead of its own place, on the same server; nil for that.
    init<R: EndpointRequest>(
        _ request: R,
        server: EndpointServer?,
        boundary: String? = nil,
        url: URL? = nil
    ) throws(InvalidRequest) {
        var encoder = RequestEncoder(R.endpoint)
        encoder.boundary = boundary
        encoder.headers["Accept"] = OutgoingRequest.accepted(by: R.self)
        R.API.encode(to: &encoder)
        request.encode(to: &encoder)
        try self.init(
            encoder,
            type: R.self,
            server: server ?? R.endpoint.server ?? R.API.servers.first,
            requirement: R.endpoint.authentication ?? R.API.authentication
        )
        if let url { try move(to: url) }
    }

    /// - Throws: `InvalidRequest` for a URL of another origin, to which nothing of the request goes.
    private mutating func move(to url: URL) throws(InvalidRequest) {
        guard let url = url.withoutCredentials, let origin = url.origin,
            origin == urlRequest.url?.origin
        else { throw InvalidRequest(reason: .otherOrigin, endpoint: endpoint) }
        urlRequest.url = url
    }

    private init(
        _ encoder: RequestEncoder,
        type: any EndpointRequest.Type,
        server: EndpointServer?,
        requirement: AuthenticationRequirement
    ) throws(InvalidRequest) {
        endpoint = encoder.endpoint
        do throws(InvalidRequest.Reason) {
            guard let server else { throw .noServer }
            urlRequest = try encoder.urlRequest(to: server)
            self.server = server
            if let timeout = encoder.endpoint.timeout {
                urlRequest.timeoutInterval = timeout / .seconds(1)
            }
        } catch {
            throw InvalidRequest(reason: error, endpoint: encoder.endpoint)
        }
        upload = encoder.body?.data == nil ? encoder.body : nil
        files = upload?.fileVersions ?? []
        self.type = type
        self.requirement = requirement
    }

    /// What is asked for: events, or JSON, but not for text and bytes, which can be anything, not
    /// for JSON lines, whose media type each server has of its own, and not where nothing is read.
    private static func accepted(by type: any EndpointRequest.Type) -> String? {
        if type is any EventStreamRequestable.Type { return "text/event-stream" }
        guard let type = type as? any Requestable.Type else { return nil }
        return expectsJSON(type) ? "application/json" : nil
    }

    private static func expectsJSON<R: Requestable>(_ type: R.Type) -> Bool {
        R.Response.self != String.self && R.Response.self != Data.self
            && !(R.Response.self == Void.self && R.Failure.self == Never.self)
    }

    /// The request with the user and password of its server, where it has them.
    func signedByServer() -> URLRequest {
        var request = urlRequest
        if let user = server.user {
            Signature.basic(user: user, password: server.password ?? "").apply(to: &request)
        }
        return request
    }

    /// The credentials of the request's first attempt: the client's, or those of its server's URL.
    func credential(
        with authentication: Authentication?
    ) async throws(AuthenticationProblem) -> Credential? {
        var given = authentication?.parts ?? []
        if let user = server.user {
            given.append(.basic(user: user, password: server.password ?? ""))
        }
        do throws(AuthenticationProblem.Reason) {
            return try await requirement.credential(with: given)
        } catch {
            throw AuthenticationProblem(reason: error, endpoint: endpoint)
        }
    }

    /// The credentials of the next attempt after a 401; nil where the refusal stands.
    func renewed(_ credential: Credential?) async throws(AuthenticationProblem) -> Credential? {
        do throws(AuthenticationProblem.Reason) {
            return try await credential?.renewed()
        } catch {
            throw AuthenticationProblem(reason: error, endpoint: endpoint)
        }
    }

    /// Whether the body can be sent at all: files may be gone meanwhile.
    var isReadable: Bool { upload?.unreadableFile == nil }

    /// Whether the same body can be sent again: files may be gone by then, or be others.
    var isReproducible: Bool { isReadable && files == upload?.fileVersions ?? [] }

    /// Adds a key by which the server knows the request when it arrives again, unless it has one.
    mutating func addIdempotencyKey(in header: String, _ makeKey: () -> String) {
        if !hasHeader(header) { urlRequest.setValue(makeKey(), forHTTPHeaderField: header) }
    }

    func hasHeader(_ name: String) -> Bool {
        urlRequest.value(forHTTPHeaderField: name) != nil
    }
}
