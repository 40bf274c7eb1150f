/// The names of the types that inline schemas become, side by side in one type.
///
/// `owner` → `Owner`, an array `labels` → `Label`, `type` → `Kind`. Where such a shortened name
/// meets another, the shortened one is spelled out, whichever stands first: `LabelsItem`,
/// `TypeValue`.
struct NestedNames {
    private let names: [SwiftName]

    /// - Parameters:
    ///   - schemas: Each with the wire name or the Swift name that it goes by.
    ///   - reserved: Names that the surrounding type has already.
    ///   - models: Names of models that a nested type would hide.
    init(
        _ schemas: [(name: String, schema: Schema)],
        reserved: @autoclosure () -> Set<String> = [],
        models: Set<SwiftName> = [],
        namespace: SwiftName
    ) {
        guard schemas.contains(where: { $0.schema.needsName }) else {
            names = schemas.map { SwiftName(text: $0.name) }
            return
        }
        let reserved = reserved()
        var candidates: [SwiftName?] = []
        var uses: [SwiftName: Int] = [:]
        for each in schemas {
            // Most properties are scalars and references, whose name nobody asks for.
            let isNeeded = each.schema.needsName
            let candidate =
                isNeeded ? Self.candidate(each.name, isList: each.schema.isList) : nil
            candidates.append(candidate)
            if let candidate, each.schema.declaresType { uses[candidate, default: 0] += 1 }
        }
        names = schemas.indices.map { index in
            let each = schemas[index]
            guard let candidate = candidates[index] else { return SwiftName(text: each.name) }
            var name = candidate
            if uses[candidate, default: 0] > 1 {
                let plain = SwiftName.upper(each.name)
                if candidate != plain || each.schema.isList {
                    name = SwiftName(text: plain.text + (each.schema.isList ? "Item" : "Value"))
                }
            }
            // `_1` and `日本` have no upper case that tells the type from the property.
            let isTaken =
                reserved.contains(name.text) || models.contains(name)
                || Namer.isReserved(name.text, namespace: namespace)
                || name == SwiftName.lower(each.name)
            return isTaken ? SwiftName(text: name.text + "Value") : name
        }
    }

    subscript(index: Int) -> SwiftName { names[index] }

    private static func candidate(_ name: String, isList: Bool) -> SwiftName {
        let upper = SwiftName.upper(name).text
        let text = isList ? singular(upper) : upper
        // `Type` is no name for a type, and `ID` is what `Identifiable` asks for.
        switch text {
        case "Type": return SwiftName(text: "Kind")
        case "ID": return SwiftName(text: "Identifier")
        default: return SwiftName(text: text)
        }
    }

    /// `Labels` → `Label`, `Repositories` → `Repository`, `Addresses` → `Address`; what follows no
    /// rule is an `Item`.
    private static func singular(_ name: String) -> String {
        let lower = name.lowercased()
        if lower.hasSuffix("ies") && lower.count > 4 && !lower.hasSuffix("series") {
            return name.dropLast(3) + "y"
        }
        for ending in ["sses", "xes", "ches", "shes"] where lower.hasSuffix(ending) {
            return String(name.dropLast(2))
        }
        let keeps = ["ss", "us", "is", "ses", "series", "news"]
        if !lower.hasSuffix("s") || keeps.contains(where: lower.hasSuffix) { return name + "Item" }
        return String(name.dropLast())
    }
}

extension Schema {
    /// Whether a type may be declared where this schema stands, or for its elements.
    fileprivate var needsName: Bool {
        switch kind {
        case .any, .scalar, .null, .reference: false
        case .array(let element, _), .dictionary(let element): element.needsName
        case .tuple, .object, .enumeration, .constant, .union, .all: true
        }
    }

    /// Whether a type is declared where this schema stands.
    fileprivate var declaresType: Bool {
        switch kind {
        case .object, .enumeration, .tuple, .union: true
        // A property's constant is no type.
        case .array(let element, _), .dictionary(let element): element.isDeclared
        case .any, .scalar, .null, .reference, .constant, .all: false
        }
    }

    private var isDeclared: Bool {
        if case .constant(let value) = kind { value.isScalar } else { declaresType }
    }

    fileprivate var isList: Bool {
        switch kind {
        case .array, .dictionary: true
        case .any, .scalar, .null, .reference, .tuple, .object, .enumeration, .constant, .union,
            .all:
            false
        }
    }
}
