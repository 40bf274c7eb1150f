/// What of a Swift file is neither comment nor literal, by a look of its own: it knows nothing of
/// the printer, only how the language begins and ends both.
struct SwiftTokens {
    private(set) var code = ""
    private(set) var literals: [String] = []
    private(set) var comments: [String] = []
    /// What should not be there: a block comment, a literal over several lines, one that does not
    /// end.
    private(set) var surprises: [String] = []

    init(_ text: String) {
        for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
            read(Array(line))
            code += "\n"
        }
    }

    private mutating func read(_ line: [Unicode.Scalar]) {
        var index = 0
        while index < line.count {
            let next = index + 1 < line.count ? line[index + 1] : nil
            switch (line[index], next) {
            case ("/", "/"):
                comments.append(Self.text(line[index...]))
                return
            case ("/", "*"), ("*", "/"):
                surprises.append("block comment")
                index += 2
            case ("#", "\""):
                surprises.append("raw literal")
                index += 1
            case ("\"", _): index = readLiteral(line, from: index + 1)
            default:
                code.unicodeScalars.append(line[index])
                index += 1
            }
        }
    }

    private mutating func readLiteral(_ line: [Unicode.Scalar], from start: Int) -> Int {
        var index = start
        while index < line.count {
            switch line[index] {
            case "\\":
                if index + 1 < line.count, line[index + 1] == "(" {
                    surprises.append("interpolation")
                }
                index += 2
            case "\"":
                literals.append(Self.text(line[start..<index]))
                code += "\"\""
                return index + 1
            default: index += 1
            }
        }
        surprises.append("literal without end")
        return index
    }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(scalars))
    }
}
