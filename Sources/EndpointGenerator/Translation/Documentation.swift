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
            let content = line.hasPrefix(" ") ? line.drop { $0 == " " } : line[...]
            let isFence = content.hasPrefix("```")
            if isFence { isCode.toggle() }
            if isCode || isFence || line.utf8.count <= width || line.hasPrefix("|") {
                lines.append(line)
            } else {
                lines += wrapped(Array(line.utf8))
            }
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.first?.isEmpty == true ? Array(lines.drop { $0.isEmpty }) : lines
    }

    /// Lines by every line end that Unicode has, trailing space and unprintable characters dropped.
    ///
    /// Texts are most of a large document: they are taken scalar by scalar into bytes, not
    /// character by character.
    private static func split(_ text: String) -> [String] {
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

    private static func isLineEnd(_ scalar: UInt32) -> Bool {
        scalar >= 0x0A && scalar <= 0x0D || scalar == 0x85 || scalar == 0x2028 || scalar == 0x2029
    }

    /// A line as lines of at most `width` scalars, but for words that are longer.
    ///
    /// A continuation of a list item is indented as the item's text is.
    private static func wrapped(_ line: [UInt8]) -> [String] {
        var text = 0
        while line[text] == space { text += 1 }
        let isItem =
            text + 1 < line.count && line[text + 1] == space
            && [UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+")].contains(line[text])
        let hang = String(repeating: " ", count: text + (isItem ? 2 : 0))
        var lines: [String] = []
        var start = 0
        while true {
            let room = start == 0 ? width : width - hang.utf8.count
            let end = lineEnd(in: line, start, text, room)
            let content = String(decoding: line[start..<end], as: UTF8.self)
            lines.append(start == 0 ? content : hang + content)
            start = end
            while start < line.count, line[start] == space { start += 1 }
            if start == line.count { return lines }
            text = start
        }
    }

    /// Where a line from `start` ends that has `room`: before a space behind `text`, where its first
    /// word begins.
    private static func lineEnd(
        in line: [UInt8],
        _ start: Int,
        _ text: Int,
        _ room: Int
    ) -> Int {
        var limit = start
        var count = 0
        while limit < line.count {
            // The bytes that continue a scalar are not counted.
            if line[limit] & 0xC0 != 0x80 {
                if count == room { break }
                count += 1
            }
            limit += 1
        }
        if limit == line.count { return limit }
        var end = limit
        while end > text, line[end] != space { end -= 1 }
        if end <= text {
            end = limit
            while end < line.count, line[end] != space { end += 1 }
        }
        while line[end - 1] == space { end -= 1 }
        return end
    }
}
