extension Namer {
    /// Names that would hide a module or the namespace from the code nested in it, or that Swift
    /// does not let a nested type have.
    static func isReserved(_ name: String, namespace: SwiftName) -> Bool {
        name == namespace.text || name == "CodingKeys" || reserved.contains(name)
    }

    /// Names that protocols give to types of ours: they would hide the namespace.
    static let associated: Set<String> = [
        "API", "AllCases", "Failure", "ID", "RawValue", "Response",
    ]

    static let reserved: Set<String> = [
        "Any", "EndpointsJSON", "EndpointsRuntime", "Foundation", "Protocol", "Self", "Swift",
        "Type",
    ]

    /// Whether the enumeration of an API may not be called so.
    static func isReservedAPI(_ name: String) -> Bool {
        reserved.contains(name) || associated.contains(name)
    }

    /// Whether a model or a request may not be called so where it stands.
    ///
    /// At top level a name that is Swift's, Foundation's or the runtime's as well would change what
    /// the module's other code means by it.
    func isReservedType(_ name: String) -> Bool {
        if Self.isReserved(name, namespace: namespace) { return true }
        return isTopLevel && (Self.associated.contains(name) || StandardTypes.all.contains(name))
    }

    /// A model's name; one that is reserved everywhere gets `Model` behind it.
    static func modelName(_ model: Model, namespace: SwiftName) -> SwiftName {
        if let chosen = model.schema.swiftName { return SwiftName(text: chosen.value) }
        let name = SwiftName.upper(model.name.value)
        return isReserved(name.text, namespace: namespace)
            ? SwiftName(text: name.text + "Model") : name
    }

    /// Models whose chosen name is reserved, and at top level also those that did not choose.
    func reportReservedModels() {
        for model in api.models {
            guard let name = models[model.name.value], isReservedType(name.text) else { continue }
            diagnostics.report(
                .name(.reserved(name.text, kind: isTopLevel ? "a type at top level" : "a model")),
                at: model.schema.swiftName?.range ?? model.name.range,
                Diagnostic.Note("give it another name by 'swiftName'")
            )
        }
    }

    /// A property or a parameter that is called as a module or the API would hide it from the code
    /// around; at top level a model cannot be written otherwise either.
    func reportReservedFields(
        _ fields: [(name: SwiftName, schema: Schema, wire: Located<String>)]
    ) {
        for field in fields {
            let isModel = isTopLevel && modelNames.contains(field.name)
            guard isModel || Self.modules.contains(field.name.text) || field.name == namespace
            else { continue }
            diagnostics.report(
                .name(.reserved(field.name.text, kind: "a property")),
                at: field.schema.swiftName?.range ?? field.wire.range,
                Diagnostic.Note("give it another name by 'swiftName'")
            )
        }
    }

    private static let modules: Set<String> = [
        "EndpointsJSON", "EndpointsRuntime", "Foundation", "Swift",
    ]
}
