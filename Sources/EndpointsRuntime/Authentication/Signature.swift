import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What credentials add to one request; a header or a parameter of that name gives way.
enum Signature: Sendable, Hashable {
    case header(name: String, value: String)
    case query(name: String, value: String)
    case cookie(name: String, value: String)

    /// Basic credentials in UTF-8 (RFC 7617 §2).
    static func basic(user: String, password: String) -> Signature {
        let credentials = Data("\(user):\(password)".utf8).base64EncodedString()
        return .header(name: "Authorization", value: "Basic \(credentials)")
    }

    static func apiKey(
        _ key: String,
        name: String,
        place: AuthenticationRequirement.APIKeyPlace
    ) -> Signature {
        switch place {
        case .header: .header(name: name, value: key)
        case .query: .query(name: name, value: key)
        case .cookie: .cookie(name: name, value: key)
        }
    }

    /// Whether the credentials can be sent as they are: with a CR, LF or NUL they would end the
    /// header, with a semicolon or white space the cookie (RFC 6265 §4.1.1).
    var isValid: Bool {
        switch self {
        case .header(let name, let value): HTTPHeaders.Field(name: name, value: value).isValid
        case .query: true
        case .cookie(let name, let value):
            HTTPHeaders.Field(name: name, value: value).isValid
                && value.utf8.allSatisfy { $0 > 32 && $0 < 127 && !"\",;\\".utf8.contains($0) }
        }
    }

    /// The header that carries the credentials, if one does.
    var header: String? {
        switch self {
        case .header(let name, _): name
        case .query: nil
        case .cookie: "Cookie"
        }
    }

    func apply(to request: inout URLRequest) {
        switch self {
        case .header(let name, let value):
            request.setValue(value, forHTTPHeaderField: name)
        case .query(let name, let value):
            guard let url = request.url else { return }
            let pair = PercentEncoding.queryValue(name) + "=" + PercentEncoding.queryValue(value)
            request.url = url.replacingQuery(url.queryPairs(otherThan: [name]) + [pair[...]])
        case .cookie(let name, let value):
            let others = request.value(forHTTPHeaderField: "Cookie").map { $0 + "; " } ?? ""
            request.setValue("\(others)\(name)=\(value)", forHTTPHeaderField: "Cookie")
        }
    }
}
