/// Rows of text under a heading: as plain text in columns, or as Markdown.
package struct Table {
    package var heading: [String]
    package var rows: [[String]] = []

    package init(heading: [String]) {
        self.heading = heading
    }

    /// Columns that are aligned: the first one to the left, the others to the right.
    package var text: String {
        let rule = widths.map { String(repeating: "-", count: $0) }
        return ([heading, rule] + rows).map { line($0, between: "  ") }.joined(separator: "\n")
    }

    package var markdown: String {
        let rule = widths.enumerated().map { column, width in
            String(repeating: "-", count: max(3, width - 1)) + (column == 0 ? "-" : ":")
        }
        return ([heading, rule] + rows)
            .map { "| " + line($0, between: " | ") + " |" }
            .joined(separator: "\n")
    }

    private var widths: [Int] {
        heading.indices.map { column in
            ([heading] + rows).map { $0[column].count }.max() ?? 0
        }
    }

    private func line(_ cells: [String], between separator: String) -> String {
        zip(cells, widths).enumerated()
            .map { column, cell in
                let space = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
                return column == 0 ? cell.0 + space : space + cell.0
            }
            .joined(separator: separator)
    }
}
