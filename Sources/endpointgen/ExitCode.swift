/// What the process exits with.
enum ExitCode: Int32, CaseIterable {
    case fine = 0
    case problems = 1
    case usage = 2
    case file = 3

    var help: String {
        switch self {
        case .fine: "fine"
        case .problems: "a spec has errors, or --check found stale files"
        case .usage: "wrong usage"
        case .file: "a file cannot be read or written"
        }
    }
}
