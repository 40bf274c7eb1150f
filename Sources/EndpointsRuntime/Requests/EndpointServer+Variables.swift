extension EndpointServer {
    /// Creates a server from a URL with `{variables}`, and their values.
    ///
    ///     EndpointServer("https://{region}.example.com/{tenant}", variables: ["region": "eu", …])
    ///
    /// A value is part of one of the URL's parts, and cannot begin another: where it is empty or
    /// holds one of `/ ? # @ :`, or where a variable has no value, the server cannot be addressed.
    /// Anything else that is not unreserved (RFC 3986 §2.3) is percent-encoded.
    public init(_ template: String, variables: [String: String]) {
        var url = ""
        var problem: String?
        var rest = template[...]
        while let open = rest.firstIndex(of: "{"), let end = rest[open...].firstIndex(of: "}") {
            let name = String(rest[rest.index(after: open)..<end])
            let value = variables[name]
            problem = problem ?? Self.problem(of: value, name)
            url += rest[..<open] + PercentEncoding.pathValue(value ?? "")
            rest = rest[rest.index(after: end)...]
        }
        self.init(url + rest, problem: problem)
    }

    private static func problem(of value: String?, _ name: String) -> String? {
        guard let value else { return "the server's variable '\(name)' must have a value" }
        if value.isEmpty { return "the server's variable '\(name)' must not be empty" }
        if value.contains(where: { "/?#@:".contains($0) }) {
            return "the server's variable '\(name)' must have none of '/', '?', '#', '@' and ':'"
        }
        return nil
    }
}
