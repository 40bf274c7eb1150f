#if canImport(XcodeProjectPlugin)
    import PackagePlugin
    import XcodeProjectPlugin

    extension EndpointsPlugin: XcodeBuildToolPlugin {
        /// A target of an Xcode project has no folder of its own: names are relative to the
        /// project's.
        func createBuildCommands(
            context: XcodePluginContext,
            target: XcodeTarget
        ) throws -> [Command] {
            let specs = try SpecFiles(
                target: target.displayName,
                root: context.xcodeProject.directoryURL,
                files: target.inputFiles.map(\.url)
            )
            try specs.checkPresence(else: .noMember(target: target.displayName))
            for warning in specs.overlooked() { Diagnostics.warning(warning) }
            return try specs.buildCommands(
                tool: context.tool(named: "endpointgen").url,
                output: context.pluginWorkDirectoryURL
            )
        }
    }
#endif
