/// A flag of the command: `--output DIR`, `--output=DIR`, `--check`.
enum Flag: String, CaseIterable {
    case output
    case access
    case namespace
    case parts
    case root
    case config
    case dryRun = "dry-run"
    case check
    case diagnostics
    case help
    case version

    var spelling: String { "--\(rawValue)" }

    /// What stands for the value in the help; nil for a flag that takes none.
    var placeholder: String? {
        switch self {
        case .output, .root: "DIR"
        case .config: "FILE"
        case .access: "internal|package|public"
        case .namespace: "NAME"
        case .parts: "N"
        case .diagnostics: "text|json"
        case .dryRun, .check, .help, .version: nil
        }
    }

    var help: String {
        switch self {
        case .output: "folder for the Swift files; made when missing"
        case .access: "access level of what is generated (internal)"
        case .namespace: "enum around what is generated (the spec's name)"
        case .parts: "number of files, for large documents (1: models and requests)"
        case .root: "folder that names of specs are relative to (each spec's own)"
        case .config: "the config, instead of the nearest endpoints.config.json"
        case .dryRun: "say what would be written and removed, and do neither"
        case .check: "write nothing; fail when what stands in --output is stale"
        case .diagnostics: "how problems are printed on standard error (text)"
        case .help: "this text"
        case .version: "the version"
        }
    }
}
