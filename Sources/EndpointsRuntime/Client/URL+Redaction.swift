import Foundation

extension URL {
    /// The URL as text without a user and password, and without the values of some parameters of its
    /// query: `https://api.example.com/items?key=<redacted>`.
    ///
    /// - Parameter names: The parameters' names, as they are before they are encoded.
    func redacted(_ names: [String]) -> String {
        let text = withoutCredentials?.absoluteString ?? ""
        guard !names.isEmpty, let query = text.firstIndex(of: "?") else { return text }
        let start = text.index(after: query)
        let end = text[start...].firstIndex(of: "#") ?? text.endIndex
        let pairs = text[start..<end].split(separator: "&", omittingEmptySubsequences: false)
        let shown = pairs.map { pair in
            let name = pair.prefix { $0 != "=" }
            return names.contains(name.decodedQueryName) ? name + "=<redacted>" : pair
        }
        return text[..<start] + shown.joined(separator: "&") + text[end...]
    }
}

extension Substring {
    /// The name of a query's parameter as it was before it was encoded.
    var decodedQueryName: String {
        let spaced = replacing("+", with: " ")
        return spaced.removingPercentEncoding ?? String(spaced)
    }
}
