import EndpointGenerator

/// `endpointgen generate`.
struct GenerateCommand {
    var settings: Settings

    init(_ arguments: Arguments) throws(UsageError) {
        settings = try Settings(arguments)
    }

    func run() throws -> ExitCode {
        guard let results = try Generation.run(settings, isOneModule: true) else {
            return .problems
        }
        switch settings.mode {
        case .show:
            try Terminal.show(Self.listing(results.flatMap(\.files)))
        case .write(let folder):
            try plan(results, folder).carryOut()
        case .dryRun(let folder):
            try Terminal.show(plan(results, folder).forecast)
        case .check(let folder):
            guard let complaint = try plan(results, folder).complaint else { break }
            Terminal.report(complaint)
            return .problems
        }
        return .fine
    }

    /// The files' texts one after the other, each below its name.
    private static func listing(_ files: [GeneratedFile]) -> String {
        files.map { "// \($0.name)\n\($0.text)" }.joined(separator: "\n")
    }

    private func plan(_ results: [SpecResult], _ folder: String) throws -> OutputPlan {
        try Self.checkNames(results)
        return try OutputPlan(results, in: folder, root: settings.root)
    }

    /// Throws a `UsageError` when two specs would become one file, also where upper and lower case
    /// are one.
    private static func checkNames(_ results: [SpecResult]) throws(UsageError) {
        var owners: [String: String] = [:]
        for result in results {
            for file in result.files {
                let former = owners.updateValue(result.spec.path, forKey: file.name.lowercased())
                guard let former else { continue }
                throw UsageError(
                    "'\(former)' and '\(result.spec.path)' would both become '\(file.name)'; "
                        + "'--root' names a folder above both",
                    subcommand: .generate
                )
            }
        }
    }
}
