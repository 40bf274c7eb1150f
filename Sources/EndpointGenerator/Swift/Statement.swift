/// A statement of a body.
indirect enum Statement {
    case expression(Expression)
    /// The head, which ends in `{` or `{ json in`, the statements, `}`.
    case block(String, [Statement])
    /// `guard`, its conditions, `else {`, the statements, `}`.
    case `guard`([String], orElse: [Statement])
    case `switch`(String, [Case])

    struct Case {
        /// `case 0` or `default`.
        var label: String
        var body: Expression
    }
}

extension Statement: ExpressibleByStringInterpolation {
    init(stringLiteral text: String) {
        self = .expression(.text(text))
    }
}
