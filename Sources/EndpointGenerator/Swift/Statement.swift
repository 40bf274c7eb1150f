/// A statement of a body.
indirect enum Statement {
    case expression(Expression)
    /// The head, which ends in `{` or `{ json in`, the statements, `}`.
    case block(String, [Statement])
    /// `guard`, its conditions, `else {`, the statements, `}`.
    case `guard`([String], orElse: [Statement])
    case `switch`(String, [Case])
    /// `if`, `else if` for each, then `else`.
    case conditional([Branch], otherwise: [Statement])

    struct Case {
        /// `case 0` or `default`.
        var label: String
        /// One expression stands on the label's line where it fits.
        var body: [Statement]

        init(label: String, body: Expression) {
            self.init(label: label, statements: [.expression(body)])
        }

        init(label: String, statements: [Statement]) {
            self.label = label
            body = statements
        }
    }

    struct Branch {
        /// Without `if` and brace.
        var condition: Expression
        /// What closes a condition that ends in a closure.
        var ending = ""
        var body: [Statement]
    }
}

extension Statement: ExpressibleByStringInterpolation {
    init(stringLiteral text: String) {
        self = .expression(.text(text))
    }
}
