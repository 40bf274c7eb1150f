import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A request on its way: encoded, not yet given credentials.
struct OutgoingRequest: Sendable {
    var urlRequest: URLRequest
    /// The body where it has files from disk.
    let upload: RequestBody?
    let endpoint: Endpoint
    let type: any Requestable.Type
    let server: EndpointServer
    let requirement: AuthenticationRequirement

    /// Encodes a request.
    ///
    /// - Parameters:
    ///   - server: The server to address; nil for the API's first one.
    ///   - boundary: What parts of a multipart body are told apart by; nil for one by chance.
    init<R: Requestable>(
        _ request: R,
        server: EndpointServer?,
        boundary: String? = nil
    ) throws(InvalidRequest) {
        var encoder = RequestEncoder(R.endpoint)
        encoder.boundary = boundary
        if OutgoingRequest.expectsJSON(R.self) { encoder.headers["Accept"] = "application/json" }
        R.API.encode(to: &encoder)
        request.encode(to: &encoder)
        try self.init(
            encoder,
            type: R.self,
            server: server ?? R.API.servers.first,
            requirement: R.endpoint.authentication ?? R.API.authentication
        )
    }

    private init(
        _ encoder: RequestEncoder,
        type: any Requestable.Type,
        server: EndpointServer?,
        requirement: AuthenticationRequirement
    ) throws(InvalidRequest) {
        endpoint = encoder.endpoint
        do throws(InvalidRequest.Reason) {
            guard let server else { throw .noServer }
            urlRequest = try encoder.urlRequest(to: server)
            self.server = server
        } catch {
            throw InvalidRequest(reason: error, endpoint: encoder.endpoint)
        }
        upload = encoder.body?.data == nil ? encoder.body : nil
        self.type = type
        self.requirement = requirement
    }

    /// Whether an answer in JSON is asked for: not for text and bytes, which can be anything, and
    /// not where nothing is read.
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
        let ofServer = server.user.map {
            Authentication.basic(user: $0, password: server.password ?? "")
        }
        do throws(AuthenticationProblem.Reason) {
            return try await requirement.credential(with: authentication ?? ofServer)
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
}
