/// A type that a schema becomes.
struct NamedType {
    /// From below the namespace: `User`, `Owner`.
    var path: [SwiftName]
    var schema: Schema
    /// The model's wire name that it is, or is nested in; empty in a request.
    var model = ""
    var content: Content
    /// The dictionary of an object that takes the keys which no property has.
    var rest: NamedField?
    var nested: [NamedType]

    indirect enum Content {
        case object([NamedField])
        /// Fields of a form: no JSON is read or written of it.
        case fields([NamedField])
        case enumeration(NamedEnumeration)
        case tuple(NamedTuple)
        case union(NamedUnion)
        /// Another name for a type.
        case alias(TypeUse)
        /// Another name for a nested type that is the same, from below the namespace.
        case shared(with: [SwiftName])
    }

    var name: SwiftName { path[path.count - 1] }
}

/// An array whose first elements have types of their own.
struct NamedTuple {
    var elements: [NamedField]
    /// The elements that follow, all of one type.
    var rest: NamedField?

    var fields: [NamedField] { elements + (rest.map { [$0] } ?? []) }
}

/// The values of an enumeration.
struct NamedEnumeration {
    var cases: [NamedCase]
    /// What a value is in JSON.
    var value: TypeUse
    var isClosed: Bool
}

/// A case of an enumeration.
struct NamedCase {
    /// The value as a Swift expression.
    var value: String
    var name: SwiftName
    var range: SourceRange
}
