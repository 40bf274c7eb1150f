import EndpointGenerator

/// A command line that cannot be followed.
struct UsageError: Error, Equatable {
    var message: String
    var suggestion: String?
    /// Whose help is pointed to; nil for the list of commands.
    var subcommand: Subcommand?

    init(_ message: String, suggestion: String? = nil, subcommand: Subcommand? = nil) {
        self.message = message
        self.suggestion = suggestion
        self.subcommand = subcommand
    }

    /// A word that stands where one of `known` must, with the nearest of them.
    static func unknown(
        _ kind: String,
        _ word: String,
        among known: [String],
        subcommand: Subcommand? = nil
    ) -> UsageError {
        UsageError(
            "unknown \(kind) '\(word)'",
            suggestion: Suggestion.nearest(to: word, among: known),
            subcommand: subcommand
        )
    }

    /// What a person reads on standard error.
    var text: String {
        var text = "error: \(message)\n"
        if let suggestion {
            text += "note: did you mean '\(suggestion)'?\n"
        }
        let help = subcommand.map { "endpointgen \($0.rawValue) --help" } ?? "endpointgen help"
        return text + "note: see '\(help)'\n"
    }
}
