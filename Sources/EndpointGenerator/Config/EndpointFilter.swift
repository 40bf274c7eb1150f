/// Leaves the endpoints that a config asks for, and the models that those need.
struct EndpointFilter {
    private let config: Config
    private var diagnostics: [Diagnostic] = []

    /// Every entry of a filter must match an endpoint; `deprecated` is a rule for what comes and
    /// need not.
    static func apply(_ config: Config, to api: inout API, into diagnostics: inout [Diagnostic]) {
        guard config.include != nil || config.exclude != nil else { return }
        var filter = EndpointFilter(config: config)
        let before = api.endpoints
        filter.checkEntries(of: api)
        api.endpoints.removeAll { !filter.takes($0) }
        if api.endpoints.isEmpty, !before.isEmpty, filter.diagnostics.isEmpty,
            let range = filter.range
        {
            filter.diagnostics.report(.config(.nothingLeft), at: range)
        }
        diagnostics += filter.diagnostics
        api.models = ModelClosure.models(of: api)
    }

    private init(config: Config) {
        self.config = config
    }

    private func takes(_ endpoint: Endpoint) -> Bool {
        if let include = config.include {
            if include.deprecated?.value == false, endpoint.deprecation != nil { return false }
            if include.hasEntries, !include.matches(endpoint) { return false }
        }
        guard let exclude = config.exclude else { return true }
        if exclude.deprecated?.value == true, endpoint.deprecation != nil { return false }
        return !exclude.matches(endpoint)
    }

    /// Where a message that concerns the filters as a whole points at.
    private var range: SourceRange? {
        let filters = [config.include, config.exclude].compactMap(\.self)
        for filter in filters {
            if let entry = (filter.endpoints + filter.tags + filter.paths).first {
                return entry.range
            }
        }
        return filters.compactMap { $0.deprecated?.range }.first
    }

    private mutating func checkEntries(of api: API) {
        let endpoints = api.endpoints.map(\.name) + api.endpoints.map(\.requestName)
        let tags = api.endpoints.flatMap(\.tags)
        let paths = api.endpoints.map { Located($0.path.text, $0.name.range) }
        for filter in [config.include, config.exclude].compactMap(\.self) {
            check(filter.endpoints, "an endpoint of the spec", endpoints) { $0 == $1 }
            check(filter.tags, "the tag of an endpoint", tags) { $0 == $1 }
            check(filter.paths, "a pattern of an endpoint's path", paths) { Glob($0).matches($1) }
        }
    }

    private mutating func check(
        _ entries: [Located<String>],
        _ what: String,
        _ known: [Located<String>],
        _ matches: (String, String) -> Bool
    ) {
        for entry in entries where !known.contains(where: { matches(entry.value, $0.value) }) {
            diagnostics.report(
                .config(.matchesNothing(entry.value, what: what)),
                at: entry.range,
                .didYouMean(entry.value, among: known.map(\.value))
            )
        }
    }
}

extension Config.Filter {
    fileprivate var hasEntries: Bool { !(endpoints + tags + paths).isEmpty }

    fileprivate func matches(_ endpoint: Endpoint) -> Bool {
        endpoints.contains { [endpoint.name.value, endpoint.requestName.value].contains($0.value) }
            || tags.contains { tag in endpoint.tags.contains { $0.value == tag.value } }
            || paths.contains { Glob($0.value).matches(endpoint.path.text) }
    }
}

extension Endpoint {
    /// What its request is called in Swift, unless a model has that name: OpenAPI's ids are often
    /// long and odd.
    fileprivate var requestName: Located<String> {
        (swiftName ?? name).map { SwiftName.upper($0).text }
    }
}
