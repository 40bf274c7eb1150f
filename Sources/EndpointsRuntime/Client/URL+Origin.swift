import Foundation

extension URL {
    /// Scheme, host and port (RFC 6454 §4); nil for what is not sent by HTTP.
    var origin: String? {
        guard let scheme = scheme?.lowercased(), let host = host()?.lowercased(), !host.isEmpty,
            scheme == "https" || scheme == "http"
        else { return nil }
        return "\(scheme)://\(host):\(port ?? (scheme == "https" ? 443 : 80))"
    }

    /// The URL without a user and password, which would be sent to where a redirect leads.
    var withoutCredentials: URL? {
        guard user != nil || password != nil else { return self }
        var parts = URLComponents(url: self, resolvingAgainstBaseURL: true)
        parts?.user = nil
        parts?.password = nil
        return parts?.url
    }
}
