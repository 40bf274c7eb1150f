/// Where a line of Swift may be broken that has no list to be broken: behind a `:` and a `=`, and in
/// front of the dot of a member, but not inside a literal.
///
/// `name: GitHub.User = .nobody` → `name:`, ` GitHub`, `.User =`, ` .nobody`.
struct LineBreaks {
    /// Each begins with the space that goes away where the line is broken in front of it.
    private(set) var pieces: [Substring] = []

    init(_ text: String) {
        var start = text.startIndex
        var depth = 0
        var isLiteral = false
        var previous: Character?
        var index = text.startIndex
        while index < text.endIndex {
            let character = text[index]
            let next = text.index(after: index)
            if isLiteral {
                if character == "\\", next < text.endIndex {
                    index = text.index(after: next)
                    continue
                }
                isLiteral = character != "\""
            } else {
                switch character {
                case "\"": isLiteral = true
                case "[", "(", "{", "<": depth += 1
                case "]", ")", "}", ">": depth -= 1
                case " " where depth == 0 && (previous == ":" || previous == "="),
                    "." where previous.map(Self.endsOperand) == true:
                    pieces.append(text[start..<index])
                    start = index
                default: break
                }
            }
            previous = character
            index = next
        }
        pieces.append(text[start...])
    }

    private static func endsOperand(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || "_`)]?".contains(character)
    }
}
