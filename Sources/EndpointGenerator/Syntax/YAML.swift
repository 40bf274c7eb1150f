/// Tells YAML from JSON, for people who have their API's description in YAML.
enum YAML {
    /// What is wrong with a document that is YAML, and how to convert it; nil for any other.
    static func diagnostic(for bytes: [UInt8], path: String, file: UInt32) -> Diagnostic? {
        guard let line = firstLine(of: bytes) else { return nil }
        let text = String(decoding: bytes[line].prefix(200), as: UTF8.self)
        let isNamedSo = path.lowercased().hasSuffix(".yaml") || path.lowercased().hasSuffix(".yml")
        let isPlain = isNamedSo && !text.hasPrefix("{")
        guard begins(text) || isPlain || isFlow(text, isNamedSo) else { return nil }
        return Diagnostic(
            .document(.invalidJSON(expected: "JSON", found: "YAML")),
            at: SourceRange(file: file, line),
            notes: [.init("'\(conversion(of: path))' converts it")]
        )
    }

    /// The first line that says something, without the white space before it.
    private static func firstLine(of bytes: [UInt8]) -> Range<Int>? {
        var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            let line = bytes[start..<end]
            if let first = line.firstIndex(where: { $0 > 0x20 }), line[first] != UInt8(ascii: "#") {
                let last = line.lastIndex { $0 > 0x20 } ?? first
                return first..<last + 1
            }
            start = end + 1
        }
        return nil
    }

    /// `openapi: 3.1.0`, `"name": GitHub`, `- a`, `---`, `%YAML 1.2`
    private static func begins(_ line: String) -> Bool {
        if line.hasPrefix("---") || line.hasPrefix("%YAML") || line.hasPrefix("- ") { return true }
        guard let colon = line.firstIndex(of: ":") else { return false }
        let isKey = !line[..<colon].contains { "{}[],".contains($0) }
        let rest = line[line.index(after: colon)...]
        return isKey && (rest.isEmpty || rest.first?.isWhitespace == true)
    }

    /// `{openapi: 3.1.0, …`: a key without quotes, which in a file of another name is `openapi` or
    /// `swagger`.
    private static func isFlow(_ line: String, _ isNamedSo: Bool) -> Bool {
        guard line.hasPrefix("{") else { return false }
        let key = line.dropFirst().drop { $0 == " " }.prefix { $0.isLetter }
        return isNamedSo ? !key.isEmpty : ["openapi", "swagger"].contains(key)
    }

    /// The command that makes JSON of it.
    private static func conversion(of path: String) -> String {
        let dot = path.lastIndex(of: ".") ?? path.endIndex
        let stem = path[dot...] == ".json" ? "\(path[..<dot])-converted" : String(path[..<dot])
        return "yq -o=json . \(path) > \(stem).json"
    }
}
