extension EndpointServer: ExpressibleByStringLiteral {
    /// Creates a server from a URL, as `init(_:)` does.
    public init(stringLiteral url: String) {
        self.init(url)
    }
}

extension EndpointServer: CustomStringConvertible, CustomReflectable {
    /// The URL without user and password.
    public var description: String {
        origin + PercentEncoding.path(basePath) + (baseQuery.isEmpty ? "" : "?" + baseQuery)
    }

    /// What `dump` shows: the URL without user and password.
    public var customMirror: Mirror { Mirror(self, children: [("url", description)]) }

    private var origin: String {
        "\(scheme)://\(host)" + (port.map { ":\($0)" } ?? "")
    }

    /// The URL of a request; path and query are encoded already.
    ///
    /// Between base path and path there is one slash, between base query and query one `&`.
    func url(path: String, query: String) -> String {
        let url = origin + joined(PercentEncoding.path(basePath), path)
        let queries = [PercentEncoding.query(baseQuery), query].filter { !$0.isEmpty }
        return queries.isEmpty ? url : url + "?" + queries.joined(separator: "&")
    }

    private func joined(_ base: String, _ path: String) -> String {
        var base = base[...]
        while base.last == "/" { base.removeLast() }
        if !base.isEmpty && base.first != "/" { base = "/" + base }
        let slash = path.hasPrefix("/") || path.isEmpty && !base.isEmpty ? "" : "/"
        return base + slash + path
    }
}
