public import Foundation

/// Why a request could not be made from its values.
public struct InvalidRequest: LocalizedError, Sendable, Hashable, CustomStringConvertible {
    /// What was wrong.
    public enum Reason: Error, Sendable, Hashable {
        /// The API names no server, and neither does the client.
        case noServer
        /// The server cannot be addressed, for the reason given.
        case server(String)
        /// The path template cannot be expanded, for the reason given.
        case template(String)
        /// The path value of that name was not given.
        case missingPathValue(String)
        /// The path has no place for the value of that name.
        case unknownPathValue(String)
        /// The path value of that name is empty, `.` or `..`.
        case pathValue(String)
        /// The parameter of that name has a value that no text can be, such as NaN.
        case parameter(String)
        /// The parameter of that name has a value that nests deeper than its style can write.
        case nesting(String)
        /// The cookie of that name is no token, or its value holds CR, LF or NUL.
        case cookie(String)
        /// The file of that name cannot be read, or stands where no file can.
        case file(String)
        /// The header of that name is no token or its value holds CR, LF or NUL.
        case header(String)
        /// The body holds what JSON cannot, at that path.
        case body(JSONError)
        /// The method takes no body (RFC 9110 §9.3).
        case bodyNotAllowed
        /// The transport does not send the method, as URLSession does not send CONNECT.
        case methodNotSent
        /// The parts do not make up a URL.
        case url
        /// The next page is at another origin than the client's server.
        case otherOrigin
        /// The position is none of the list's pages.
        case pagePosition
    }

    /// What was wrong.
    public let reason: Reason
    /// The endpoint that the request was for.
    public let endpoint: Endpoint

    /// A sentence that a person can be shown.
    public var errorDescription: String? { EndpointSentence(.invalidRequest).localized() }

    /// Endpoint and reason: `GET /users/{username}: the path value 'username' must not be empty,
    /// '.' or '..'`.
    public var description: String {
        "\(endpoint): \(explanation)"
    }

    private var explanation: String {
        switch reason {
        case .noServer: "the API has no default server, and the client names none"
        case .server(let problem), .template(let problem): problem
        case .missingPathValue(let name): "the path value '\(name)' is missing"
        case .unknownPathValue(let name): "the path has no place for the value '\(name)'"
        case .pathValue(let name): "the path value '\(name)' must not be empty, '.' or '..'"
        case .parameter(let name): "the value of '\(name)' cannot be written as text"
        case .nesting(let name): "the value of '\(name)' nests deeper than its style can write"
        case .cookie(let name):
            "the cookie '\(name.isToken ? name : "?")' "
                + "must be a token, and its value without line breaks and NUL"
        case .file(let name): "the file '\(name)' cannot be sent"
        case .header(let name):
            "the header '\(name.isToken ? name : "?")' "
                + "must be a token, and its value without line breaks and NUL"
        case .body(let error): "the body cannot be written as JSON: \(error)"
        case .bodyNotAllowed: "a \(endpoint.method) request takes no body"
        case .methodNotSent: "the transport does not send \(endpoint.method) requests"
        case .url: "the parts do not make up a URL"
        case .otherOrigin: "the next page is not on the client's server"
        case .pagePosition: "the position is none of the list's pages"
        }
    }
}
