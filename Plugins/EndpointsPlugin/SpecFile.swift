import Foundation

/// A spec or an OpenAPI document of a target, by its name and size.
struct SpecFile {
    static let suffix = ".endpoints.json"
    /// What OpenAPI documents are called.
    static let openAPINames = ["openapi", "swagger"]
    static let configName = "endpoints.config.json"

    var path: String
    /// The folder that the name is relative to.
    var root: String
    /// With `/` between folders: `v1/github.endpoints.json`.
    var name: String
    /// Of how many files its Swift consists; with one, models and requests have a file each.
    var parts: Int

    /// A spec that is not below `root` is named after its own folder.
    init(path: String, root: String, size: Int) {
        let folder = "/" + path.split(separator: "/").dropLast().joined(separator: "/")
        self.path = path
        self.root = path.hasPrefix(root + "/") ? root : folder
        name = String(path.dropFirst(self.root.count + 1))
        parts = Self.parts(forSize: size)
    }

    /// Whether a file of this path is a spec or an OpenAPI document: `v1/github.endpoints.json`,
    /// `openapi.json`, `swagger.json`, `petstore.openapi.json`.
    static func isSpec(_ path: String) -> Bool {
        path.hasSuffix(suffix) || isOpenAPI(path, ending: "json")
    }

    /// Whether it would be an OpenAPI document if it were JSON.
    static func isYAML(_ path: String) -> Bool {
        ["yaml", "yml"].contains { isOpenAPI(path, ending: $0) }
    }

    /// What a YAML document is called once it is JSON: `openapi.yaml` → `openapi.json`.
    static func jsonName(_ path: String) -> String {
        path.prefix(upTo: path.lastIndex(of: ".") ?? path.endIndex) + ".json"
    }

    private static func isOpenAPI(_ path: String, ending: String) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        return openAPINames.contains { name == "\($0).\(ending)" }
            || name.hasSuffix(".openapi.\(ending)")
    }

    /// The files that the tool reads: the document and its config, and as an OpenAPI document's
    /// references may lead to them, the other JSON files below its folder.
    ///
    /// - Parameter files: All of the target's.
    func inputs(among files: [String]) -> [String] {
        let own = [path] + [config].compactMap { $0 }
        if path.hasSuffix(Self.suffix) { return own }
        let folder = "/" + path.split(separator: "/").dropLast().map { $0 + "/" }.joined()
        return own
            + files.filter { file in
                file.hasPrefix(folder) && file.hasSuffix(".json") && !own.contains(file)
                    && !file.hasSuffix(Self.suffix)
            }
    }

    /// The files that the tool writes for the spec.
    ///
    /// `v1/github.endpoints.json` → `v1_github.endpoints+Models.swift`,
    /// `v1_github.endpoints+Requests.swift`; where a config may ask for fixtures, also
    /// `v1_github.endpoints+Examples.swift`. `openapi.json` → `openapi+Models.swift`. What the config says may change without the plugin
    /// running again, so the tool writes that file whether it is asked for or not.
    ///
    /// The rule is the generator's; a plugin cannot import it, so it stands here once more and a
    /// test holds both equal.
    var outputNames: [String] {
        let stem = name.dropLast(".json".count).replacing("/", with: "_")
        let suffixes = parts > 1 ? (1...parts).map { "\($0)" } : ["Models", "Requests"]
        return (suffixes + (config == nil ? [] : ["Examples"])).map { "\(stem)+\($0).swift" }
    }

    /// What the tool is called with, but for the folder of its output.
    var arguments: [String] {
        ["generate", path, "--root", root, "--parts", "\(parts)"]
    }

    /// The same where every output was named before.
    var buildArguments: [String] {
        arguments + (config == nil ? [] : ["--examples-file"])
    }

    /// The nearest config from the spec's folder upwards to the root: it decides on the output, so
    /// it counts among the inputs.
    var config: String? {
        var folders = name.split(separator: "/").dropLast()
        while true {
            let config = ([root] + folders.map(String.init) + [Self.configName])
                .joined(separator: "/")
            if FileManager.default.fileExists(atPath: config) { return config }
            guard folders.popLast() != nil else { return nil }
        }
    }

    /// More files for larger documents, as the tool would have it: the number must be known before
    /// the document is read.
    static func parts(forSize bytes: Int) -> Int {
        switch bytes {
        case ..<65_536: 1
        case ..<1_048_576: 8
        case ..<2_097_152: 16
        default: 32
        }
    }
}
