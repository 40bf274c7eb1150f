import Testing

@testable import EndpointGenerator

struct DiagnosticPrinterTests {
    /// Draws one unknown model at the marked place.
    private func draw(_ marked: String, isColored: Bool = false) -> String {
        let text = MarkedText(marked)
        var sources = Sources()
        let file = sources.add(name: "a.endpoints.json", bytes: Array(text.text.utf8))
        let range = SourceRange(file: file, text.ranges[0])
        return DiagnosticPrinter(sources, isColored: isColored).text([
            Diagnostic(.reference(.unknownModel("Usr", use: "model 'A'")), at: range)
        ])
    }

    @Test func theFormIsThatOfSwiftc() {
        let text = MarkedText("{\n  1️⃣\"User\"1️⃣: {},\n  \"response\": 2️⃣\"Usr\"2️⃣,\n}")
        var sources = Sources()
        let file = sources.add(name: "dir/a.endpoints.json", bytes: Array(text.text.utf8))
        let diagnostic = Diagnostic(
            .reference(.unknownModel("Usr", use: "the response of 'getUser'")),
            at: SourceRange(file: file, text.ranges[1]),
            notes: [
                Diagnostic.Note(
                    "did you mean 'User', declared here?",
                    at: SourceRange(file: file, text.ranges[0])
                ),
                Diagnostic.Note("write it so"),
            ]
        )
        #expect(
            DiagnosticPrinter(sources).text([diagnostic]) == """
                dir/a.endpoints.json:3:15: error: unknown model 'Usr' in the response of 'getUser'
                3 |   "response": "Usr",
                  |               ^~~~~
                dir/a.endpoints.json:2:3: note: did you mean 'User', declared here?
                dir/a.endpoints.json:3:15: note: write it so

                """
        )
    }

    @Test func columnsCountBytesAndMarksCountCharacters() {
        #expect(
            draw(#""größe": 1️⃣"ü€"1️⃣"#) == """
                a.endpoints.json:1:12: error: unknown model 'Usr' in model 'A'
                1 | "größe": "ü€"
                  |          ^~~~

                """
        )
    }

    @Test func wideCharactersTakeTwoColumns() {
        #expect(
            draw(#""日本🎬": 1️⃣"語"1️⃣"#).hasSuffix(
                """
                1 | "日本🎬": "語"
                  |           ^~~~

                """
            )
        )
    }

    @Test func tabsStayTabs() {
        #expect(draw("\t\t\"a\": 1️⃣1️⃣1").hasSuffix("1 | \t\t\"a\": 1\n  | \t\t     ^\n"))
    }

    @Test func aRangeOfSeveralLinesIsMarkedToTheEndOfTheFirst() {
        #expect(draw("x\r\n  1️⃣{ \"a\":\r\n 1 }1️⃣").hasSuffix("2 |   { \"a\":\n  |   ^~~~~~\n"))
    }

    @Test func theEndOfTheTextIsAPlace() {
        #expect(draw("{1️⃣1️⃣").contains(":1:2: error:"))
        #expect(draw("{\n1️⃣1️⃣").hasSuffix("2 | \n  | ^\n"))
    }

    @Test func ofALongLineThePartAroundIsShown() {
        let filler = String(repeating: "x", count: 1_000_000)
        let lines = draw("\"\(filler)\": 1️⃣\"Usr\"1️⃣, \"\(filler)\"").split(separator: "\n")
        #expect(lines[0].hasPrefix("a.endpoints.json:1:1000005: error:"))
        #expect(lines[1].count <= 126)
        #expect(lines[1].hasPrefix("1 | …xxx"))
        #expect(lines[1].hasSuffix("xxx…"))
        let before = lines[2].prefix { $0 != "^" }.count
        #expect(lines[1].dropFirst(before).hasPrefix("\"Usr\""))
    }

    @Test func aLongMarkIsCut() {
        let lines = draw("1️⃣\(String(repeating: "ab", count: 500))1️⃣").split(separator: "\n")
        #expect(lines[1] == "1 | \(String(repeating: "ab", count: 30))…")
        #expect(lines[2] == "  | ^\(String(repeating: "~", count: 59))")
    }

    @Test func whatMovesACursorOrTurnsTextIsNotPrinted() {
        let drawn = draw("\"\u{1B}[2J\u{202E}\": 1️⃣1️⃣1")
        #expect(drawn.hasSuffix("1 | \"·[2J·\": 1\n  |          ^\n"))
        let problem = Problem.reference(.unknownModel("a\n\u{202E}b", use: "model 'A'"))
        #expect(problem.message == #"unknown model 'a\u{A}\u{202E}b' in model 'A'"#)
    }

    @Test func brokenUTF8IsDrawnAllTheSame() {
        var sources = Sources()
        let file = sources.add(name: "a", bytes: [0x22, 0xFF, 0xC3, 0x22])
        let diagnostic = Diagnostic(
            .config(.nothingLeft),
            at: SourceRange(file: file, 1..<2)
        )
        #expect(DiagnosticPrinter(sources).text([diagnostic]).contains(":1:2: error:"))
    }

    @Test func coloursAreSetOnRequest() {
        let drawn = draw("1️⃣1️⃣1", isColored: true)
        #expect(drawn.contains("\u{1B}[1;31merror:\u{1B}[0m"))
        #expect(!draw("1️⃣1️⃣1").contains("\u{1B}"))
    }

    @Test func theJSONFormSaysTheSame() {
        let text = MarkedText("{\n \"ü\": 1️⃣\"Usr\"1️⃣ }")
        var sources = Sources()
        let file = sources.add(name: "a.json", bytes: Array(text.text.utf8))
        let diagnostic = Diagnostic(
            .reference(.unknownModel("Usr", use: "model 'A'")),
            at: SourceRange(file: file, text.ranges[0]),
            notes: [Diagnostic.Note("so")]
        )
        let printer = DiagnosticPrinter(sources)
        #expect(
            printer.json([diagnostic])
                == #"[{"file":"a.json","line":2,"column":8,"length":5,"severity":"error","#
                + #""code":"unknown-model","message":"unknown model 'Usr' in model 'A'","#
                + #""notes":[{"file":"a.json","line":2,"column":8,"length":5,"message":"so"}]}]"#
        )
        #expect(printer.json([]) == "[]")
    }
}
