import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The API keys in a request's query, as they stand there: `api_key=abc`.
struct QueryKeys {
    private let pairs: [Substring]

    init(of request: TransportRequest) {
        let names = request.requirement.queries
        guard !names.isEmpty, let url = request.urlRequest.url else {
            pairs = []
            return
        }
        pairs = url.queryPairs.filter { names.contains($0.queryName) }
    }

    /// The URL without the keys.
    func removed(from url: URL) -> URL {
        let keys = Set(pairs.map(\.decodedQueryText))
        let kept = url.queryPairs.filter { !keys.contains($0.decodedQueryText) }
        guard !pairs.isEmpty, kept.count < url.queryPairs.count else { return url }
        return url.replacingQuery(kept) ?? url
    }

    /// The error without the keys: `URLError`, and on Apple's systems an `NSError` of another domain,
    /// has the URL that failed, twice.
    func hidden(in error: any Error) -> any Error {
        if pairs.isEmpty { return error }
        return switch error {
        case let error as URLError:
            URLError(error.code, userInfo: error.errorUserInfo.mapValues(hidden))
        case let problem as TransportProblem:
            TransportProblem(
                problem.reason,
                underlying: hidden(in: problem.underlying),
                endpoint: problem.endpoint
            )
        default:
            // `as NSError` would take every error's type away.
            type(of: error) is NSError.Type ? hidden(in: error as NSError) : error
        }
    }

    private func hidden(in error: NSError) -> NSError {
        NSError(
            domain: error.domain,
            code: error.code,
            userInfo: error.userInfo.mapValues(hidden)
        )
    }

    private func hidden(in value: Any) -> Any {
        switch value {
        case let text as String:
            hidden(in: text)
        case let url as URL:
            URL(string: hidden(in: url.absoluteString)) as Any
        case let error as URLError:
            hidden(in: error as any Error)
        case let error as NSError:
            hidden(in: error)
        default:
            value
        }
    }

    private func hidden(in text: String) -> String {
        pairs.reduce(text) { text, pair in
            text.replacingOccurrences(of: pair, with: pair.prefix { $0 != "=" } + "=<redacted>")
        }
    }
}
