/// Carries a config out on an API: types, names, and which endpoints remain.
enum ConfigCheck {
    static func apply(
        _ config: Config,
        to api: inout API,
        of document: JSONNode,
        into diagnostics: inout [Diagnostic]
    ) {
        ConfigTypes.apply(config, to: &api, into: &diagnostics)
        ConfigNames.apply(config, to: &api, of: document, into: &diagnostics)
        EndpointFilter.apply(config, to: &api, into: &diagnostics)
        ConformanceCheck.check(config, api, into: &diagnostics)
    }
}
