/// A document's text as lines of a documentation comment.
enum Documentation {
    /// Joins paragraphs that are there by blank lines, without characters that could end the
    /// comment or turn the direction of text; long lines are broken between words.
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

    private static let width = 88

    private static func cleaned(_ text: String) -> [String] {
        var lines: [String] = []
        var isCode = false
        for line in split(text) {
            let isFence = line.drop { $0 == " " }.hasPrefix("```")
            if isFence { isCode.toggle() }
            if isCode || isFence || line.hasPrefix("|") || line.utf8.count <= width {
                lines.append(line)
            } else {
                lines += wrapped(line)
            }
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return Array(lines.drop { $0.isEmpty })
    }

    /// Lines by every line end that Unicode has, trailing space and unprintable characters dropped.
    ///
    /// Texts are most of a large document: they are taken scalar by scalar into bytes, not
    /// character by character.
    private static func split(_ text: String) -> [String] {
        var lines: [String] = []
        var line: [UInt8] = []
        func close() {
            while line.last == UInt8(ascii: " ") { line.removeLast() }
            lines.append(String(decoding: line, as: UTF8.self))
            line.removeAll(keepingCapacity: true)
        }
        var isBehindReturn = false
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x20..<0x7F: line.append(UInt8(scalar.value))
            case 0x09: line += [0x20, 0x20, 0x20, 0x20]
            // `\r\n` ends one line.
            case 0x0A where isBehindReturn: break
            case 0x0A...0x0D, 0x85, 0x2028, 0x2029: close()
            default: if SwiftText.isHarmless(scalar) { line += String(scalar).utf8 }
            }
            isBehindReturn = scalar == "\r"
        }
        close()
        return lines
    }

    /// A continuation of a list item is indented as the item's text is.
    private static func wrapped(_ line: String) -> [String] {
        if line.count <= width { return [line] }
        let indent = line.prefix { $0 == " " }
        let text = line.dropFirst(indent.count)
        let isItem = ["- ", "* ", "+ "].contains { text.hasPrefix($0) }
        let hang = String(indent) + (isItem ? "  " : "")
        var lines: [String] = []
        var current = String(indent)
        var length = indent.count
        var isEmpty = true
        for word in text.utf8.split(separator: UInt8(ascii: " ")) {
            let word = Substring(word)
            let count = word.count
            if !isEmpty && length + 1 + count > width {
                lines.append(current)
                current = hang
                length = hang.count
                isEmpty = true
            }
            if !isEmpty {
                current += " "
                length += 1
            }
            current += word
            length += count
            isEmpty = false
        }
        lines.append(current)
        return lines
    }
}
