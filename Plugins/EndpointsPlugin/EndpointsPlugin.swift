import PackagePlugin

/// Generates the Swift of a target's endpoint specs, anew whenever one of them changes.
///
/// It composes the tool's arguments and opens no spec: it runs when files come and go, not when
/// what they say changes. Of other JSON files it reads the first bytes, to tell of documents whose names
/// are not those of specs.
@main
struct EndpointsPlugin {}

extension EndpointsPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let module = target.sourceModule else {
            throw SpecError.noSourceModule(target: target.name)
        }
        let specs = try SpecFiles(
            target: target.name,
            root: target.directoryURL,
            files: module.sourceFiles.map(\.url)
        )
        try specs.checkPresence(
            else: .noSpec(
                target: target.name,
                excluded: SpecFiles.names(below: target.directoryURL)
            )
        )
        for warning in specs.overlooked() { Diagnostics.warning(warning) }
        return try specs.buildCommands(
            tool: context.tool(named: "endpointgen").url,
            output: context.pluginWorkDirectoryURL
        )
    }
}
