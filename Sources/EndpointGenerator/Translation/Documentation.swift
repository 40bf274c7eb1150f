/// A document's text as lines of a documentation comment.
enum Documentation {
    /// Joins paragraphs that are there by blank lines, without characters that could end the
    /// comment or turn the direction of text; long lines are broken between words.
    static func lines(_ paragraphs: String?...) -> [String] {
        var result: [String] = []
        for paragraph in paragraphs {
            let own = cleaned(paragraph ?? "")
            if own.isEmpty { continue }
            if !result.isEmpty { result.append("") }
            result += own
        }
        return result
    }

    /// What a schema says of itself.
    static func lines(of schema: Schema) -> [String] {
        let limits = schema.limits.map { "`\($0.keyword)` \($0.text)" }.joined(separator: ", ")
        let examples = schema.examples.map { "`\($0.jsonText)`" }.joined(separator: ", ")
        return lines(
            schema.title,
            schema.description,
            schema.isUnique ? "No element comes twice." : nil,
            limits.isEmpty ? nil : "Limits: \(limits).",
            examples.isEmpty ? nil : "Such as \(examples).",
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
            if isCode || isFence || line.hasPrefix("|") || line.count <= width {
                lines.append(line)
            } else {
                lines += wrapped(line)
            }
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return Array(lines.drop { $0.isEmpty })
    }

    /// Lines by every line end that Unicode has, trailing space and unprintable characters dropped.
    private static func split(_ text: String) -> [String] {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
            var kept = String.UnicodeScalarView()
            for scalar in line.unicodeScalars {
                if scalar == "\t" {
                    kept.append(contentsOf: "    ".unicodeScalars)
                } else if SwiftText.isHarmless(scalar) {
                    kept.append(scalar)
                }
            }
            while kept.last == " " { kept.removeLast() }
            return String(kept)
        }
    }

    /// A continuation of a list item is indented as the item's text is.
    private static func wrapped(_ line: String) -> [String] {
        var hang = String(line.prefix { $0 == " " })
        if let marker = ["- ", "* ", "+ "].first(where: line.dropFirst(hang.count).hasPrefix) {
            hang += String(repeating: " ", count: marker.count)
        }
        var lines: [String] = []
        var current = String(line.prefix { $0 == " " })
        var isEmpty = true
        for word in line.split(separator: " ") {
            if !isEmpty && current.count + 1 + word.count > width {
                lines.append(current)
                current = hang
                isEmpty = true
            }
            if !isEmpty { current += " " }
            current += word
            isEmpty = false
        }
        lines.append(current)
        return lines
    }
}
