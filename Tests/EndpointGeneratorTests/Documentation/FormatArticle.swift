import Foundation

/// The article on the format, taken apart.
struct FormatArticle {
    /// A fenced example.
    struct Example: Sendable, CustomStringConvertible {
        /// The file that the comment above names; nil where there is none.
        var file: String?
        /// The number of the line with its first fence, counted from 1.
        var place: Int
        var lines: [String]

        init(file: String? = nil, place: Int = 0, _ lines: [String]) {
            self.file = file
            self.place = place
            self.lines = lines
        }

        var description: String { "line \(place)" }

        /// Whether its lines follow each other in a file, once the indentation that these have in
        /// common is taken away.
        func stands(in file: [String]) -> Bool {
            guard !lines.isEmpty, lines.count <= file.count else { return false }
            return (0...file.count - lines.count).contains { start in
                Self.unindented(Array(file[start..<start + lines.count])) == lines
            }
        }

        private static func unindented(_ lines: [String]) -> [String] {
            let indentation = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
            return lines.map { String($0.dropFirst(indentation.min() ?? 0)) }
        }
    }

    private(set) var examples: [Example] = []
    /// Whether the last fence was closed.
    private(set) var isComplete = true
    /// What stands in backticks in headings and rows of tables.
    private(set) var treated: Set<String> = []

    static let url = Specs.folder.deletingLastPathComponent()
        .appendingPathComponent("Sources/EndpointGenerator/EndpointGenerator.docc/Format.md")

    init() throws {
        try self.init(contentsOf: Self.url)
    }

    init(contentsOf url: URL) throws {
        self.init(String(decoding: try Data(contentsOf: url), as: UTF8.self))
    }

    init(_ text: String) {
        var before = ""
        var example: Example?
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.map(String.init).enumerated() {
            if var open = example {
                if line == "```" {
                    examples.append(open)
                    example = nil
                } else {
                    open.lines.append(line)
                    example = open
                }
            } else if line.hasPrefix("```") {
                example = Example(file: Self.file(before), place: index + 1, [])
            } else if line.hasPrefix("#") || line.hasPrefix("|") {
                treated.formUnion(Self.code(line))
            }
            before = line
        }
        isComplete = example == nil
    }

    private static func file(_ comment: String) -> String? {
        guard comment.hasPrefix("<!-- "), comment.hasSuffix(" -->") else { return nil }
        return String(comment.dropFirst(5).dropLast(4))
    }

    private static func code(_ line: String) -> [String] {
        line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset.isMultiple(of: 2) == false }
            .map { String($0.element) }
    }
}
