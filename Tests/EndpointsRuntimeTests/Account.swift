import EndpointsRuntime
import EndpointsTesting
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// An API that asks for a bearer token.
enum Account: EndpointAPI {
    static var servers: [EndpointServer] { ["https://account.example.com"] }
    static var authentication: AuthenticationRequirement { .bearer(optional: true) }
}

/// A request that needs a token.
struct GetProfile: Requestable {
    typealias API = Account
    typealias Response = String
    static var endpoint: Endpoint { .init(.get, "/profile") }
}

/// The request that a refresh sends; it carries the token as any other does.
struct RefreshToken: Requestable {
    typealias API = Account
    typealias Response = String
    static var endpoint: Endpoint { .init(.post, "/token") }
}

/// Credentials for `Account` that a test refreshes as it likes, and what was asked of them.
final class Session: BearerTokenProvider {
    private let stored: Locked<BearerToken?>
    private let refreshing: @Sendable (BearerToken) async throws -> BearerToken?
    private let seen = Locked<[String]>([])
    private let asked = Locked(0)
    private let signOuts = Locked(0)

    init(
        _ token: BearerToken?,
        refreshing: @escaping @Sendable (BearerToken) async throws -> BearerToken? = { _ in nil }
    ) {
        stored = Locked(token)
        self.refreshing = refreshing
    }

    func token() async throws -> BearerToken? {
        asked.withLock { $0 += 1 }
        return stored.withLock { $0 }
    }

    func refresh(_ token: BearerToken) async throws -> BearerToken? {
        seen.withLock { $0.append(token.value) }
        let new = try await refreshing(token)
        if let new { store(new) }
        return new
    }

    func store(_ token: BearerToken?) { stored.withLock { $0 = token } }
    func signedOut() { signOuts.withLock { $0 += 1 } }

    /// How many times a token was asked for.
    var askedCount: Int { asked.withLock { $0 } }
    /// The tokens that were to be refreshed, in order.
    var refreshed: [String] { seen.withLock { $0 } }
    /// How many times the person was signed out.
    var signOutCount: Int { signOuts.withLock { $0 } }

    func authentication(now: @escaping @Sendable () -> Date = { Date() }) -> Authentication {
        .bearer(self, refreshBefore: 30, now: now, onSignedOut: { self.signedOut() })
    }
}

extension TransportRequest {
    /// The bearer token that the request carries.
    var token: String? {
        let value = urlRequest.value(forHTTPHeaderField: "Authorization")
        return value.map { String($0.dropFirst("Bearer ".count)) }
    }
}

extension StubTransport {
    /// A server of `Account` that accepts some tokens only, and answers with the one it got.
    static func accepting(_ tokens: String...) -> StubTransport {
        let stub = StubTransport()
        stub.answer(GetProfile.self) { request in
            guard let token = request.token, tokens.contains(token) else {
                return TransportReply(status: 401)
            }
            return TransportReply(body: Data(token.utf8))
        }
        return stub
    }

    /// The tokens of the requests so far.
    var tokens: [String?] { requests.map(\.token) }
}
