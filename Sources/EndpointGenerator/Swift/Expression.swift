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
    /// How many columns a line must have room for besides: `swift format` counts the comma that a
    /// broken array would end in.
    var room: Int {
        switch self {
        case .array(let elements): elements.count > 1 ? 1 : 0
        case .joined(let pieces): pieces.last?.room ?? 0
        case .text, .call, .closure, .operation, .literal: 0
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
        if case .text(let text) = self { return text }
        var line: [UInt8] = []
        write(to: &line)
        return String(decoding: line, as: UTF8.self)
    }

    /// Appends what stands on one line.
    func write(to line: inout [UInt8]) {
        switch self {
        case .text(let text), .literal(let text, _): line += text.utf8
        case .call(let head, let arguments):
            line += head.utf8
            line.append(UInt8(ascii: "("))
            Self.write(arguments, ", ", to: &line)
            line.append(UInt8(ascii: ")"))
        case .array(let elements):
            line.append(UInt8(ascii: "["))
            Self.write(elements, ", ", to: &line)
            line.append(UInt8(ascii: "]"))
        case .closure(let head, let body):
            line += head.utf8
            line.append(UInt8(ascii: " "))
            body.write(to: &line)
            line += " }".utf8
        case .operation(let sign, let operands): Self.write(operands, " \(sign) ", to: &line)
        case .joined(let pieces): Self.write(pieces, "", to: &line)
        }
    }

    private static func write(
        _ expressions: [Expression],
        _ separator: String,
        to line: inout [UInt8]
    ) {
        var isFirst = true
        for expression in expressions {
            if !isFirst { line += separator.utf8 }
            expression.write(to: &line)
            isFirst = false
        }
    }
}
