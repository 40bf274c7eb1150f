/// Prints declarations as `swift format` would leave them: four spaces, lines of at most a hundred
/// columns, one argument a line where a list does not fit.
struct SwiftPrinter {
    static let lineLength = 100

    /// What is printed so far. Bytes, as a `String` takes twice as long to grow and a line that does
    /// not fit is taken back.
    private var bytes: [UInt8] = []
    fileprivate var indentation = ""

    var text: String { String(decoding: bytes, as: UTF8.self) }

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
        if !content.isEmpty {
            bytes += indentation.utf8
            bytes += content.utf8
        }
        bytes.append(newline)
    }

    /// A line of documentation.
    mutating func comment(_ content: String) {
        bytes += indentation.utf8
        bytes += content.isEmpty ? "///".utf8 : "/// ".utf8
        bytes += content.utf8
        bytes.append(newline)
    }

    mutating func blankLine() {
        bytes.append(newline)
    }

    private var newline: UInt8 { UInt8(ascii: "\n") }

    /// Lines of documentation as they fit at this depth.
    func wrapped(_ documentation: [String]) -> [String] {
        let room = Self.lineLength - indentation.utf8.count - "/// ".utf8.count
        return WrappedText.lines(documentation, width: min(88, room))
    }

    fileprivate mutating func indent() {
        indentation += "    "
    }

    mutating func indented(_ body: (inout SwiftPrinter) -> Void) {
        let outer = indentation
        indentation += "    "
        body(&self)
        indentation = outer
    }

    /// Writes a line if it stays within the limit at this depth, and else nothing.
    ///
    /// - Parameters:
    ///   - room: How many columns must be left.
    ///   - write: Appends the line's content.
    mutating func lineIfFits(room: Int = 0, _ write: (inout [UInt8]) -> Void) -> Bool {
        let start = bytes.count
        bytes += indentation.utf8
        write(&bytes)
        guard Self.isShort(bytes[start...], Self.lineLength - room) else {
            bytes.removeLast(bytes.count - start)
            return false
        }
        bytes.append(newline)
        return true
    }

    /// Counts characters only where the bytes alone do not answer.
    private static func isShort(_ line: ArraySlice<UInt8>, _ limit: Int) -> Bool {
        if line.count <= limit { return true }
        return line.contains { $0 >= 0x80 } && String(decoding: line, as: UTF8.self).count <= limit
    }

    /// Whether a line of that content stays within the limit at this depth.
    ///
    /// Counts characters only where the bytes alone do not answer.
    func fits(_ content: String) -> Bool {
        let room = Self.lineLength - indentation.utf8.count
        if content.utf8.count <= room { return true }
        return content.utf8.contains { $0 >= 0x80 } && content.count <= room
    }
}

extension SwiftPrinter {
    /// Prints `prefix`, the expression and `suffix`, on one line if it fits.
    mutating func print(_ expression: Expression, prefix: String = "", suffix: String = "") {
        let isWhole = lineIfFits(room: expression.room) { line in
            line += prefix.utf8
            expression.write(to: &line)
            line += suffix.utf8
        }
        if isWhole { return }
        switch expression {
        case .text(let text):
            printBroken(prefix + text + suffix)
        case .call(let head, let arguments):
            printArguments(open: prefix + head + "(", arguments, close: ")" + suffix)
        case .array(let elements):
            line(prefix + "[")
            let separator = elements.count > 1 ? "," : ""
            indented { printer in
                if elements.contains(where: \.standsAlone) {
                    for element in elements { printer.print(element, suffix: separator) }
                } else {
                    printer.fill(elements.map { $0.flat + separator })
                }
            }
            line("]" + suffix)
        case .closure(let head, let body):
            printHead(prefix + head)
            indented { $0.print(body) }
            line("}" + suffix)
        case .literal(_, let lines):
            line(prefix + (lines.first ?? ""))
            for each in lines.dropFirst().dropLast() { line(each) }
            if let last = lines.dropFirst().last { line(last + suffix) }
        case .operation(let sign, let operands):
            printOperation(sign, operands, prefix: prefix, suffix: suffix)
        case .joined(let pieces):
            guard let last = pieces.last else {
                line(prefix + suffix)
                return
            }
            let head = prefix + pieces.dropLast().map(\.flat).joined()
            if case .text = last {
                printBroken(prefix + expression.flat + suffix)
            } else if head.hasSuffix("= "), !fits(head + last.opening) {
                printBroken(String(head.dropLast()))
                indented { $0.print(last, suffix: suffix) }
            } else {
                print(last, prefix: head, suffix: suffix)
            }
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

    /// Prints a line that is too long where it may be broken, as much on a line as fits, all but
    /// the first indented.
    mutating func printBroken(_ content: String) {
        let outer = indentation
        if content.hasPrefix("var ") || content.contains(" var "), !content.contains(" = "),
            let colon = content.firstIndex(of: ":")
        {
            // A variable's type stays whole, if it fits on a line of its own.
            line(String(content[...colon]))
            indented { $0.print(.text(String(content[colon...].dropFirst(2)))) }
            return
        }
        var current = ""
        var isFirst = true
        for piece in LineBreaks(content).pieces {
            if !current.isEmpty, !fits(current + piece) {
                line(current)
                if isFirst { self.indent() }
                isFirst = false
                current = String(piece.drop { $0 == " " })
            } else {
                current += piece
            }
        }
        line(current)
        indentation = outer
    }

    /// Prints a line that opens a block; one that is too long, with the arguments of its call on
    /// lines of their own.
    mutating func printHead(_ head: String) {
        if fits(head) { return line(head) }
        guard let call = ArgumentList(in: head) else { return printBroken(head) }
        printArguments(open: call.opening, call.arguments.map(Expression.text), close: call.ending)
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
        printClosing(close)
    }

    /// `) throws(E) -> Value {`; where that is too long, the result and the brace on lines of their
    /// own.
    private mutating func printClosing(_ close: String) {
        if fits(close) { return line(close) }
        let parts = close.split(separator: " -> ")
        guard parts.count == 2, parts[1].hasSuffix(" {") else { return line(close) }
        line(String(parts[0]))
        indented { $0.printBroken("-> " + parts[1].dropLast(2)) }
        line("{")
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
