import EndpointGenerator

/// `endpointgen list`.
struct ListCommand {
    var settings: Settings
    var isJSON: Bool

    init(_ arguments: Arguments) throws(UsageError) {
        settings = try Settings(arguments)
        isJSON = arguments.has(.json)
    }

    func run() throws -> ExitCode {
        guard let found = try Generation.contents(settings) else { return .problems }
        let documents = found.map { (path: $0.spec.path, contents: $0.contents) }
        if isJSON {
            try Terminal.show(Generator.Contents.json(documents) + "\n")
        } else {
            try Terminal.show(
                documents.map { Self.text($0.contents, of: $0.path) }.joined(separator: "\n")
            )
        }
        return .fine
    }

    /// Two tables, each below what it holds.
    private static func text(_ contents: Generator.Contents, of path: String) -> String {
        let namespace = contents.namespace.map { " in \($0)" } ?? ""
        let endpoints = contents.endpoints.map { endpoint in
            [
                endpoint.name, endpoint.method, endpoint.path, endpoint.request,
                endpoint.isStream ? "stream of \(endpoint.answer)" : endpoint.answer,
            ]
        }
        let models = contents.models.map { [$0.name, $0.type] }
        let counts = [(endpoints.count, "endpoint"), (models.count, "model")].map { count, what in
            "\(count) \(what)\(count == 1 ? "" : "s")"
        }
        return "\(path): \(counts.joined(separator: ", "))\(namespace)\n"
            + table(["endpoint", "method", "path", "request", "answer"], endpoints)
            + table(["model", "type"], models)
    }

    /// Rows below the columns' titles, as wide as their widest entry but for few that are very wide;
    /// nothing where there are none.
    private static func table(_ titles: [String], _ rows: [[String]]) -> String {
        if rows.isEmpty { return "" }
        let rows = [titles] + rows
        let widths = titles.indices.map { column in
            min(rows.map { $0[column].count }.max() ?? 0, 40)
        }
        let lines = rows.map { row in
            zip(row, widths).enumerated().map { column, entry in
                let gap = column == row.count - 1 ? 0 : max(entry.1 - entry.0.count, 0)
                return entry.0 + String(repeating: " ", count: gap)
            }
            .joined(separator: "  ")
        }
        return "\n" + lines.map { "  \($0)\n" }.joined()
    }
}
