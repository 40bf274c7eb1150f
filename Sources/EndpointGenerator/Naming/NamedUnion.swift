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
