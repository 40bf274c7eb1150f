public import Foundation

/// The error of a request whose type is not known, as where several are sent in one `do`.
///
///     do {
///         async let user = github.send(.getUser(username: "defunkt"))
///         async let repositories = github.send(.listRepositories(username: "defunkt"))
///         show(try await user, try await repositories)
///     } catch let error as any EndpointFailure {
///         if !error.isCancellation { message = error.localizedDescription }
///     }
///
/// `localizedDescription` is a sentence for people; `description` is for developers.
public protocol EndpointFailure: LocalizedError, CustomStringConvertible {
    /// The endpoint that the request was for.
    var endpoint: Endpoint { get }
    /// The server's reply, where one arrived.
    var reply: Reply? { get }
    /// What was tried before the attempt that failed in the end, in order; empty where that was the
    /// first, or none was made.
    var previousAttempts: [EndpointAttempt] { get }
    /// Whether the request was cancelled.
    var isCancellation: Bool { get }
    /// Whether the device has no connection to the network.
    var isOffline: Bool { get }
    /// Whether the server took too long.
    var isTimeout: Bool { get }
    /// What a person is told, in no language yet.
    var sentence: EndpointSentence { get }
}

extension EndpointFailure {
    /// The status of the server's reply, where one arrived.
    public var statusCode: Int? { reply?.status }

    /// A sentence that a person can be shown: "The Internet connection appears to be offline."
    public var errorDescription: String? { sentence.localized() }
}
