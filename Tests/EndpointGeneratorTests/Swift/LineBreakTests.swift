import Testing

@testable import EndpointGenerator

/// Lines that are too long and have no list that could be broken, as `swift format` breaks them.
struct LineBreakTests {
    private static let word = String(repeating: "a", count: 50)

    static let cases: [(String, String)] = [
        ("self.\(word) = \(word)", "self.\(word) =\n    \(word)\n"),
        ("\(word): \(word) = .x", "\(word):\n    \(word) = .x\n"),
        ("\(word): \(word) = .\(word)", "\(word):\n    \(word) =\n    .\(word)\n"),
        ("\(word): A.\(word).B?", "\(word): A\n    .\(word).B?\n"),
        ("var \(word): A.\(word).B?", "var \(word):\n    A.\(word).B?\n"),
        ("typealias \(word) = [\(word)]", "typealias \(word) =\n    [\(word)]\n"),
        // What looks like a place to break is none in a literal.
        (
            "\(word): S = \"a: b = c.d \\\" e: \(word)\"",
            "\(word): S =\n    \"a: b = c.d \\\" e: \(word)\"\n"
        ),
    ]

    @Test(arguments: cases)
    func lineIsBroken(_ text: String, _ expected: String) {
        var printer = SwiftPrinter()
        printer.print(.text(text))
        #expect(printer.text == expected)
    }

    @Test(arguments: [
        (
            "json.array(\(word), \"\(word)\") { json, value in",
            "json.array(\n    \(word),\n    \"\(word)\"\n) { json, value in\n"
        ),
        (
            "if try json.required(\"a, (b) \\\" \(word)\(word)\") {",
            "if try json.required(\n    \"a, (b) \\\" \(word)\(word)\"\n) {\n"
        ),
    ])
    func headIsBrokenAtItsArguments(_ text: String, _ expected: String) {
        var printer = SwiftPrinter()
        printer.printHead(text)
        #expect(printer.text == expected)
    }

    @Test func aLongResultStandsOnALineOfItsOwn() {
        var printer = SwiftPrinter()
        let function = FunctionDeclaration(
            name: "func f",
            parameters: ["a: A"],
            effects: "throws(\(Self.word))",
            result: Self.word,
            body: ["g()"]
        )
        printer.print(.function(function))
        let expected =
            "func f(\n    a: A\n) throws(\(Self.word))\n    -> \(Self.word)\n{\n    g()\n}\n"
        #expect(printer.text == expected)
    }

    @Test func aLongConstraintIsBrokenAtItsDots() {
        var printer = SwiftPrinter()
        let type = TypeDeclaration(
            keyword: .extension,
            name: "P",
            constraint: "Self == \(Self.word).\(Self.word)"
        )
        printer.print(.type(type))
        let expected =
            "extension P\nwhere\n    Self == \(Self.word)\n        .\(Self.word)\n{\n}\n"
        #expect(printer.text == expected)
    }
}
