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
        plainLines(text) ?? splitByScalars(text)
    }

    /// The lines of a text of printable ASCII and line feeds; nil for another one.
    private static func plainLines(_ text: String) -> [String]? {
        var copy = text
        return copy.withUTF8 { bytes in
            var lines: [String] = []
            var start = 0
            // Behind the last byte that is no space.
            var end = 0
            func line() -> String {
                String(decoding: bytes[start..<end], as: UTF8.self)
            }
            var index = 0
            while index < bytes.count {
                let byte = bytes[index]
                index += 1
                if byte == lineFeed {
                    lines.append(line())
                    start = index
                    end = index
                } else if byte < 0x20 || byte >= 0x7F {
                    return nil
                } else if byte != space {
                    end = index
                }
            }
            lines.append(start == 0 && end == bytes.count ? text : line())
            return lines
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
