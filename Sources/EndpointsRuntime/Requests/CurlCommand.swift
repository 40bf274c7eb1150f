import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A request as a command line for curl, in POSIX shell quotes.
///
///     curl -X POST 'https://api.example.com/issues' \
///       -H 'Authorization: Basic <redacted>' \
///       -H 'Content-Type: application/json' \
///       --data-raw '{"title":"It breaks"}'
struct CurlCommand {
    let request: URLRequest
    /// The body where it has files from disk.
    let upload: RequestBody?
    /// Where credentials may stand, besides the headers that are theirs always.
    let secrets: AuthenticationRequirement

    init(_ outgoing: OutgoingRequest) {
        request = outgoing.signedByServer()
        upload = outgoing.upload
        secrets = outgoing.requirement
    }

    var text: String {
        var parts = ["curl\(method) \(quoted(request.url?.absoluteString ?? ""))"]
        for (name, value) in (request.allHTTPHeaderFields ?? [:]).sorted(by: { $0.key < $1.key }) {
            parts.append("-H \(quoted("\(name): \(redacted(name, value))"))")
        }
        if case .file(let file)? = upload?.pieces.first {
            parts.append("--data-binary \(quoted("@" + file.path))")
        } else if upload != nil {
            parts.append("--data-binary '<parts with files>'")
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

    /// The value without what is secret; the scheme of `Authorization` may be seen.
    private func redacted(_ name: String, _ value: String) -> String {
        switch name.lowercased() {
        case "authorization", "proxy-authorization":
            value.prefix { $0 != " " } + " <redacted>"
        case "cookie":
            "<redacted>"
        case let name:
            secrets.headers.contains { $0.lowercased() == name } ? "<redacted>" : value
        }
    }

    private func quoted(_ text: String) -> String {
        "'" + text.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }
}
