import Foundation

/// A server of an API: where requests go.
///
///     let server: EndpointServer = "https://api.example.com/v1"
///     let local = EndpointServer(scheme: "http", host: "127.0.0.1", port: 9000)
///
/// A base path and a base query are kept when a request's path is joined to them. A server that
/// cannot be addressed is told when a request is made, as `InvalidRequest`.
public struct EndpointServer: Sendable, Hashable {
    /// `https` or `http`.
    public var scheme: String
    /// The host's name or address; an IPv6 address stands in brackets.
    public var host: String
    /// The port, where it is not the scheme's own.
    public var port: Int?
    /// The user of Basic authentication, sent with every request whose `Authorization` is not set
    /// by the client's credentials.
    public var user: String?
    /// The password that belongs to `user`.
    public var password: String?
    /// What all paths begin with, such as `/v1`.
    public var basePath: String
    /// What all queries begin with, encoded, such as `version=2`; empty for nothing.
    public var baseQuery: String

    /// What was wrong with the text that the server was made from.
    private var malformed: String?

    /// Creates a server from its parts.
    public init(
        scheme: String = "https",
        host: String,
        port: Int? = nil,
        user: String? = nil,
        password: String? = nil,
        basePath: String = "",
        baseQuery: String = ""
    ) {
        self.scheme = scheme
        self.host = host
        self.port = port
        self.user = user
        self.password = password
        self.basePath = basePath
        self.baseQuery = baseQuery
    }

    /// Creates a server from a URL that something is wrong with already.
    init(_ url: String, problem: String?) {
        self.init(url)
        malformed = problem ?? malformed
    }

    /// Creates a server from a URL (RFC 3986 §3), such as `https://api.example.com:8443/v1`.
    public init(_ url: String) {
        guard let colon = url.schemeEnd else {
            self.init(host: "")
            malformed = "the server must be a URL such as https://api.example.com"
            return
        }
        var rest = url[colon.upperBound...]
        let query = rest.cut(at: "?")
        let pathStart = rest.utf8.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
        let path = rest[pathStart...]
        var authority = rest[..<pathStart]
        let at = authority.utf8.lastIndex(of: UInt8(ascii: "@"))
        let credentials = at.map { authority[..<$0] }
        if let at { authority = authority[authority.utf8.index(after: at)...] }
        let host = authority.withoutPort
        self.init(
            scheme: url[..<colon.lowerBound].lowercased(),
            host: String(host),
            basePath: String(path),
            baseQuery: String(query ?? "")
        )
        setPort(authority[host.endIndex...])
        setCredentials(credentials)
    }

    private mutating func setPort(_ text: Substring) {
        guard !text.isEmpty else { return }
        port = Int(text.dropFirst())
        if port == nil { malformed = "the server's port must be a number" }
    }

    private mutating func setCredentials(_ text: Substring?) {
        guard var user = text, !user.isEmpty else { return }
        let password = user.cut(at: ":")
        self.user = user.removingPercentEncoding ?? String(user)
        self.password = password.map { $0.removingPercentEncoding ?? String($0) }
    }

    /// Why the server cannot be addressed, if it cannot.
    var problem: String? {
        if let malformed { return malformed }
        if scheme != "https" && scheme != "http" {
            return "the server's scheme must be https or http"
        }
        if host.isEmpty { return "the server must have a host" }
        if !hasValidHost { return "the server's host must be a name or an address, in ASCII" }
        if user?.contains(":") == true { return "the server's user must have no colon" }
        if let port, !(1...65535).contains(port) { return "the server's port must be 1…65535" }
        let hash = UInt8(ascii: "#")
        if basePath.utf8.contains(hash) || baseQuery.utf8.contains(hash)
            || basePath.utf8.contains(UInt8(ascii: "?"))
        {
            return "the server must have no fragment, and its base path no '?'"
        }
        if PathTemplate.hasDotSegment(basePath) {
            return "a segment of the server's base path must not be '.' or '..'"
        }
        return nil
    }

    private var hasValidHost: Bool {
        if host.hasPrefix("[") {
            return host.hasSuffix("]") && host.count > 2
                && host.dropFirst().dropLast().utf8.allSatisfy {
                    PercentEncoding.isHexDigit($0) || ":.".utf8.contains($0)
                }
        }
        return host.utf8.allSatisfy(PercentEncoding.isUnreserved)
    }
}

extension String {
    /// Where the first `://` stands.
    fileprivate var schemeEnd: Range<Index>? {
        var start = startIndex
        while let colon = utf8[start...].firstIndex(of: UInt8(ascii: ":")) {
            start = utf8.index(after: colon)
            if utf8[start...].starts(with: "//".utf8) {
                return colon..<utf8.index(start, offsetBy: 2)
            }
        }
        return nil
    }
}

extension Substring {
    /// Removes the separator's first occurrence and all after it, and gives the latter.
    fileprivate mutating func cut(at separator: Unicode.Scalar) -> Substring? {
        guard let index = utf8.firstIndex(of: UInt8(ascii: separator)) else { return nil }
        defer { self = self[..<index] }
        return self[utf8.index(after: index)...]
    }

    /// The host of an authority without credentials; colons in brackets belong to it.
    fileprivate var withoutPort: Substring {
        let bracket = utf8.first == UInt8(ascii: "[") ? endIndex : startIndex
        let end = utf8.lastIndex(of: UInt8(ascii: "]")) ?? bracket
        return self[..<(utf8[end...].firstIndex(of: UInt8(ascii: ":")) ?? endIndex)]
    }
}
