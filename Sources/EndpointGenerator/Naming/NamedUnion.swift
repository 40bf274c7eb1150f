/// The members of a union.
struct NamedUnion {
    var members: [NamedMember]
    var choice: UnionChoice
    /// Whether its values need memory of their own, as they may hold their own kind.
    var isIndirect: Bool
}

/// A case of a union.
struct NamedMember {
    var name: SwiftName
    var type: TypeUse
    var schema: Schema
}

extension NamedMember {
    /// What a message calls it: a constant's value, else its name.
    var wireWord: String {
        guard case .constant(let value) = schema.kind else { return name.text }
        return value.string.map(SwiftText.literal) ?? value.excerpt
    }
}
