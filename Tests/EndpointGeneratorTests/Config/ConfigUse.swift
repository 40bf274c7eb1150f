@testable import EndpointGenerator

/// A spec of a shop, and what becomes of it by a config.
enum ConfigUse {
    static let spec = ##"""
        {
          "name": "Shop",
          "server": "https://shop.example",
          "errors": { "default": "Problem" },
          "endpoints": {
            "listItems": { "method": "GET", "path": "/items", "tags": ["items"], "response": "[Item]" },
            "getItem": { "method": "GET", "path": "/items/{id}", "tags": ["items"], "response": "Item" },
            "listReviews": {
              "method": "GET", "path": "/items/{id}/reviews", "tags": ["reviews"],
              "query": { "sort_order": { "enum": ["up", "down"], "default": "up" } },
              "response": "[Review]"
            },
            "oldSearch": {
              "method": "GET", "path": "/search", "tags": ["beta"], "deprecated": true, "response": "Hits"
            }
          },
          "models": {
            "Problem": { "properties": { "message": "string" } },
            "Item": { "properties": { "id": "int64", "made_by": "Maker" } },
            "Maker": { "properties": { "name": "string" } },
            "Review": { "properties": { "stars": "integer", "state": { "enum": ["in", "out"] } } },
            "Hits": { "properties": { "items": "[Item]" } },
            "Unused": { "properties": { "other": "Hits?" } }
          }
        }
        """##

    /// What is told, and the text of the Swift.
    static func of(
        _ config: String,
        spec: String = spec
    ) throws -> (found: [Finding], text: String) {
        let source = SourceFile(name: "endpoints.config.json", bytes: Array(config.utf8))
        var diagnostics: [Diagnostic] = []
        let node = try JSONNode.parse(source, file: 1).get()
        let config = ConfigDecoder.decode(node, into: &diagnostics)
        let output = Generator.generate(
            Generator.Document(path: "shop", name: "shop", bytes: Array(spec.utf8)),
            options: Generator.Options(config),
            following: config,
            in: [source]
        )
        return (
            (diagnostics + output.diagnostics).map(Finding.init),
            output.files.map(\.text).joined()
        )
    }

    /// The types at the first level, in order.
    static func types(_ text: String) -> [String] {
        text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            guard line.hasPrefix("    "), !line.hasPrefix("     "), words.count > 1,
                ["struct", "enum"].contains(words[0])
            else { return nil }
            return words[1].split(separator: ":").first.map(String.init)
        }
    }
}
