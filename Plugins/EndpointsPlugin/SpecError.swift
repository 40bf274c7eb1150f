/// Why a target's specs cannot become Swift.
enum SpecError: Error, CustomStringConvertible {
    case noSourceModule(target: String)
    case noSpec(target: String, excluded: [String])
    /// An OpenAPI document that is not JSON, and no other.
    case yaml(String, target: String)
    /// For Xcode, where a file belongs to a target by membership.
    case noMember(target: String)
    case clash(String, String, output: String, target: String)
    case generatedTwice(String, spec: String, target: String)

    var description: String {
        switch self {
        case .noSourceModule(let target):
            "target '\(target)' has no Swift sources that endpoint specs could belong to"
        case .noSpec(let target, let excluded) where excluded.isEmpty:
            "target '\(target)' must hold a spec named \(Self.names)"
        case .noSpec(let target, let excluded):
            "target '\(target)' must hold a spec; the manifest excludes \(Self.list(excluded))"
        case .yaml(let name, let target):
            "'\(name)' of target '\(target)' must be JSON, not YAML: "
                + "'yq -o=json . \(name) > \(SpecFile.jsonName(name))' converts it"
        case .noMember(let target):
            "target '\(target)' must hold a spec named \(Self.names); "
                + "target membership stands in the file inspector"
        case .clash(let one, let other, let output, let target):
            "specs '\(one)' and '\(other)' of target '\(target)' would both become '\(output)'"
        case .generatedTwice(let name, let spec, let target):
            "target '\(target)' has a file '\(name)' already, which '\(spec)' becomes too"
        }
    }

    private static let names =
        "'*\(SpecFile.suffix)', 'openapi.json', 'swagger.json' or '*.openapi.json'"

    private static func list(_ names: [String]) -> String {
        names.map { "'\($0)'" }.joined(separator: ", ")
    }
}
