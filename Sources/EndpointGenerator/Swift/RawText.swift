/// A text as a raw string literal, in which quotes and backslashes stand for themselves.
///
/// `#"{ "a": 1 }"#`, or its lines between `#"""` and `"""#`.
struct RawText {
    /// What ends a literal and begins an escape: enough `#` that the text holds neither.
    private let fence: String
    private let content: [String]

    /// - Parameter lines: Without their ends.
    init(_ lines: [String]) {
        var fence = "#"
        while lines.contains(where: { $0.contains("\"" + fence) || $0.contains("\\" + fence) }) {
            fence += "#"
        }
        self.fence = fence
        content = lines.map { line in
            line.unicodeScalars.reduce(into: "") { text, scalar in
                if SwiftText.isHarmless(scalar) {
                    text.unicodeScalars.append(scalar)
                } else {
                    text += "\\\(fence)u{\(String(scalar.value, radix: 16))}"
                }
            }
        }
    }

    /// On several lines, the first of which opens it.
    var lines: [String] { [fence + "\"\"\""] + content + ["\"\"\"" + fence] }

    /// On one line; only a text of one has it.
    var line: String { fence + "\"" + content.joined() + "\"" + fence }
}
