/// Why a target's specs cannot become Swift.
enum SpecError: Error, CustomStringConvertible {
    case noSourceModule(target: String)
    case noSpec(target: String, excluded: [String])
    /// For Xcode, where a file belongs to a target by membership.
    case noMember(target: String)
    case clash(String, String, output: String, target: String)
    case generatedTwice(String, spec: String, target: String)

    var description: String {
        switch self {
        case .noSourceModule(let target):
            "target '\(target)' has no Swift sources that endpoint specs could belong to"
        case .noSpec(let target, let excluded) where excluded.isEmpty:
            "target '\(target)' must hold a spec named '*\(SpecFile.suffix)'"
        case .noSpec(let target, let excluded):
            "target '\(target)' must hold a spec; the manifest excludes \(Self.list(excluded))"
        case .noMember(let target):
            "target '\(target)' must hold a spec named '*\(SpecFile.suffix)'; "
                + "target membership stands in the file inspector"
        case .clash(let one, let other, let output, let target):
            "specs '\(one)' and '\(other)' of target '\(target)' would both become '\(output)'"
        case .generatedTwice(let name, let spec, let target):
            "target '\(target)' has a file '\(name)' already, which '\(spec)' becomes too"
        }
    }

    private static func list(_ names: [String]) -> String {
        names.map { "'\($0)'" }.joined(separator: ", ")
    }
}
