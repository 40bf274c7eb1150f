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

    private mutating func print(_ each: Statement.Case) {
        let flat = each.label + ": " + each.body.flat
        if fits(flat) {
            line(flat)
        } else {
            line(each.label + ":")
            indented { $0.print(each.body) }
        }
    }
}
