/// Reads a path template: `/users/{username}`, `/users/:username`, `/files/{+path}`.
struct PathTemplateParser {
    private let text: Located<String>
    private let bytes: [UInt8]
    private var index = 0
    private var literalStart = 0
    private var segments: [PathTemplate.Segment] = []
    private var names: [Located<String>] = []
    private var diagnostics: [Diagnostic] = []

    private init(_ text: Located<String>) {
        self.text = text
        bytes = Array(text.value.utf8)
    }

    /// The template of a path; what is wrong with it is reported and stands in it as text.
    static func parse(
        _ text: Located<String>,
        into diagnostics: inout [Diagnostic]
    ) -> PathTemplate {
        var parser = PathTemplateParser(text)
        parser.run()
        diagnostics += parser.diagnostics
        return PathTemplate(segments: parser.segments, range: text.range)
    }

    private mutating func run() {
        if bytes.first != UInt8(ascii: "/") {
            diagnostics.report(.path(.start(text.value)), at: text.range)
        }
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "{"): braces()
            case UInt8(ascii: "}"): report(.unbalancedBrace("}", path: text.value), 1)
            case UInt8(ascii: "?"), UInt8(ascii: "#"): return delimiter()
            case UInt8(ascii: ":") where isSegmentStart: colon()
            case UInt8(ascii: "/") where index > 0 && isSegmentStart:
                report(.emptySegment(text.value), 1)
            default: index += 1
            }
        }
        endLiteral(at: index)
    }

    private var isSegmentStart: Bool {
        index > 0 && bytes[index - 1] == UInt8(ascii: "/")
    }

    private mutating func report(_ problem: Problem.Path, _ length: Int) {
        diagnostics.report(.path(problem), at: text.part(index..<index + length))
        index += length
    }

    /// What follows `?` or `#` is no part of a path.
    private mutating func delimiter() {
        let character = String(UnicodeScalar(bytes[index]))
        diagnostics.report(
            .path(.delimiter(character)),
            at: text.part(index..<bytes.count),
            character == "?" ? Diagnostic.Note("query parameters stand under 'query'") : nil
        )
        endLiteral(at: index)
        index = bytes.count
    }

    private mutating func braces() {
        let start = index
        var end = start + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "}"), bytes[end] != UInt8(ascii: "{") {
            end += 1
        }
        guard end < bytes.count, bytes[end] == UInt8(ascii: "}") else {
            return report(.unbalancedBrace("{", path: text.value), 1)
        }
        let keepsSlashes = bytes[start + 1] == UInt8(ascii: "+")
        let name = string(start + (keepsSlashes ? 2 : 1)..<end)
        guard PathTemplate.isName(name) else {
            return report(.badParameter(string(start..<end + 1)), end + 1 - start)
        }
        parameter(name, start..<end + 1, keepsSlashes: keepsSlashes)
    }

    /// `:name` up to the first byte that no word has.
    private mutating func colon() {
        var end = index + 1
        while end < bytes.count, isWordByte(bytes[end]) { end += 1 }
        guard end > index + 1 else {
            index += 1
            return
        }
        parameter(string(index + 1..<end), index..<end, keepsSlashes: false)
    }

    private mutating func parameter(_ name: String, _ range: Range<Int>, keepsSlashes: Bool) {
        endLiteral(at: range.lowerBound)
        let located = Located(name, text.part(range))
        if let first = names.first(where: { $0.value == name }) {
            diagnostics.report(
                .path(.repeatedParameter(name, path: text.value)),
                at: located.range,
                .firstHere(first.range)
            )
        } else {
            names.append(located)
            segments.append(.parameter(located, keepsSlashes: keepsSlashes))
        }
        index = range.upperBound
        literalStart = index
    }

    private mutating func endLiteral(at end: Int) {
        if end > literalStart { segments.append(.text(string(literalStart..<end))) }
        literalStart = end
    }

    private func string(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    private func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
