import EndpointGenerator

/// What the flags of a run over specs ask for.
struct Settings {
    enum Mode {
        /// The Swift is shown on standard output.
        case show
        case write(folder: String)
        case dryRun(folder: String)
        case check(folder: String)
    }

    enum DiagnosticForm: String, CaseIterable {
        case text
        case json
    }

    var specs: [String]
    var mode: Mode
    var root: String?
    var config: String?
    /// What the flags say instead of the config.
    var flags: FlagConfig
    /// Nil where the size of each spec decides.
    var parts: Int?
    /// Whether the file of fixtures is written also where none are asked for.
    var namesExamples: Bool
    var diagnostics: DiagnosticForm

    init(_ arguments: Arguments) throws(UsageError) {
        specs = arguments.operands
        mode = try Self.mode(arguments)
        root = arguments.values[.root]
        config = arguments.values[.config]
        flags = try FlagConfig(arguments)
        parts = try Self.parts(arguments)
        namesExamples = arguments.has(.examplesFile)
        diagnostics = try arguments.choice(.diagnostics) ?? .text
    }

    private static func mode(_ arguments: Arguments) throws(UsageError) -> Mode {
        switch (arguments.values[.output], arguments.has(.dryRun), arguments.has(.check)) {
        case (_, true, true):
            throw UsageError(
                "'--dry-run' and '--check' cannot stand together",
                subcommand: arguments.subcommand
            )
        case (nil, false, false): return .show
        case (nil, true, false), (nil, false, true):
            let flag = arguments.has(.check) ? Flag.check : .dryRun
            throw UsageError(
                "'\(flag.spelling)' needs '--output'",
                subcommand: arguments.subcommand
            )
        case (let folder?, true, false): return .dryRun(folder: folder)
        case (let folder?, false, true): return .check(folder: folder)
        case (let folder?, false, false): return .write(folder: folder)
        }
    }

    private static func parts(_ arguments: Arguments) throws(UsageError) -> Int? {
        guard let text = arguments.values[.parts] else { return nil }
        guard let parts = Int(text), (1...maximumParts).contains(parts) else {
            throw UsageError(
                "'--parts' takes a number from 1 to \(maximumParts), not '\(text)'",
                subcommand: arguments.subcommand
            )
        }
        return parts
    }

    private static let maximumParts = 256
}
