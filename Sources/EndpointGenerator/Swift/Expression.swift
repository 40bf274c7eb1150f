/// A piece of Swift that knows where it may be broken when a line grows too long.
indirect enum Expression {
    case text(String)
    /// `head(a, b)`; broken, one argument a line.
    case call(String, [Expression])
    /// `[a, b]`; broken, as many elements a line as fit, with a trailing comma.
    case array([Expression])
    /// `head { body }`, where the head ends in `in` if the closure has parameters; broken, the body
    /// on a line of its own.
    case closure(String, Expression)
    /// `a && b`; broken, the operator at the head of each further line.
    case operation(String, [Expression])
    /// A literal on one line; where that is too long, on lines of its own.
    case literal(String, lines: [String])
    /// One after the other on a line: `let keys: K = ` and an array.
    case joined([Expression])
}

extension Expression: ExpressibleByStringInterpolation {
    init(stringLiteral text: String) {
        self = .text(text)
    }
}

extension Expression {
    /// What a line must have room for besides: `swift format` counts the comma that a broken array
    /// would end in.
    var room: String {
        switch self {
        case .array(let elements): elements.count > 1 ? "," : ""
        case .joined(let pieces): pieces.last?.room ?? ""
        case .text, .call, .closure, .operation, .literal: ""
        }
    }

    /// Whether it has a line of its own among the elements of an array: a call, a collection, an
    /// entry of a dictionary.
    var standsAlone: Bool {
        switch self {
        case .call, .array, .joined: true
        case .text, .closure, .operation, .literal: false
        }
    }

    /// What stands on its first line even where it is broken.
    var opening: String {
        switch self {
        case .text(let text): String(LineBreaks(text).pieces.first ?? "")
        case .call(let head, let arguments): head + (arguments.isEmpty ? "()" : "(")
        case .array: "["
        case .closure(let head, _): head
        case .literal(_, let lines): lines.first ?? ""
        case .operation(_, let operands): operands.first?.opening ?? ""
        case .joined(let pieces): pieces.first?.opening ?? ""
        }
    }

    /// As it stands on one line.
    var flat: String {
        switch self {
        case .text(let text): text
        case .call(let head, let arguments):
            head + "(" + Self.flat(arguments, ", ") + ")"
        case .array(let elements): "[" + Self.flat(elements, ", ") + "]"
        case .closure(let head, let body): "\(head) \(body.flat) }"
        case .literal(let text, _): text
        case .operation(let sign, let operands): Self.flat(operands, " \(sign) ")
        case .joined(let pieces): Self.flat(pieces, "")
        }
    }

    private static func flat(_ expressions: [Expression], _ separator: String) -> String {
        guard let first = expressions.first else { return "" }
        var text = first.flat
        for expression in expressions.dropFirst() {
            text += separator
            text += expression.flat
        }
        return text
    }
}
