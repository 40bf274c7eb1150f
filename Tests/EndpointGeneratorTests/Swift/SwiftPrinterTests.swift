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

    @Test func aLineOfAHundredColumnsFits() {
        let name = String(repeating: "a", count: 92)
        let property = PropertyDeclaration(name: "var \(name): [Int]", initialValue: nil)
        #expect(text(.property(property)).split(separator: "\n").count == 1)

        var printer = SwiftPrinter()
        printer.print(.call(String(repeating: "a", count: 95), ["b", "c"]))
        #expect(printer.text.utf8.count == 101 + 1 || printer.text.contains("(\n"))
    }

    @Test func anArrayThatDoesNotFitEndsInAComma() {
        let elements = long.map { Expression.text("\"\($0)\"") }
        let property = PropertyDeclaration(name: "let keys: Keys", initialValue: .array(elements))
        let lines = long.map { "    \"\($0)\"," }.joined(separator: "\n")
        #expect(text(.property(property)) == "let keys: Keys = [\n\(lines)\n]\n")
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
        #expect(text(.type(type)) == "extension P where Self == \(name) {\n}\n")
        let longer = TypeDeclaration(
            keyword: .extension,
            name: "P",
            constraint: "Self == \(name)\(name)"
        )
        #expect(text(.type(longer)) == "extension P\nwhere Self == \(name)\(name) {\n}\n")
    }

    @Test func documentationIsWrappedAndAnythingElseStays() {
        let line = Array(repeating: "word", count: 40).joined(separator: " ")
        let lines = Documentation.lines(line, "```\n\(line)\n```")
        #expect(lines.first?.count == 84)
        #expect(lines.contains(line))
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
