/// Reads a server that is given in parts.
enum ServerPartsDecoder {
    private enum Scheme: String, CaseIterable {
        case https, http
    }

    static func decode(_ keywords: Keywords, _ context: inout SpecContext) -> Server.Parts? {
        let hasScheme = keywords.required("scheme", &context) != nil
        let scheme = keywords.word("scheme", Scheme.self, &context)
        let hasHost = keywords.required("host", &context) != nil
        let host = hasHost ? self.host(keywords, &context) : nil
        let port = keywords.integer("port", in: 1...65_535, &context)
        let user = keywords.string("user", &context)
        let password = keywords.string("password", &context)
        let basePath = basePath(keywords, &context)
        guard hasScheme, let scheme, let host else { return nil }
        var parts = Server.Parts(host: host)
        parts.scheme = scheme.map(\.rawValue)
        parts.port = port
        parts.user = user
        parts.password = password
        parts.basePath = basePath
        if let secret = password ?? user, !ServerURL.isLoopback(host.value) {
            context.report(.server(.password), at: secret.range)
        }
        return parts
    }

    private static func host(
        _ keywords: Keywords,
        _ context: inout SpecContext
    ) -> Located<String>? {
        guard let text = keywords.filledString("host", &context) else { return nil }
        let isPlain = !text.value.contains { "/?#@ ".contains($0) }
        if isPlain { return text }
        let rule = "be a host alone, such as 'api.example.com'"
        context.report(.server(.badServer(keywords.phrase("host"), rule: rule)), at: text.range)
        return nil
    }

    private static func basePath(
        _ keywords: Keywords,
        _ context: inout SpecContext
    ) -> Located<String>? {
        guard let text = keywords.string("basePath", &context) else { return nil }
        if text.value.hasPrefix("/"), !text.value.contains(where: { "?#".contains($0) }) {
            return text
        }
        let rule = "begin with '/' and have no '?' or '#'"
        let what = keywords.phrase("basePath")
        context.report(.server(.badServer(what, rule: rule)), at: text.range)
        return nil
    }
}
