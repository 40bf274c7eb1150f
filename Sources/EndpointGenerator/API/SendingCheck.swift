/// How requests find their server and prove who sends them must be possible at once.
enum SendingCheck {
    static func check(_ api: API, into diagnostics: inout [Diagnostic]) {
        check(api.authentication, &diagnostics)
        for endpoint in api.endpoints {
            check(endpoint.authentication, &diagnostics)
            checkServer(of: endpoint, api.servers, &diagnostics)
        }
    }

    /// Nobody gives values to an endpoint's own server.
    private static func checkServer(
        of endpoint: Endpoint,
        _ servers: [Server],
        _ diagnostics: inout [Diagnostic]
    ) {
        guard case .named(let name) = endpoint.server,
            let server = servers.first(where: { $0.name?.value == name.value }),
            let variable = server.variables.first(where: { $0.defaultValue == nil })
        else { return }
        diagnostics.report(
            .server(
                .badServer(
                    "'server' of endpoint \(endpoint.name.value.quoted)",
                    rule: "be one whose variables all have a default"
                )
            ),
            at: name.range,
            Diagnostic.Note("\(variable.name.value.quoted) has none", at: variable.name.range)
        )
    }

    private static func check(
        _ authentication: Authentication?,
        _ diagnostics: inout [Diagnostic]
    ) {
        guard let authentication, let place = twice(authentication.requirement) else { return }
        diagnostics.report(
            .endpoint(.authenticationTwice(place: place)),
            at: authentication.range
        )
    }

    /// The place that two credentials sent together are both to be in.
    private static func twice(_ requirement: Authentication.Requirement) -> String? {
        switch requirement {
        case .none, .scheme: return nil
        case .any(let alternatives): return alternatives.lazy.compactMap(twice).first
        case .all(let parts):
            var seen: Set<String> = []
            return parts.lazy.compactMap(\.place).first { !seen.insert($0.key).inserted }?.phrase
        }
    }
}

extension Authentication.Requirement {
    /// Where it is sent: as told, and as compared, names of headers without case.
    fileprivate var place: (key: String, phrase: String)? {
        guard case .scheme(let scheme, _) = self else { return nil }
        switch scheme {
        case .bearer, .basic: return ("header authorization", "header 'Authorization'")
        case .apiKey(let name, .header, _):
            return ("header " + name.lowercased(), "header \(name.quoted)")
        case .apiKey(let name, .query, _):
            return ("query " + name, "query parameter \(name.quoted)")
        case .apiKey(let name, .cookie, _): return ("cookie " + name, "cookie \(name.quoted)")
        }
    }
}
