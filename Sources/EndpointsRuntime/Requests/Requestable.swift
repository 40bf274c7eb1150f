/// A request to one endpoint of an API, with everything that it needs to be sent.
///
///     struct GetUser: Requestable {
///         typealias API = GitHub
///         typealias Response = User
///         static var endpoint: Endpoint { .init(.get, "/users/{username}") }
///         var username: String
///         func encode(to request: inout RequestEncoder) { request.path("username", username) }
///     }
///
///     let user = try await GetUser(username: "defunkt").send()
///
/// `decode(_:)` has a default for these responses: `JSONReadable` and any other `Decodable` from
/// JSON, `String` from text, `Data` as it came, and `Void`, which ignores the body. It does not run
/// on the caller's actor: in a module that is isolated to the main actor by default, declare the
/// types of responses `nonisolated`.
public protocol Requestable<API>: EndpointRequest {
    /// What a success status (200..<300) brings.
    associatedtype Response: Sendable

    /// Turns the reply of a success status into the response.
    ///
    /// - Throws: `JSONError`, which the client reports as `.decoding`.
    static func decode(_ reply: Reply) throws(JSONError) -> Response
}
