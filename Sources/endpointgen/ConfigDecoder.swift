import EndpointGenerator

/// Reads a config's nodes.
///
/// Every key of the format is recognised; what this version does not follow is an error.
struct ConfigDecoder {
    private(set) var config = Config()
    private(set) var diagnostics: [Diagnostic] = []

    private static let followed = ["access", "namespace"]
    private static let unfollowed = [
        "include", "exclude", "conformances", "types", "names", "examples",
    ]

    init(_ node: JSONNode) {
        guard let object = node.object else {
            diagnostics.report(
                .document(.wrongType("the config", expected: "an object", found: node.kindPhrase)),
                at: node.range
            )
            return
        }
        DuplicateKeys.check(node, into: &diagnostics)
        for member in object.members {
            decode(member)
        }
        diagnostics = diagnostics.sortedByPosition()
    }

    private mutating func decode(_ member: JSONMember) {
        let key = member.key.value
        switch key {
        case "access": decodeAccess(member.value)
        case "namespace": decodeNamespace(member.value)
        case "$schema", "$comment": break
        case _ where key.hasPrefix("x-"): break
        case _ where Self.unfollowed.contains(key):
            diagnostics.report(.notSupported("'\(key)' in a config is"), at: member.key.range)
        default:
            let near = Suggestion.nearest(to: key, among: Self.followed + Self.unfollowed)
            diagnostics.report(
                .document(.unknownKey(key, owner: "the config")),
                at: member.key.range,
                near.map { Diagnostic.Note("did you mean '\($0)'?") }
            )
        }
    }

    private mutating func decodeAccess(_ node: JSONNode) {
        let words = Access.allCases.map(\.rawValue)
        guard let word = node.string else {
            reportType("'access'", expected: "a string", node)
            return
        }
        guard let access = Access(rawValue: word) else {
            let near = Suggestion.nearest(to: word, among: words)
            diagnostics.report(
                .document(.unknownWord(word, of: "'access'", known: words)),
                at: node.range,
                near.map { Diagnostic.Note("did you mean '\($0)'?") }
            )
            return
        }
        config.access = access
    }

    private mutating func decodeNamespace(_ node: JSONNode) {
        if node.isNull {
            diagnostics.report(.notSupported("types without a namespace are"), at: node.range)
        } else if let name = node.string, name.isSwiftIdentifier {
            config.namespace = name
        } else {
            reportType("'namespace'", expected: "a Swift identifier", node)
        }
    }

    private mutating func reportType(_ what: String, expected: String, _ node: JSONNode) {
        let found = node.string?.quoted ?? node.kindPhrase
        diagnostics.report(
            .document(.wrongType(what, expected: expected, found: found)),
            at: node.range
        )
    }
}
