/// The names of the types that inline schemas become, side by side in one type.
///
/// `owner` → `Owner`, an array `labels` → `Label`, `type` → `Kind`. Where an array's singular meets
/// another property's type, the array's is `LabelsItem`, whichever stands first.
struct NestedNames {
    private var names: [String: SwiftName] = [:]

    init(
        _ schemas: [(wire: String, schema: Schema)],
        reserved: Set<String> = [],
        namespace: SwiftName
    ) {
        var plain: [String: SwiftName] = [:]
        var uses: [SwiftName: Int] = [:]
        for (wire, schema) in schemas where schema.declaresType {
            let name = Self.candidate(wire, isList: schema.isList)
            plain[wire] = name
            uses[name, default: 0] += 1
        }
        for (wire, schema) in schemas {
            guard var name = plain[wire] else { continue }
            if uses[name, default: 0] > 1 && schema.isList {
                name = SwiftName(text: SwiftName.upper(wire).text + "Item")
            }
            if reserved.contains(name.text) || Namer.isReserved(name.text, namespace: namespace) {
                name = SwiftName(text: name.text + "Value")
            }
            names[wire] = name
        }
    }

    /// The name for the schema of that wire name; a schema without inline types needs none.
    subscript(wire: String) -> SwiftName {
        names[wire] ?? SwiftName.upper(wire)
    }

    private static func candidate(_ wire: String, isList: Bool) -> SwiftName {
        let name = SwiftName.upper(wire)
        switch name.text {
        case "Type": return SwiftName(text: "Kind")
        case "ID": return SwiftName(text: "Identifier")
        default: return isList ? SwiftName(text: singular(name.text)) : name
        }
    }

    /// `Labels` → `Label`, `Repositories` → `Repository`, `Addresses` → `Address`; what follows no
    /// rule stays.
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
    /// Whether a type is declared where this schema stands.
    fileprivate var declaresType: Bool {
        switch kind {
        case .object, .enumeration: true
        case .array(let element, _): element.declaresType
        case .dictionary(let value): value.declaresType
        case .any, .scalar, .null, .reference, .tuple, .constant, .union, .all: false
        }
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
