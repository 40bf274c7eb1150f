extension Schema {
    /// Whether a model of it is another name for a type, and not a type of its own.
    var isAlias: Bool {
        if swiftType != nil { return true }
        return switch kind {
        case .any, .null, .scalar, .reference, .array, .dictionary: true
        case .constant(let value): !value.isScalar
        case .tuple, .object, .enumeration, .union, .all: false
        }
    }

    /// The models that its type in Swift is spelled with, if it is another name for one.
    fileprivate var spelledModels: [Located<String>] {
        if swiftType != nil { return [] }
        return switch kind {
        case .reference(let name): [name]
        case .array(let inner, _), .dictionary(let inner): inner.spelledModels
        case .any, .null, .scalar, .constant, .tuple, .object, .enumeration, .union, .all: []
        }
    }
}

/// Finds models that are another name for themselves, straight or in an array or a dictionary.
enum AliasCheck {
    static func check(_ api: API, into diagnostics: inout [Diagnostic]) {
        let aliases = Dictionary(
            api.models.filter(\.schema.isAlias).map { ($0.name.value, $0.schema.spelledModels) },
            uniquingKeysWith: { first, _ in first }
        )
        for model in api.models where leadsBack(model.name.value, aliases) {
            diagnostics.report(
                .reference(.circularModel(model.name.value)),
                at: model.name.range
            )
        }
    }

    private static func leadsBack(_ name: String, _ aliases: [String: [Located<String>]]) -> Bool {
        var met: Set<String> = []
        var open = aliases[name]?.map(\.value) ?? []
        while let next = open.popLast() {
            if next == name { return true }
            if met.insert(next).inserted { open += aliases[next]?.map(\.value) ?? [] }
        }
        return false
    }
}
