extension EndpointClient: CustomStringConvertible, CustomReflectable {
    /// API and server: `client of GitHub (https://api.github.com)`.
    public var description: String {
        let server = (server ?? API.servers.first).map { " (\($0))" } ?? ""
        return "client of \(API.self)\(server)"
    }

    /// What `dump` shows: the settings without credentials, and of an interceptor and the transport,
    /// which may hold some, the types alone.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "server": server as Any, "authentication": authentication as Any,
                "retry.maximumAttempts": retry.maximumAttempts, "redirects": redirects,
                "interceptors": interceptors.map { "\(type(of: $0))" },
                "transport": "\(type(of: transport))", "timeout": timeout as Any,
                "deadline": deadline as Any,
            ]
        )
    }
}
