extension Problem {
    /// What is wrong with a path and its parameters.
    package enum Path: Sendable {
        case start(String)
        case emptySegment(String)
        case unbalancedBrace(String, path: String)
        case badParameter(String)
        case repeatedParameter(String, path: String)
        /// `?` or `#`.
        case delimiter(String)
        case missingParameter(String, path: String)
        /// The word is what makes it optional: `'default'`.
        case optionalParameter(String, word: String)

        var told: Told {
            switch self {
            case .start(let path):
                (.pathStart, "path \(path.quoted) must begin with '/'")
            case .emptySegment(let path):
                (.emptySegment, "path \(path.quoted) may not have an empty segment")
            case .unbalancedBrace(let brace, let path):
                (
                    .unbalancedBrace,
                    "\(brace.quoted) must have its counterpart in path \(path.quoted)"
                )
            case .badParameter(let name):
                (
                    .badPathParameter,
                    "\(name.quoted) must be a path parameter such as '{name}' or '{+name}'"
                )
            case .repeatedParameter(let name, let path):
                (
                    .repeatedPathParameter,
                    "path parameter \(name.quoted) must appear once in path \(path.quoted)"
                )
            case .delimiter(let character):
                (.pathDelimiter, "a path may not hold \(character.quoted)")
            case .missingParameter(let name, let path):
                (
                    .pathParameterMissing,
                    "path parameter \(name.quoted) must appear in path \(path.quoted)"
                )
            case .optionalParameter(let name, let word):
                (
                    .optionalPathParameter,
                    "path parameter \(name.quoted) may not have \(word.quoted), as it is required"
                )
            }
        }
    }
}
