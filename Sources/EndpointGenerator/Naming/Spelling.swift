/// How a type is written, so that it means the same wherever it stands.
struct Spelling {
    var namespace: SwiftName
    var isTopLevel: Bool
    /// Names that a nested type or an associated type takes: a model of that name is written with
    /// its namespace.
    var nested: Set<String>
    /// Names that any type of ours takes: a type of that name which is Swift's or Foundation's is
    /// written with its module.
    var declared: Set<String>

    /// Where a type is written.
    enum Place {
        /// Where a type is declared, nested in the namespace.
        case inside
        /// In an extension of a nested type: its own types are seen there, but the namespace's are
        /// not.
        case coding
        case outside
    }

    func text(_ type: TypeUse, _ place: Place = .inside) -> String {
        switch type {
        case .any: RuntimeName.jsonValue.text
        case .null: RuntimeName.jsonNull.text
        case .scalar(let scalar): text(scalar)
        case .date: text(.dateTime)
        case .named(let path), .alias(let path, _): text(path, place)
        case .custom(let type): type
        case .array(let element): "[\(text(element, place))]"
        case .dictionary(let value): "[\(text(.scalar(.string))): \(text(value, place))]"
        case .lossy(let inner): text(inner, place)
        case .optional(let wrapped): text(wrapped, place) + "?"
        case .runtime(let name): name.text
        case .presence(let value): "\(RuntimeName.presence.text)<\(text(value, place))>"
        }
    }

    private func text(_ path: [SwiftName], _ place: Place) -> String {
        let name = path[path.count - 1]
        switch place {
        case .inside where path.count > 1 || !nested.contains(name.text): return name.escaped
        case .coding where path.count > 1: return name.escaped
        case .inside, .coding, .outside: return qualified(path)
        }
    }

    /// A nested type from within the namespace: `User.Owner`, with the namespace where something
    /// nested has the name of the outer one.
    func reference(to path: [SwiftName]) -> String {
        guard let first = path.first else { return "" }
        let outer = text([first], .inside)
        return ([outer] + path.dropFirst().map(\.escaped)).joined(separator: ".")
    }

    /// `GitHub.User.Owner`.
    func qualified(_ path: [SwiftName]) -> String {
        ((isTopLevel ? [] : [namespace]) + path).map(\.escaped).joined(separator: ".")
    }

    private func text(_ scalar: ScalarType) -> String {
        let (module, name) = scalar.swiftType
        return module == "EndpointsRuntime" || declared.contains(name) ? "\(module).\(name)" : name
    }

    /// A protocol; one of Swift's own with its module where a type of ours has its name.
    func standard(_ name: String) -> String {
        declared.contains(name) && StandardTypes.swift.contains(name) ? "Swift.\(name)" : name
    }
}

extension ScalarType {
    /// The Swift type that carries it, and its module.
    var swiftType: (module: String, name: String) {
        switch self {
        case .string: ("Swift", "String")
        case .integer: ("Swift", "Int")
        case .number, .double: ("Swift", "Double")
        case .boolean: ("Swift", "Bool")
        case .dateTime, .unixtime, .unixtimeMilliseconds, .httpDate: ("Foundation", "Date")
        case .date: ("EndpointsRuntime", "CalendarDate")
        case .time: ("EndpointsRuntime", "CalendarTime")
        case .dateTimeLocal: ("EndpointsRuntime", "CalendarDateTime")
        case .duration: ("EndpointsRuntime", "CalendarDuration")
        case .uuid: ("Foundation", "UUID")
        case .uri: ("Foundation", "URL")
        case .byte, .binary: ("Foundation", "Data")
        case .int32: ("Swift", "Int32")
        case .int64: ("Swift", "Int64")
        case .uint32: ("Swift", "UInt32")
        case .uint64: ("Swift", "UInt64")
        case .float: ("Swift", "Float")
        case .decimal: ("Foundation", "Decimal")
        }
    }
}
