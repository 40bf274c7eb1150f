/// The grammar of the Swift types that a document may name: `Decimal`, `Money.Amount`,
/// `Tagged<User, String>`, `[Tag]`, `[String: Tag]?`. Nothing else gets into generated code.
package struct SwiftTypeName {
    private var rest: Substring

    package static func isValid(_ text: String) -> Bool {
        var parser = SwiftTypeName(rest: text[...])
        return parser.type(depth: 0) && parser.rest.isEmpty
    }

    private mutating func type(depth: Int) -> Bool {
        guard depth < 16 else { return false }
        guard take("[") ? brackets(depth) : name(depth) else { return false }
        _ = take("?")
        return true
    }

    private mutating func brackets(_ depth: Int) -> Bool {
        guard type(depth: depth + 1) else { return false }
        if take(":") {
            skipSpaces()
            guard type(depth: depth + 1) else { return false }
        }
        return take("]")
    }

    private mutating func name(_ depth: Int) -> Bool {
        repeat {
            let word = rest.prefix { !" <>[]?,:.".contains($0) }
            guard String(word).isSwiftIdentifier else { return false }
            rest = rest.dropFirst(word.count)
            guard !take("<") || arguments(depth) else { return false }
        } while take(".")
        return true
    }

    private mutating func arguments(_ depth: Int) -> Bool {
        repeat {
            skipSpaces()
            guard type(depth: depth + 1) else { return false }
        } while take(",")
        return take(">")
    }

    private mutating func take(_ character: Character) -> Bool {
        guard rest.first == character else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func skipSpaces() {
        while take(" ") {}
    }
}
