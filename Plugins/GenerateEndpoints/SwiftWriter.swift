import Foundation

/// Runs the tool over a target's specs, to write Swift to be committed.
struct SwiftWriter {
    var tool: URL
    /// What the person adds: `--check`, `--access public`.
    var flags: [String]

    /// Writes the Swift of all specs to `folder`.
    ///
    /// A spec with an error does not keep the others from being written; what is wrong with it is
    /// printed by the tool.
    func write(_ specs: SpecFiles, to folder: URL) throws {
        _ = try specs.outputOwners()
        var failed: [String] = []
        for spec in specs.specs {
            let output = ["--output", folder.plainPath]
            let process = try Process.run(tool, arguments: spec.arguments + output + flags)
            process.waitUntilExit()
            if process.terminationStatus != 0 { failed.append(spec.name) }
        }
        guard failed.isEmpty else {
            let names = failed.map { "'\($0)'" }.joined(separator: ", ")
            throw Refusal(description: "target '\(specs.target)' failed on \(names)")
        }
        if flags.isEmpty {
            let names = specs.specs.map(\.name).joined(separator: ", ")
            print("\(specs.target): \(names) → \(folder.plainPath)")
        }
    }
}
