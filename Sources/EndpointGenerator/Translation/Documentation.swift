/// A document's text as lines of a documentation comment.
enum Documentation {
    /// Joins paragraphs that are there by blank lines, without characters that could end the
    /// comment or turn the direction of text.
    static func lines(_ paragraphs: String?...) -> [String] {
        var result: [String] = []
        for paragraph in paragraphs {
            guard let paragraph else { continue }
            let own = cleaned(paragraph)
            if own.isEmpty { continue }
            if !result.isEmpty { result.append("") }
            result += own
        }
        return result
    }

    /// What a schema says of itself.
    static func lines(of schema: Schema) -> [String] {
        let limits = schema.limits.map { "`\($0.keyword)` \($0.text)" }
        let examples = schema.examples.map { "`\($0.jsonText)`" }
        return lines(
            schema.title,
            schema.description,
            schema.isUnique ? "No element comes twice." : nil,
            limits.isEmpty ? nil : "Limits: \(limits.joined(separator: ", ")).",
            examples.isEmpty ? nil : "Such as \(examples.joined(separator: ", ")).",
            deprecation(schema.deprecation)
        )
    }

    /// What is said of something deprecated, where an attribute would warn in our own code.
    static func deprecation(_ deprecation: Deprecation?) -> String? {
        guard let deprecation else { return nil }
        return deprecation.message.map { "Deprecated: \($0)" } ?? "Deprecated."
    }

    /// A text as one line, as an item of a list is.
    static func line(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    /// A name in code voice.
    static func code(_ name: String) -> String {
        "`\(line(name).filter { $0 != "`" })`"
    }

    private static func cleaned(_ text: String) -> [String] {
        var lines = split(text)
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.first?.isEmpty == true ? Array(lines.drop { $0.isEmpty }) : lines
    }

    /// Lines by every line end that Unicode has, trailing space and unprintable characters dropped.
    ///
    /// Texts are most of a large document: where bytes alone tell the lines they are taken as they
    /// are, else scalar by scalar, not character by character.
    private static func split(_ text: String) -> [String] {
        text.utf8.allSatisfy(isPlain) ? splitPlain(text) : splitByScalars(text)
    }

    /// Printable ASCII and the line end that JSON's texts have.
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x7F || byte == lineFeed
    }

    private static func splitPlain(_ text: String) -> [String] {
        let bytes = text.utf8
        var lines: [String] = []
        var start = bytes.startIndex
        while true {
            let next = bytes[start...].firstIndex(of: lineFeed)
            var end = next ?? bytes.endIndex
            while end > start, bytes[bytes.index(before: end)] == space {
                end = bytes.index(before: end)
            }
            lines.append(String(text[start..<end]))
            guard let next else { return lines }
            start = bytes.index(after: next)
        }
    }

    private static func splitByScalars(_ text: String) -> [String] {
        var lines: [String] = []
        var line: [UInt8] = []
        func close() {
            while line.last == space { line.removeLast() }
            lines.append(String(decoding: line, as: UTF8.self))
            line.removeAll(keepingCapacity: true)
        }
        var isBehindReturn = false
        for scalar in text.unicodeScalars {
            let value = scalar.value
            if value >= 0x20, value < 0x7F {
                line.append(UInt8(truncatingIfNeeded: value))
            } else if value == 0x09 {
                line += [space, space, space, space]
            } else if isLineEnd(value) {
                // `\r\n` ends one line.
                if value != 0x0A || !isBehindReturn { close() }
            } else if SwiftText.isHarmless(scalar) {
                line += String(scalar).utf8
            }
            isBehindReturn = value == 0x0D
        }
        close()
        return lines
    }

    private static let space = UInt8(ascii: " ")
    private static let lineFeed = UInt8(ascii: "\n")

    private static func isLineEnd(_ scalar: UInt32) -> Bool {
        scalar >= 0x0A && scalar <= 0x0D || scalar == 0x85 || scalar == 0x2028 || scalar == 0x2029
    }
}
