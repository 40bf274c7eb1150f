/// A type that a schema becomes.
struct NamedType {
    /// From below the namespace: `User`, `Owner`.
    var path: [SwiftName]
    var schema: Schema
    /// The model's wire name that it is, or is nested in; empty in a request.
    var model = ""
    var content: Content
    var nested: [NamedType]

    enum Content {
        case object([NamedField])
        case enumeration([NamedCase])
        /// Fields of a form: no JSON is read or written of it.
        case fields([NamedField])
    }

    var name: SwiftName { path[path.count - 1] }
}

/// A property of a model, or a parameter of a request.
struct NamedField {
    var wire: Located<String>
    var name: SwiftName
    var type: TypeUse
    var isRequired: Bool
    /// A default's Swift expression.
    var defaultValue: Expression?
    var schema: Schema

    /// The name as a local variable: `self` cannot be one.
    var local: SwiftName {
        name.text == "self" ? SwiftName(text: "self_") : name
    }

    /// The property as an expression inside its type: a bare `` `self` `` means the value itself.
    var value: String {
        name.text == "self" ? "self.`self`" : name.escaped
    }
}

/// A case of an enumeration.
struct NamedCase {
    var wire: String
    var name: SwiftName
    var range: SourceRange
}
