import Foundation
import PackagePlugin

extension SpecFiles {
    /// One command a spec, so that specs are generated side by side and an edit runs one of them.
    func buildCommands(tool: URL, output: URL) throws -> [Command] {
        try checkOutputNames()
        return specs.map { spec in
            let config = spec.config.map { [URL(filePath: $0)] } ?? []
            return .buildCommand(
                displayName: "Generating Swift from \(spec.name)",
                executable: tool,
                arguments: spec.buildArguments + ["--output", output.path(percentEncoded: false)],
                inputFiles: [URL(filePath: spec.path)] + config,
                outputFiles: spec.outputNames.map { output.appending(path: $0) }
            )
        }
    }
}
