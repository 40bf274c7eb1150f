/// What a command line asks for.
enum Invocation {
    case generate(Arguments)
    case check(Arguments)
    case list(Arguments)
    case convert(Arguments)
    case schema
    case help(Subcommand?)
    case version

    init(_ words: [String]) throws(UsageError) {
        guard let first = words.first else {
            throw UsageError("a command is missing")
        }
        switch first {
        case "--help", "-h":
            self = .help(nil)
            return
        case "--version":
            self = .version
            return
        default: break
        }
        guard let subcommand = Subcommand(rawValue: first) else {
            throw .unknownCommand(first)
        }
        let rest = Array(words.dropFirst())
        if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
            self = .help(subcommand)
            return
        }
        let arguments = try Arguments(rest, of: subcommand)
        switch subcommand {
        case .generate: self = .generate(try arguments.withSpecs())
        case .check: self = .check(try arguments.withSpecs())
        case .list: self = .list(try arguments.withSpecs())
        case .convert:
            try arguments.atMost(1)
            self = .convert(try arguments.withSpecs())
        case .schema:
            try arguments.atMost(0)
            self = .schema
        case .help:
            try arguments.atMost(1)
            self = .help(try arguments.operands.first.map(Self.subcommand))
        }
    }

    private static func subcommand(_ word: String) throws(UsageError) -> Subcommand {
        guard let subcommand = Subcommand(rawValue: word) else { throw .unknownCommand(word) }
        return subcommand
    }
}

extension UsageError {
    fileprivate static func unknownCommand(_ word: String) -> UsageError {
        guard word.hasPrefix("-") else {
            return .unknown("command", word, among: Subcommand.allCases.map(\.rawValue))
        }
        let flags = [Flag.help.spelling, Flag.version.spelling]
        guard let flag = Flag.allCases.first(where: { $0.spelling == word }) else {
            return .unknown("flag", word, among: flags)
        }
        return UsageError("the command comes before '\(flag.spelling)'")
    }
}
