/// A flag of the command: `--output DIR`, `--output=DIR`, `--check`.
enum Flag: String, CaseIterable {
    case output
    case access
    case namespace
    case include
    case exclude
    case type
    case name
    case conformance
    case examples
    case examplesFile = "examples-file"
    case parts
    case root
    case config
    case dryRun = "dry-run"
    case check
    case json
    case diagnostics
    case help
    case version

    var spelling: String { "--\(rawValue)" }

    /// Whether it may be given several times, each time for something else.
    var isRepeated: Bool {
        [.include, .exclude, .type, .name, .conformance].contains(self)
    }

    /// What stands for the value in the help of a command; nil for a flag that takes none.
    func placeholder(in subcommand: Subcommand) -> String? {
        switch self {
        case .output where subcommand == .convert: "FILE"
        case .output, .root: "DIR"
        case .config: "FILE"
        case .access: "internal|package|public"
        case .namespace: "NAME|null"
        case .include, .exclude: "KEY=VALUE"
        case .type: "FORMAT=TYPE"
        case .name: "POINTER=NAME"
        case .conformance: "MODEL=PROTOCOL"
        case .parts: "N"
        case .diagnostics: "text|json"
        case .dryRun, .check, .examples, .examplesFile, .json, .help, .version: nil
        }
    }

    /// What the help of a command says of it.
    func help(in subcommand: Subcommand) -> String {
        switch (self, subcommand) {
        case (.output, .convert): "file for the spec, replaced if it is there (standard output)"
        case (.examples, .convert): "keep what the document shows as examples"
        default: help
        }
    }

    var help: String {
        switch self {
        case .output: "folder for the Swift files; made when missing"
        case .access: "access level of what is generated (internal)"
        case .namespace: "enum around what is generated (the spec's name); null for none"
        case .include: "take endpoints only where endpoints, tags or paths=VALUE; deprecated=false"
        case .exclude: "leave endpoints out where endpoints, tags or paths=VALUE; deprecated=true"
        case .type: "the Swift type of a format"
        case .name: "the Swift name of what a JSON Pointer leads to"
        case .conformance: "a protocol of a model, or of all ('*'): Hashable, Codable:synthesized"
        case .examples: "generate fixtures from a spec's examples, in a file of their own"
        case .examplesFile: "write that file also without fixtures, as build tools name it before"
        case .parts: "number of files; 1: models and requests (more with the spec's size)"
        case .root: "folder that names of specs are relative to (each spec's own)"
        case .config: "the config, instead of the nearest endpoints.config.json"
        case .dryRun: "say what would be written and removed, and do neither"
        case .check: "write nothing; fail when what stands in --output is stale"
        case .json: "print JSON, for tools"
        case .diagnostics: "how problems are printed on standard error (text)"
        case .help: "this text"
        case .version: "the version"
        }
    }
}
