/// A property of a model, or a parameter of a request.
struct NamedField {
    var wire: Located<String>
    var name: SwiftName
    /// Of a value that is there.
    var type: TypeUse
    /// Whether its key must come, and whoever makes a value must give it.
    var isRequired: Bool
    var isNullable = false
    /// Whether it may be missing in what is read, though it is required.
    var isWriteOnly = false
    /// Whether it stays out of request bodies.
    var isReadOnly = false
    /// Whether its value is kept apart, as it may hold its own kind.
    var isIndirect = false
    /// A default's Swift expression.
    var defaultValue: Expression?
    /// What an initializer takes for it where nothing is given, though it may be absent.
    var initialValue: Expression?
    /// The one value that it has, as a Swift expression: nothing is stored.
    var constant: String?
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

extension NamedField {
    /// How a property comes to its value when it is read, and what is written of it.
    enum Presence {
        case required, optional, nullable
        /// Absent, null and a value are told apart.
        case told
        /// Absent, it is the default.
        case defaulted
    }

    var presence: Presence {
        if defaultValue != nil { return .defaulted }
        if isNullable { return isRequired ? .nullable : .told }
        return isRequired && !isWriteOnly ? .required : .optional
    }

    /// The type of the property.
    var fullType: TypeUse {
        switch presence {
        case .required: type
        case .optional, .nullable: .optional(type)
        case .told: .presence(type)
        case .defaulted: isNullable ? .optional(type) : type
        }
    }

    /// The type of the initializer's parameter.
    var parameterType: TypeUse {
        isWriteOnly && isRequired && !isNullable ? type : fullType
    }

    /// What the initializer takes where nothing is given.
    var parameterDefault: Expression? {
        switch presence {
        case .defaulted: defaultValue
        case .told: ".absent"
        case .optional: isRequired ? nil : initialValue ?? "nil"
        case .required, .nullable: nil
        }
    }
}

extension [NamedField] {
    /// The fields that are parameters of the initializer: every one; of very wide models the
    /// required ones alone, as the compiler's time for so many parameters grows out of proportion.
    var initializerFields: [NamedField] {
        filter { $0.constant == nil && initializerTakes($0) }
    }

    func initializerTakes(_ field: NamedField) -> Bool {
        count <= 150 || field.parameterDefault == nil
    }
}
