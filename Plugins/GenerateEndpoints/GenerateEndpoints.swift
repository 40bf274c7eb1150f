import Foundation
import PackagePlugin

/// `swift package generate-endpoints --target App`: writes the Swift of a target's endpoint specs
/// to `Generated/` in the target's folder, to be committed.
///
/// Without `--target` every target with specs is meant that does not use the build-tool plugin.
/// Other flags go to `endpointgen generate`: `--check` fails when what is there is stale. Where no
/// terminal can give leave to write, `--allow-writing-to-package-directory` before the command
/// does.
@main
struct GenerateEndpoints {}

extension GenerateEndpoints: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        let writer = try SwiftWriter(
            tool: context.tool(named: "endpointgen").url,
            flags: extractor.remainingArguments
        )
        let targets =
            try names.isEmpty ? context.package.targets : context.package.targets(named: names)
        let users = PluginUsers(context)
        var written = 0
        for target in targets {
            let specs = try SpecFiles(
                target: target.name,
                root: target.directoryURL,
                files: SpecFiles.names(below: target.directoryURL) {
                    SpecFile.isSpec($0) || SpecFile.isYAML($0)
                }
                .map { target.directoryURL.appending(path: $0) }
            )
            switch (specs.isEmpty, users.names.contains(target.name)) {
            case (true, _) where names.isEmpty: break
            case (true, _): throw specs.absence(else: .noSpec(target: target.name, excluded: []))
            case (false, true) where names.isEmpty:
                print("\(target.name): left out, as EndpointsPlugin generates its Swift")
            case (false, true): throw Refusal(description: Self.doubled(target.name))
            case (false, false):
                try writer.write(specs, to: target.directoryURL.appending(path: "Generated"))
                written += 1
            }
        }
        guard written > 0 else {
            throw Refusal(description: "no target has specs that could be written")
        }
    }

    private static func doubled(_ target: String) -> String {
        "target '\(target)' uses EndpointsPlugin, which generates its Swift at every build: "
            + "a second copy would declare every type twice"
    }
}

/// Why nothing is written.
struct Refusal: Error, CustomStringConvertible {
    var description: String
}
