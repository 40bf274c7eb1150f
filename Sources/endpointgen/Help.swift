/// The help texts, composed from the tables of commands and flags.
enum Help {
    /// The help of one command, or of all when `subcommand` is nil.
    static func text(for subcommand: Subcommand?) -> String {
        subcommand.map(explanation) ?? overview
    }

    private static var overview: String {
        """
        endpointgen turns a JSON description of an HTTP API into Swift.

        Usage: endpointgen COMMAND …

        Commands:
        \(table(Subcommand.allCases.map { ($0.rawValue, $0.summary) }))

        Flags:
        \(table([Flag.help, .version].map { ($0.spelling, $0.help) }))

        Example:
          \(Subcommand.generate.example)

        \(exitCodes)

        """
    }

    private static func explanation(_ subcommand: Subcommand) -> String {
        """
        \(subcommand.summary)

        Usage: \(usage(subcommand))

        \(subcommand.discussion)

        Flags:
        \(table(subcommand.flags.map { (synopsis($0, subcommand), $0.help(in: subcommand)) }))

        Example:
          \(subcommand.example)

        \(exitCodes)

        """
    }

    private static func usage(_ subcommand: Subcommand) -> String {
        let flags = subcommand.flags.filter { $0 != .help }
        let words = ["endpointgen", subcommand.rawValue] + [subcommand.operands].compactMap { $0 }
        return (words + flags.map { "[\(synopsis($0, subcommand))]" }).joined(separator: " ")
    }

    private static func synopsis(_ flag: Flag, _ subcommand: Subcommand) -> String {
        flag.placeholder(in: subcommand).map { "\(flag.spelling) \($0)" } ?? flag.spelling
    }

    private static var exitCodes: String {
        "Exit codes:\n" + table(ExitCode.allCases.map { (String($0.rawValue), $0.help) })
    }

    /// Rows of two columns, indented by two.
    private static func table(_ rows: [(String, String)]) -> String {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { row in
            let gap = String(repeating: " ", count: width - row.0.count)
            return "  \(row.0)\(gap)  \(row.1)"
        }
        .joined(separator: "\n")
    }
}
