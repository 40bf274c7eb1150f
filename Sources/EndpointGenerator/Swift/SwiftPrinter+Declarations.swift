extension SwiftPrinter {
    mutating func print(_ declaration: Declaration) {
        switch declaration {
        case .type(let type): print(type)
        case .function(let function): print(function)
        case .property(let property): print(property)
        case .cases(let cases): print(cases)
        case .alias(let alias):
            print(documentation: alias.documentation, attributes: [])
            print(
                .text(Self.words(alias.modifiers, "typealias \(alias.name) = \(alias.type)"))
            )
        }
    }

    private mutating func print(_ type: TypeDeclaration) {
        print(documentation: type.documentation, attributes: type.attributes)
        printHead(of: type)
        indented { printer in
            var previous: Declaration?
            for member in type.members {
                if let previous, !member.standsCloseTo(previous) {
                    printer.blankLine()
                }
                printer.print(member)
                previous = member
            }
        }
        line("}")
    }

    private mutating func printHead(of type: TypeDeclaration) {
        let head = Self.words(type.modifiers, "\(type.keyword.rawValue) \(type.name)")
        let isWhole = lineIfFits { line in
            line += head.utf8
            var separator = ": "
            for conformance in type.conformances {
                line += separator.utf8
                line += conformance.utf8
                separator = ", "
            }
            if let constraint = type.constraint { line += " where \(constraint)".utf8 }
            line += " {".utf8
        }
        if isWhole { return }
        if type.conformances.isEmpty {
            printBroken(head)
            if let constraint = type.constraint {
                printConstraint(constraint)
            } else {
                line("{")
            }
        } else {
            line(head + ":")
            indented { printer in
                for (index, conformance) in type.conformances.enumerated() {
                    let isLast = index == type.conformances.count - 1
                    printer.line(conformance + (isLast ? "" : ","))
                }
            }
            line("{")
        }
    }

    private mutating func printConstraint(_ constraint: String) {
        if fits("where \(constraint) {") {
            line("where \(constraint) {")
        } else {
            line("where")
            indented { $0.printBroken(constraint) }
            line("{")
        }
    }

    private mutating func print(_ function: FunctionDeclaration) {
        print(documentation: function.documentation, attributes: function.attributes)
        let effects = function.effects.map { " \($0)" } ?? ""
        let result = function.result.map { " -> \($0)" } ?? ""
        let ending = "\(effects)\(result) {" + (function.body.isEmpty ? "}" : "")
        let head = Self.words(function.modifiers, function.name)
        print(.call(head, function.parameters), suffix: ending)
        if !function.body.isEmpty {
            indented { $0.print(function.body) }
            line("}")
        }
    }

    private mutating func print(_ property: PropertyDeclaration) {
        print(documentation: property.documentation, attributes: [])
        let head = Self.words(property.modifiers, property.name)
        if let getter = property.getter {
            printGetter(getter, head: head)
        } else if let value = property.initialValue {
            let isWhole = lineIfFits(room: value.room) { line in
                line += head.utf8
                line += " = ".utf8
                value.write(to: &line)
            }
            if !isWhole { print(.joined([.text(head + " = "), value])) }
        } else {
            print(.text(head))
        }
    }

    private mutating func printGetter(_ getter: [Statement], head: String) {
        if getter.count == 1, case .expression(let expression) = getter[0] {
            let isWhole = lineIfFits { line in
                line += head.utf8
                line += " { ".utf8
                expression.write(to: &line)
                line += " }".utf8
            }
            if isWhole { return }
        }
        line(head + " {")
        indented { $0.print(getter) }
        line("}")
    }

    private mutating func print(_ cases: CasesDeclaration) {
        let flat = "case " + cases.cases.map(\.text).joined(separator: ", ")
        let isPlain = cases.cases.allSatisfy { $0.documentation.isEmpty }
        if isPlain && fits(flat) {
            line(flat)
            return
        }
        for each in cases.cases {
            print(documentation: each.documentation, attributes: [])
            line("case " + each.text)
        }
    }

    private mutating func print(documentation: [String], attributes: [String]) {
        if !documentation.isEmpty {
            for text in wrapped(documentation) { comment(text) }
        }
        for attribute in attributes {
            line(attribute)
        }
    }

    private static func words(_ modifiers: [String], _ rest: String) -> String {
        modifiers.isEmpty ? rest : modifiers.joined(separator: " ") + " " + rest
    }
}

extension Declaration {
    /// Whether no blank line comes between two members: aliases, cases and stored properties
    /// stand in groups.
    fileprivate func standsCloseTo(_ previous: Declaration) -> Bool {
        switch (previous, self) {
        case (.alias, .alias), (.cases, .cases): true
        case (.property(let first), .property(let second)):
            first.getter == nil && second.getter == nil && first.initialValue == nil
                && second.initialValue == nil
        default: false
        }
    }
}
