import Testing

@testable import EndpointGenerator

/// Every expected text here is what `swift format` leaves as it is.
struct SwiftPrinterTests {
    private func text(_ declaration: Declaration) -> String {
        var printer = SwiftPrinter()
        printer.print(declaration)
        return printer.text
    }

    private let long = (1...9).map { "argumentNumber\($0): Int" }

    @Test func parametersThatFitStayOnTheLine() {
        let function = FunctionDeclaration(name: "func f", parameters: ["a: Int"], result: "Self")
        #expect(text(.function(function)) == "func f(a: Int) -> Self {}\n")
    }

    @Test func parametersThatDoNotFitHaveOneLineEach() {
        let function = FunctionDeclaration(
            name: "func f",
            parameters: long.map { .text($0) },
            body: ["g()"]
        )
        let lines = long.map { "    \($0)" }.joined(separator: ",\n")
        #expect(text(.function(function)) == "func f(\n\(lines)\n) {\n    g()\n}\n")
    }

    /// A line of 100 columns fits, one of 101 does not.
    @Test(arguments: [(94, "a(b, c)"), (95, "a(\n    b,\n    c\n)")])
    func aLineHasAtMostAHundredColumns(_ length: Int, _ expected: String) {
        var printer = SwiftPrinter()
        let name = String(repeating: "a", count: length)
        printer.print(.call(name, ["b", "c"]))
        #expect(printer.text == name.dropLast() + expected + "\n")
    }

    @Test func anArrayThatDoesNotFitEndsInAComma() {
        let elements = long.map { Expression.text("\"\($0)\"") }
        let property = PropertyDeclaration(name: "let keys: Keys", initialValue: .array(elements))
        // Each takes 24 columns with its comma and space: four of them fill a line.
        let words = long.map { "\"\($0)\"," }
        let lines = [words[0..<4], words[4..<8], words[8...]].map {
            "    " + $0.joined(separator: " ") + "\n"
        }
        #expect(text(.property(property)) == "let keys: Keys = [\n\(lines.joined())]\n")
    }

    @Test func casesStandOnOneLineWhereTheyFit() {
        let few = CasesDeclaration(cases: [.init(text: "all"), .init(text: "owner")])
        #expect(text(.cases(few)) == "case all, owner\n")
        let many = CasesDeclaration(cases: long.indices.map { .init(text: "caseOfNumber\($0)") })
        #expect(text(.cases(many)).hasPrefix("case caseOfNumber0\ncase caseOfNumber1\n"))
    }

    @Test func aConstraintGoesToALineOfItsOwn() {
        let name = String(repeating: "A", count: 80)
        let type = TypeDeclaration(keyword: .extension, name: "P", constraint: "Self == \(name)")
        #expect(text(.type(type)) == "extension P\nwhere Self == \(name) {\n}\n")
        let shorter = TypeDeclaration(keyword: .extension, name: "P", constraint: "Self == A")
        #expect(text(.type(shorter)) == "extension P where Self == A {\n}\n")
    }

    @Test func documentationIsWrappedAndAnythingElseStays() {
        let line = Array(repeating: "word", count: 40).joined(separator: " ")
        let property = PropertyDeclaration(
            documentation: Documentation.lines(line, "```\n\(line)\n```"),
            name: "let a: A"
        )
        let lines = text(.property(property)).split(separator: "\n")
        #expect(lines.first?.count == "/// ".count + 84)
        #expect(lines.contains("/// \(line)"))
    }

    @Test(arguments: ["a\u{2028}b", "a\r\nb", "a\u{85}b", "a\u{0B}b", "a\u{0C}b", "a\rb", "a\nb"])
    func everyLineEndStartsACommentLine(_ text: String) {
        #expect(Documentation.lines(text) == ["a", "b"])
    }

    @Test(arguments: [
        ("a\"b", #""a\"b""#), (#"\(x)"#, #""\\(x)""#), ("a\nb", #""a\nb""#),
        ("\u{0}", #""\u{0}""#), ("\u{202E}", #""\u{202e}""#), ("ü🎉", "\"ü🎉\""),
    ])
    func literals(_ text: String, _ literal: String) {
        #expect(SwiftText.literal(text) == literal)
    }
}
