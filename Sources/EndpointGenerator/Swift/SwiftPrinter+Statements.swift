extension SwiftPrinter {
    mutating func print(_ statements: [Statement]) {
        for statement in statements {
            print(statement)
        }
    }

    mutating func print(_ statement: Statement) {
        switch statement {
        case .expression(let expression):
            print(expression)
        case .block(let head, let body):
            printHead(head)
            indented { $0.print(body) }
            line("}")
        case .guard(let conditions, let orElse):
            printGuard(conditions, orElse: orElse)
        case .conditional(let branches, let otherwise):
            print(branches, otherwise: otherwise)
        case .switch(let subject, let cases):
            line("switch \(subject) {")
            for each in cases {
                print(each)
            }
            line("}")
        }
    }

    private mutating func printGuard(_ conditions: [String], orElse: [Statement]) {
        let flat = "guard " + conditions.joined(separator: ", ") + " else {"
        if fits(flat) {
            line(flat)
        } else {
            var words = conditions.dropLast().map { $0 + "," } + conditions.suffix(1)
            var first = "guard"
            while let next = words.first, fits("\(first) \(next)") || first == "guard" {
                first += " " + words.removeFirst()
            }
            line(first)
            indented { $0.fill(words) }
            line("else {")
        }
        indented { $0.print(orElse) }
        line("}")
    }

    private mutating func print(_ branches: [Statement.Branch], otherwise: [Statement]) {
        for (index, branch) in branches.enumerated() {
            print(
                branch.condition,
                prefix: index == 0 ? "if " : "} else if ",
                suffix: branch.ending + " {"
            )
            indented { $0.print(branch.body) }
        }
        line("} else {")
        indented { $0.print(otherwise) }
        line("}")
    }

    private mutating func print(_ each: Statement.Case) {
        if each.body.count == 1, case .expression(let expression) = each.body[0] {
            let isWhole = lineIfFits { line in
                line += each.label.utf8
                line += ": ".utf8
                expression.write(to: &line)
            }
            if isWhole { return }
        }
        printLabel(each.label + ":")
        indented { $0.print(each.body) }
    }

    /// A label, whose patterns go to further lines where one is too short.
    private mutating func printLabel(_ label: String) {
        if fits(label) { return line(label) }
        let patterns = label.split(separator: ", ").map(String.init)
        var words = patterns.dropLast().map { $0 + "," } + patterns.suffix(1)
        var first = words.removeFirst()
        while let next = words.first, fits("\(first) \(next)") {
            first += " " + words.removeFirst()
        }
        line(first)
        indented { $0.fill(words) }
    }
}
