/// Prints declarations as `swift format` would leave them: four spaces, lines of at most a hundred
/// columns, one argument a line where a list does not fit.
struct SwiftPrinter {
    static let lineLength = 100

    private(set) var text = ""
    private var indentation = ""

    static func print(_ file: SwiftFile) -> String {
        var printer = SwiftPrinter()
        printer.line(file.header)
        if !file.imports.isEmpty {
            printer.blankLine()
            for module in file.imports {
                printer.line(module)
            }
        }
        for declaration in file.declarations {
            printer.blankLine()
            printer.print(declaration)
        }
        return printer.text
    }

    mutating func line(_ content: String) {
        if content.isEmpty {
            text += "\n"
        } else {
            text += indentation
            text += content
            text += "\n"
        }
    }

    mutating func blankLine() {
        text += "\n"
    }

    mutating func indented(_ body: (inout SwiftPrinter) -> Void) {
        let outer = indentation
        indentation += "    "
        body(&self)
        indentation = outer
    }

    /// Whether a line of that content stays within the limit at this depth.
    ///
    /// Counts characters only where the bytes alone do not answer.
    func fits(_ content: String) -> Bool {
        let room = Self.lineLength - indentation.utf8.count
        return content.utf8.count <= room || content.count <= room
    }
}

extension SwiftPrinter {
    /// Prints `prefix`, the expression and `suffix`, on one line if it fits.
    mutating func print(_ expression: Expression, prefix: String = "", suffix: String = "") {
        let flat = prefix + expression.flat + suffix
        if fits(flat) {
            line(flat)
            return
        }
        switch expression {
        case .text:
            line(flat)
        case .call(let head, let arguments):
            printArguments(open: prefix + head + "(", arguments, close: ")" + suffix)
        case .array(let elements):
            line(prefix + "[")
            indented { $0.fill(elements.map { $0.flat + "," }) }
            line("]" + suffix)
        case .closure(let head, let body):
            line(prefix + head)
            indented { $0.print(body) }
            line("}" + suffix)
        case .operation(let sign, let operands):
            printOperation(sign, operands, prefix: prefix, suffix: suffix)
        case .joined(let pieces):
            guard let last = pieces.last else {
                line(prefix + suffix)
                return
            }
            let head = pieces.dropLast().map(\.flat).joined()
            print(last, prefix: prefix + head, suffix: suffix)
        }
    }

    private mutating func printOperation(
        _ sign: String,
        _ operands: [Expression],
        prefix: String,
        suffix: String
    ) {
        guard let first = operands.first else { return }
        print(first, prefix: prefix)
        indented { printer in
            for (index, operand) in operands.dropFirst().enumerated() {
                let isLast = index == operands.count - 2
                printer.print(operand, prefix: sign + " ", suffix: isLast ? suffix : "")
            }
        }
    }

    private mutating func printArguments(open: String, _ arguments: [Expression], close: String) {
        if arguments.isEmpty {
            line(open + close)
            return
        }
        line(open)
        indented { printer in
            for argument in arguments.dropLast() { printer.print(argument, suffix: ",") }
            if let last = arguments.last { printer.print(last) }
        }
        line(close)
    }

    /// Prints words, as many on a line as fit.
    mutating func fill(_ words: [String]) {
        var content = ""
        for word in words {
            let longer = content.isEmpty ? word : "\(content) \(word)"
            if content.isEmpty || fits(longer) {
                content = longer
            } else {
                line(content)
                content = word
            }
        }
        if !content.isEmpty { line(content) }
    }
}
