import Foundation
import PackagePlugin

extension SpecFiles {
    /// One command a spec, so that specs are generated side by side and an edit runs one of them.
    func buildCommands(tool: URL, output: URL) throws -> [Command] {
        try checkOutputNames()
        return specs.map { spec in
            .buildCommand(
                displayName: "Generating Swift from \(spec.name)",
                executable: tool,
                arguments: spec.buildArguments + ["--output", output.path(percentEncoded: false)],
                inputFiles: spec.inputs(among: files).map { URL(filePath: $0) },
                outputFiles: spec.outputNames.map { output.appending(path: $0) }
            )
        }
    }
}
