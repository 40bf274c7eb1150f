import Foundation

extension URL {
    /// The pairs of the query as they are encoded: `a=1`, `b=2`.
    var queryPairs: [Substring] { splitAtQuery.pairs }

    /// The pairs without those of some names, as names are before they are encoded.
    func queryPairs(otherThan names: [String]) -> [Substring] {
        queryPairs.filter { !names.contains($0.queryName) }
    }

    /// The URL with another query, without one where no pair is left.
    func replacingQuery(_ pairs: [Substring]) -> URL? {
        let (before, _, after) = splitAtQuery
        return URL(
            string: before + (pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&")) + after
        )
    }

    /// The URL as text without a user and password, and without the values of some parameters of its
    /// query: `https://api.example.com/items?key=<redacted>`.
    ///
    /// - Parameter names: The parameters' names, as they are before they are encoded.
    func redacted(_ names: [String]) -> String {
        guard let url = withoutCredentials else { return "" }
        let (before, pairs, after) = url.splitAtQuery
        guard !names.isEmpty, !pairs.isEmpty else { return url.absoluteString }
        let shown = pairs.map { pair in
            names.contains(pair.queryName) ? pair.prefix { $0 != "=" } + "=<redacted>" : pair
        }
        return before + "?" + shown.joined(separator: "&") + after
    }

    /// The URL with the fragment of another, unless it has one of its own (RFC 9110 §10.2.2).
    func inheritingFragment(of other: URL?) -> URL {
        let text = absoluteString
        guard !text.contains("#"), let other = other?.absoluteString,
            let mark = other.firstIndex(of: "#")
        else { return self }
        return URL(string: text + other[mark...]) ?? self
    }

    /// What stands before the query's `?`, the query, and the fragment with its `#`.
    private var splitAtQuery: (before: Substring, pairs: [Substring], after: Substring) {
        let text = absoluteString
        let end = text.firstIndex(of: "#") ?? text.endIndex
        guard let mark = text[..<end].firstIndex(of: "?") else {
            return (text[..<end], [], text[end...])
        }
        let query = text[text.index(after: mark)..<end]
        return (text[..<mark], query.split(separator: "&"), text[end...])
    }
}

extension Substring {
    /// The name of a query's pair as it was before it was encoded.
    var queryName: String { prefix { $0 != "=" }.decodedQueryText }

    /// A name or value of a query as it was before it was encoded.
    var decodedQueryText: String {
        let spaced = replacing("+", with: " ")
        return spaced.removingPercentEncoding ?? String(spaced)
    }
}
