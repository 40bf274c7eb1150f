import Foundation
import PackagePlugin

/// The targets of a package that use the build-tool plugin.
struct PluginUsers {
    var names: Set<String> = []

    /// The plugin interface does not tell which plugins a target uses, so the manifest is asked, in
    /// a process with a scratch folder of its own, as SwiftPM locks the package's. Where that does
    /// not work it warns, and EndpointsPlugin refuses the doubled files at the next build.
    init(_ context: PluginContext) {
        do {
            let manifest = try Self.manifest(context)
            names = Set(manifest.targets.filter(\.usesEndpointsPlugin).map(\.name))
        } catch {
            Diagnostics.warning("cannot see which targets use EndpointsPlugin: \(error)")
        }
    }

    private static func manifest(_ context: PluginContext) throws -> Manifest {
        let process = Process()
        let output = Pipe()
        process.executableURL = try context.tool(named: "swift").url
        let scratch = context.pluginWorkDirectoryURL.appending(path: "manifest").plainPath
        process.arguments = [
            "package", "--disable-sandbox", "--package-path",
            context.package.directoryURL.plainPath, "--scratch-path", scratch, "--cache-path",
            scratch, "dump-package",
        ]
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return try JSONDecoder().decode(Manifest.self, from: data)
    }
}

/// The part of `swift package dump-package` that says which targets use which plugins.
private struct Manifest: Decodable {
    struct Target: Decodable {
        var name: String
        /// `[{ "plugin": ["EndpointsPlugin", "swift-endpoints"] }]`; the second is null in the
        /// package that declares the plugin.
        var pluginUsages: [[String: [String?]]]?

        var usesEndpointsPlugin: Bool {
            pluginUsages?.contains { $0["plugin"]?.first == "EndpointsPlugin" } ?? false
        }
    }

    var targets: [Target]
}
