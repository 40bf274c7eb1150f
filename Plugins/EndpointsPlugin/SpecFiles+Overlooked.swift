import Foundation

extension SpecFiles {
    /// What a person is told of files that nothing is generated from, though they look as if it should
    /// be: documents by another name or in YAML, and configs that are misspelt.
    func overlooked() -> [String] {
        var told = yamlNames.map { SpecError.yaml($0, target: target).description }
        for path in files where !SpecFile.isSpec(path) {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            if name.hasPrefix("endpoint"), name.hasSuffix("config.json"),
                name != SpecFile.configName
            {
                told.append(
                    "'\(name)' of target '\(target)' is not read: "
                        + "a config is called '\(SpecFile.configName)'"
                )
            } else if name.hasSuffix(".json"), Self.isOpenAPI(path) {
                let stem = name.dropLast(".json".count)
                told.append(
                    "'\(name)' of target '\(target)' is an OpenAPI document that nothing is "
                        + "generated from: that is done from 'openapi.json', 'swagger.json' and "
                        + "'*.openapi.json', as '\(stem).openapi.json' would be"
                )
            }
        }
        return told
    }

    /// Whether a file begins as OpenAPI documents do, which have their version at the top.
    private static func isOpenAPI(_ path: String) -> Bool {
        guard let file = FileHandle(forReadingAtPath: path) else { return false }
        defer { try? file.close() }
        let head = (try? file.read(upToCount: 256)) ?? Data()
        let text = String(decoding: head, as: UTF8.self).filter { !$0.isWhitespace }
        return text.hasPrefix("{\"openapi\":") || text.hasPrefix("{\"swagger\":")
    }
}
