/// The arguments of the first call in a line of Swift: `json.array(a, "b") { json in` has `a` and
/// `"b"`, between `json.array(` and `) { json in`.
struct ArgumentList {
    var opening: String
    var arguments: [String] = []
    var ending: String

    /// Nil where nothing is called with arguments.
    init?(in text: String) {
        var start: String.Index?
        var depth = 0
        var isLiteral = false
        var index = text.startIndex
        opening = ""
        while index < text.endIndex {
            let next = text.index(after: index)
            switch text[index] {
            case "\\" where isLiteral && next < text.endIndex:
                index = text.index(after: next)
                continue
            case "\"": isLiteral.toggle()
            case _ where isLiteral: break
            case "(", "[", "{":
                depth += 1
                if depth == 1, text[index] == "(", start == nil {
                    opening = String(text[..<next])
                    start = next
                }
            case ",":
                if depth == 1, let begin = start {
                    arguments.append(Self.trimmed(text[begin..<index]))
                    start = next
                }
            case ")", "]", "}":
                depth -= 1
                if depth == 0, let begin = start {
                    let last = Self.trimmed(text[begin..<index])
                    if last.isEmpty { return nil }
                    arguments.append(last)
                    ending = String(text[index...])
                    return
                }
            default: break
            }
            index = next
        }
        return nil
    }

    private static func trimmed(_ text: Substring) -> String {
        String(text.drop { $0 == " " })
    }
}
