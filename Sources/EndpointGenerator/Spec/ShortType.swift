/// Reads the short form of a schema: `[string: User?]?`.
///
///     type = (name | "[" type "]" | "[" "string" ":" type "]") ["?"]
///
/// Names are letters, digits, `_`, `-` and `.`; a word of the format is that type, any other a
/// model. Brackets nest at most ``maximumDepth`` deep.
struct ShortType {
    static let maximumDepth = 32

    private let text: Located<String>
    private let bytes: [UInt8]
    private var index = 0
    private var depth = 0

    private init(_ text: Located<String>) {
        self.text = text
        bytes = Array(text.value.utf8)
    }

    /// The schema, or nil when the text is none.
    static func parse(_ text: Located<String>) -> Schema? {
        var parser = ShortType(text)
        guard var schema = parser.type(), parser.index == parser.bytes.count else { return nil }
        schema.isOptional = schema.isNullable
        schema.isNullable = false
        schema.range = text.range
        if case .reference(let name) = schema.kind, !schema.isOptional {
            schema.kind = .reference(Located(name.value, text.range))
        }
        return schema
    }

    /// A type whose `?` means that null is allowed.
    private mutating func type() -> Schema? {
        let start = index
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.maximumDepth, let kind = take("[") ? bracketed() : name() else {
            return nil
        }
        let isNullable = take("?")
        var schema = Schema(kind, text.part(start..<index))
        schema.isNullable = isNullable
        return schema
    }

    private mutating func bracketed() -> Schema.Kind? {
        let start = index
        if word() == "string" {
            skipSpaces()
            if take(":") {
                skipSpaces()
                guard let value = type(), take("]") else { return nil }
                return .dictionary(value)
            }
        }
        index = start
        guard let element = type(), take("]") else { return nil }
        return .array(element, unique: false)
    }

    private mutating func name() -> Schema.Kind? {
        let start = index
        let name = word()
        if let scalar = TypeWord.scalars[name] { return .scalar(scalar) }
        if name == "any" { return .any }
        guard !name.isEmpty, !TypeWord.reserved.contains(name) else { return nil }
        return .reference(Located(name, text.part(start..<index)))
    }

    private mutating func word() -> String {
        let start = index
        while index < bytes.count, isNameByte(bytes[index]) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
            UInt8(ascii: "."):
            true
        default: false
        }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    private mutating func skipSpaces() {
        while take(" ") {}
    }
}
