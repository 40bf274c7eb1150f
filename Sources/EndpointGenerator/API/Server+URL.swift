extension Server.Location {
    /// The URL as text; parts are put together (RFC 3986 §5.3).
    var urlText: String {
        switch self {
        case .url(let url): url.value
        case .parts(let parts): parts.urlText
        }
    }
}

extension Server.Parts {
    fileprivate var urlText: String {
        var text = (scheme?.value ?? "https") + "://"
        if let user {
            text += SwiftText.percentEncoded(user.value)
            if let password { text += ":" + SwiftText.percentEncoded(password.value) }
            text += "@"
        }
        text +=
            host.value.contains(":") && !host.value.hasPrefix("[") ? "[\(host.value)]" : host.value
        if let port { text += ":\(port.value)" }
        if let basePath, !basePath.value.isEmpty {
            text += basePath.value.hasPrefix("/") ? basePath.value : "/" + basePath.value
        }
        return text
    }
}
