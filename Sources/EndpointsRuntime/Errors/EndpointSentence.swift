public import Foundation

/// A sentence that a person can be shown when a request failed.
///
/// `localized(in:)`, and with it `localizedDescription` of an error, looks it up under its key in
/// the table `EndpointSentences` (`.strings` or a string catalog) of the app's bundle, and is English
/// where there is none. Where the table is in another bundle, as in a package's, name it:
///
///     EndpointLoader(.listExpenses(), with: client) { error in
///         EndpointSentence.text(of: error, in: .module)
///     }
///
/// An app with a way of its own switches over `key`:
///
///     catch let error as any EndpointFailure {
///         message = error.sentence.key == .notConnected ? String(localized: "No bars.") : …
///     }
public struct EndpointSentence: Sendable, Hashable {
    /// What the sentence says; the raw value is its key in a table of strings.
    public enum Key: String, Sendable, Hashable, CaseIterable {
        case notConnected = "endpoints.not-connected"
        case timedOut = "endpoints.timed-out"
        case cancelled = "endpoints.cancelled"
        case invalidRequest = "endpoints.invalid-request"
        case unreadable = "endpoints.unreadable"
        case signedOut = "endpoints.signed-out"
        case notRefreshed = "endpoints.not-refreshed"
        case hostNotFound = "endpoints.host-not-found"
        case unreachable = "endpoints.unreachable"
        case connectionLost = "endpoints.connection-lost"
        case notSecure = "endpoints.not-secure"
        case redirect = "endpoints.redirect"
        /// No reply, for a reason that is not known.
        case failed = "endpoints.failed"
        /// Status 401.
        case notAuthenticated = "endpoints.not-authenticated"
        /// Status 403.
        case notAllowed = "endpoints.not-allowed"
        /// Status 404 and 410.
        case notFound = "endpoints.not-found"
        /// Status 429.
        case tooManyRequests = "endpoints.too-many-requests"
        /// Any other status of 400..<500.
        case notAccepted = "endpoints.not-accepted"
        /// A status of 500..<600.
        case serverProblem = "endpoints.server-problem"
        /// Any other status.
        case unexpected = "endpoints.unexpected"
    }

    /// What the sentence says.
    public let key: Key
    /// The status in the place of `{status}`, where a reply arrived.
    public let status: Int?

    init(_ key: Key, status: Int? = nil) {
        self.key = key
        self.status = status
    }

    /// The sentence in the language of a bundle.
    ///
    /// - Parameters:
    ///   - bundle: Where the table is looked for; the app's own by default.
    ///   - table: The table's name.
    public func localized(in bundle: Bundle = .main, table: String = "EndpointSentences") -> String
    {
        let text = bundle.localizedString(forKey: key.rawValue, value: key.english, table: table)
        return text.replacingOccurrences(of: "{status}", with: status.map { "\($0)" } ?? "")
    }

    /// The sentence for an error in the language of a bundle; an error that is no `EndpointFailure`
    /// has its own.
    ///
    /// - Parameters:
    ///   - bundle: Where the table is looked for; the app's own by default.
    ///   - table: The table's name.
    public static func text(
        of error: any Error,
        in bundle: Bundle = .main,
        table: String = "EndpointSentences"
    ) -> String {
        (error as? any EndpointFailure)?.sentence.localized(in: bundle, table: table)
            ?? error.localizedDescription
    }
}

extension EndpointSentence.Key {
    /// The sentence in English; `{status}` stands for the status.
    public var english: String {
        switch self {
        case .notConnected: "The Internet connection appears to be offline."
        case .timedOut: "The server took too long to answer."
        case .cancelled: "The request was cancelled."
        case .invalidRequest: "The request could not be made."
        case .unreadable: "The server's answer could not be read."
        case .signedOut: "You are not signed in."
        case .notRefreshed: "Your sign-in could not be renewed. Please try again later."
        case .hostNotFound: "The server could not be found."
        case .unreachable: "The server could not be reached."
        case .connectionLost: "The connection to the server was lost."
        case .notSecure: "A secure connection to the server could not be made."
        case .redirect: "The server sent the request on to where it cannot go."
        case .failed: "The request could not be completed."
        case .notAuthenticated: "You are not signed in, or your sign-in is no longer valid."
        case .notAllowed: "You are not allowed to do this."
        case .notFound: "What you asked for could not be found."
        case .tooManyRequests: "There were too many requests. Please try again later."
        case .notAccepted: "The server did not accept the request (status {status})."
        case .serverProblem:
            "The server has a problem (status {status}). Please try again later."
        case .unexpected: "The server gave an answer that was not expected (status {status})."
        }
    }
}
