import EndpointGenerator

/// A subcommand's words, taken apart: operands, and the values of its flags.
///
/// `a.json --parts=8 --check` has one operand and two flags. After `--` every word is an operand.
struct Arguments: Equatable {
    var subcommand: Subcommand
    var operands: [String] = []
    /// A flag without a value stands here with an empty one. Given twice, the last one counts.
    var values: [Flag: String] = [:]
    /// Those that may be given several times, in their order.
    var repeated: [Setting] = []

    /// A flag with its value.
    struct Setting: Equatable {
        var flag: Flag
        var value: String
    }

    init(_ words: [String], of subcommand: Subcommand) throws(UsageError) {
        self.subcommand = subcommand
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                break
            }
            guard word.hasPrefix("-"), word != "-" else {
                operands.append(word)
                continue
            }
            let (flag, attached) = try flag(word)
            let value = try value(of: flag, attached: attached, following: &rest)
            values[flag] = value
            if flag.isRepeated { repeated.append(Setting(flag: flag, value: value)) }
        }
    }

    /// The flag that a word spells, and what follows its `=`.
    private func flag(_ word: String) throws(UsageError) -> (Flag, String?) {
        let halves = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(halves[0])
        if let flag = subcommand.flags.first(where: { $0.spelling == name }) {
            return (flag, halves.count > 1 ? String(halves[1]) : nil)
        }
        if Flag.allCases.contains(where: { $0.spelling == name }) {
            throw UsageError(
                "'\(name)' is no flag of '\(subcommand.rawValue)'",
                subcommand: subcommand
            )
        }
        throw .unknown(
            "flag",
            name,
            among: subcommand.flags.map(\.spelling),
            subcommand: subcommand
        )
    }

    private func value(
        of flag: Flag,
        attached: String?,
        following rest: inout ArraySlice<String>
    ) throws(UsageError) -> String {
        guard let placeholder = flag.placeholder(in: subcommand) else {
            if attached == nil { return "" }
            throw UsageError("'\(flag.spelling)' takes no value", subcommand: subcommand)
        }
        if let attached, !attached.isEmpty { return attached }
        if attached == nil, let next = rest.first, !next.isEmpty, !next.hasPrefix("--") {
            rest.removeFirst()
            return next
        }
        throw UsageError(
            "'\(flag.spelling)' needs a value: \(flag.spelling) \(placeholder)",
            subcommand: subcommand
        )
    }
}

extension Arguments {
    func has(_ flag: Flag) -> Bool {
        values[flag] != nil
    }

    /// The value of a flag that takes one of a few words.
    func choice<Choice: RawRepresentable & CaseIterable>(
        _ flag: Flag
    ) throws(UsageError) -> Choice? where Choice.RawValue == String {
        guard let word = values[flag] else { return nil }
        if let choice = Choice(rawValue: word) { return choice }
        let words = Choice.allCases.map(\.rawValue)
        throw UsageError(
            "'\(flag.spelling)' takes \(words.joined(separator: ", ")), not '\(word)'",
            suggestion: Suggestion.nearest(to: word, among: words),
            subcommand: subcommand
        )
    }

    /// Checks that there is a spec, and that standard input is read once.
    func withSpecs() throws(UsageError) -> Arguments {
        guard !operands.isEmpty else {
            throw UsageError("a spec is missing", subcommand: subcommand)
        }
        guard operands.filter({ $0 == "-" }).count < 2 else {
            throw UsageError("standard input ('-') can be read once only", subcommand: subcommand)
        }
        return self
    }

    /// Checks that there are not more operands than the subcommand understands.
    func atMost(_ count: Int) throws(UsageError) {
        guard operands.count > count else { return }
        throw UsageError("unexpected '\(operands[count])'", subcommand: subcommand)
    }
}
