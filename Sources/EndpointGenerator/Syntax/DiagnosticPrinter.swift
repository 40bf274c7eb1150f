/// Draws diagnostics for people: place and message in swiftc's form, the line, and a mark below it.
///
///     github.endpoints.json:14:19: error: unknown model 'Usr' in the response of 'getUser'
///     14 |       "response": "Usr",
///        |                   ^~~~~
///     github.endpoints.json:31:5: note: did you mean 'User', declared here?
package struct DiagnosticPrinter {
    private let sources: Sources
    private let isColored: Bool
    private let tables: [LineTable]

    /// - Parameters:
    ///   - sources: The documents that the diagnostics are of.
    ///   - isColored: Whether a terminal's colours are set (ECMA-48 §8.3.117).
    package init(_ sources: Sources, isColored: Bool = false) {
        self.sources = sources
        self.isColored = isColored
        tables = sources.files.map { LineTable($0.bytes) }
    }

    /// All of them, each with its line break at the end.
    package func text(_ diagnostics: [Diagnostic]) -> String {
        diagnostics.map(text).joined()
    }

    package func text(_ diagnostic: Diagnostic) -> String {
        let severity = diagnostic.severity
        var text = headline(
            diagnostic.range,
            severity.rawValue,
            severity == .error ? .red : .magenta,
            diagnostic.message
        )
        text += excerpt(diagnostic.range)
        for note in diagnostic.notes {
            text += headline(note.range ?? diagnostic.range, "note", .cyan, note.message)
        }
        return text
    }

    /// Where the range begins.
    package func position(_ range: SourceRange) -> Position {
        tables[Int(range.file)].position(at: Int(range.start))
    }

    /// How many characters it has, as the mark counts them where no character is wide.
    package func length(_ range: SourceRange) -> Int {
        let bytes = sources[range.file].bytes
        let start = min(Int(range.start), bytes.count)
        let end = max(start, min(Int(range.end), bytes.count))
        return String(decoding: bytes[start..<end], as: UTF8.self).count
    }

    func fileName(_ range: SourceRange) -> String {
        sources[range.file].name
    }

    private func headline(
        _ range: SourceRange,
        _ word: String,
        _ color: Color,
        _ message: String
    ) -> String {
        let place = position(range)
        let name = sources[range.file].name.cleaned
        let head = "\(name):\(place.line):\(place.column):"
        return "\(painted(head, .bold)) \(painted("\(word):", color)) "
            + "\(painted(message.cleaned, .bold))\n"
    }

    /// The first line of the range with its number, and the marks below.
    private func excerpt(_ range: SourceRange) -> String {
        let table = tables[Int(range.file)]
        let bytes = sources[range.file].bytes
        let number = table.position(at: Int(range.start)).line
        let line = table.line(number, of: bytes)
        let start = min(max(Int(range.start), line.lowerBound), line.upperBound)
        let end = min(max(Int(range.end), start), line.upperBound)
        let drawn = SourceLine(bytes: bytes[line], marked: start..<end)
        let gutter = String(number)
        let blank = String(repeating: " ", count: gutter.count)
        return "\(painted("\(gutter) |", .dim)) \(drawn.text)\n"
            + "\(painted("\(blank) |", .dim)) \(drawn.indent)\(painted(drawn.mark, .green))\n"
    }

    private enum Color: String {
        case bold = "1"
        case dim = "2"
        case red = "1;31"
        case green = "1;32"
        case magenta = "1;35"
        case cyan = "1;36"
    }

    private func painted(_ text: String, _ color: Color) -> String {
        isColored ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
    }
}
