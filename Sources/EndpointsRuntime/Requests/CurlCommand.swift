import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A request as a command line for curl, in POSIX shell quotes.
///
///     curl -X POST 'https://api.example.com/issues?key=<redacted>' \
///       -H 'Authorization: Basic <redacted>' \
///       -H 'Content-Type: application/json' \
///       --data-raw '{"title":"It breaks"}'
struct CurlCommand {
    private let request: URLRequest
    /// The body where it has files from disk.
    private let upload: RequestBody?
    /// Where credentials may stand, besides the headers that are theirs always.
    private let requirement: AuthenticationRequirement
    private let showsCredentials: Bool

    init(_ outgoing: OutgoingRequest) {
        request = outgoing.signedByServer()
        upload = outgoing.upload
        requirement = outgoing.requirement
        showsCredentials = false
    }

    init(_ request: TransportRequest, showsCredentials: Bool) {
        self.request = request.urlRequest
        upload = request.upload
        requirement = request.requirement
        self.showsCredentials = showsCredentials
    }

    var text: String {
        var parts = ["curl\(method) \(quoted(url))"]
        for (name, value) in (request.allHTTPHeaderFields ?? [:]).sorted(by: { $0.key < $1.key }) {
            parts.append("-H \(quoted("\(name): \(redacted(name, value))"))")
        }
        if case .file(let file)? = upload?.pieces.first {
            parts.append("--data-binary \(quoted("@" + file.path))")
        } else if let upload {
            let content = upload.pieces.count == 1 ? "a stream" : "parts with files"
            parts.append("--data-binary '<\(content)>'")
        } else if let body = request.httpBody {
            if let text = String(data: body, encoding: .utf8) {
                parts.append("--data-raw \(quoted(text))")
            } else {
                parts.append("--data-binary '<\(body.count) bytes>'")
            }
        }
        return parts.joined(separator: " \\\n  ")
    }

    private var method: String {
        switch request.httpMethod ?? "GET" {
        case "GET": ""
        case "HEAD": " --head"
        case let method: " -X \(method)"
        }
    }

    private var url: String {
        guard let url = request.url else { return "" }
        return showsCredentials ? url.absoluteString : url.redacted(requirement.queries)
    }

    /// The value without what is secret.
    private func redacted(_ name: String, _ value: String) -> String {
        if showsCredentials { return value }
        return switch name.lowercased() {
        case "authorization", "proxy-authorization":
            scheme(of: value) + "<redacted>"
        case "cookie":
            "<redacted>"
        case let name:
            requirement.headers.contains { $0.lowercased() == name } ? "<redacted>" : value
        }
    }

    /// The scheme of `Authorization` where it is one (RFC 7617, 6750 and 7616): where an API wants a
    /// bare key there, the first word is a secret.
    private func scheme(of value: String) -> String {
        let schemes = ["basic ", "bearer ", "digest "]
        let scheme = schemes.first { value.lowercased().hasPrefix($0) } ?? ""
        return String(value.prefix(scheme.count))
    }

    private func quoted(_ text: String) -> String {
        "'" + text.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }
}
