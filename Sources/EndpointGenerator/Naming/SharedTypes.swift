/// Finds nested types that are equal in all but where they stand, and keeps one of each: in the other
/// places its name stands for the one that is kept.
///
/// `Issue.State` and `PullRequest.State` with the same values are one type with two names. Whoever
/// writes either name gets it, whichever of them is declared; and the compiler has one to read.
struct SharedTypes {
    /// What a type looks like → the first of its kind.
    private var hosts: [String: [SwiftName]] = [:]
    /// Where a type stood → where the one is that it is now.
    private var moved: [[SwiftName]: [SwiftName]] = [:]

    /// Shares types among those of an API. A model for which a config asks for something of its own
    /// keeps its types.
    static func share(_ api: inout NamedAPI, except models: Set<String>) {
        var types = SharedTypes()
        for index in api.models.indices where !models.contains(api.models[index].model) {
            types.share(&api.models[index].nested)
        }
        // What is deprecated may use what is not, but not the other way round.
        for isDeprecated in [false, true] {
            for index in api.endpoints.indices
            where (api.endpoints[index].endpoint.deprecation != nil) == isDeprecated {
                types.share(&api.endpoints[index], isHost: !isDeprecated)
            }
        }
    }

    private mutating func share(_ endpoint: inout NamedEndpoint, isHost: Bool) {
        share(&endpoint.nested, isHost: isHost)
        if endpoint.failures.isEmpty || endpoint.rejection != nil { return }
        var key = "Failure"
        for failure in endpoint.failures {
            key += "|\(failure.name.text) \(text(of: failure.type, within: []))"
            key += " \(failure.unwrap?.text ?? "-") \(failure.isText)"
        }
        let path = [endpoint.type, SwiftName(text: "Failure")]
        if let host = hosts[key] {
            endpoint.failureHost = host
        } else if isHost {
            hosts[key] = path
        }
    }

    private mutating func share(_ types: inout [NamedType], isHost: Bool = true) {
        for index in types.indices { share(&types[index], isHost: isHost) }
    }

    private mutating func share(_ type: inout NamedType, isHost: Bool) {
        if case .fields = type.content { return share(&type.nested, isHost: isHost) }
        if case .alias = type.content { return }
        var key = type.name.text
        describe(type, within: type.path, into: &key)
        guard let host = hosts[key] else {
            if isHost { hosts[key] = type.path }
            share(&type.nested, isHost: isHost)
            return
        }
        move(type, from: type.path, to: host)
        type.content = .shared(with: host)
        type.nested = []
        type.rest = nil
    }

    private mutating func move(_ type: NamedType, from old: [SwiftName], to host: [SwiftName]) {
        moved[type.path] = host + type.path.dropFirst(old.count)
        for nested in type.nested { move(nested, from: old, to: host) }
    }
}

extension SharedTypes {
    /// Everything of a type that is printed, but for its own description and for where it stands.
    private func describe(_ type: NamedType, within root: [SwiftName], into key: inout String) {
        switch type.content {
        case .object(let fields):
            key += "{"
            for field in fields { describe(field, within: root, into: &key) }
            if let rest = type.rest { describe(rest, within: root, into: &key) }
            key += "}"
        case .tuple(let tuple):
            key += "("
            for field in tuple.fields { describe(field, within: root, into: &key) }
            key += tuple.rest == nil ? ")" : "*)"
        case .enumeration(let enumeration):
            key += "<\(enumeration.isClosed) \(text(of: enumeration.value, within: root))"
            for each in enumeration.cases { key += "\n\(each.name.text)=\(each.value)" }
            key += ">"
        case .union(let union):
            key += "[\(union.isIndirect) \(union.choice.outline)"
            for member in union.members {
                key += "\n\(member.name.text) \(text(of: member.type, within: root))"
                describe(member.schema, into: &key)
                if case .constant(let value) = member.schema.kind { key += value.compactJSON }
            }
            key += "]"
        case .alias(let use): key += "=" + text(of: use, within: root)
        case .shared(let host): key += "@" + host.map(\.text).joined(separator: ".")
        case .fields: key += "form"
        }
        for nested in type.nested {
            key += "\n\(nested.name.text):"
            describe(nested.schema, into: &key)
            describe(nested, within: root, into: &key)
        }
    }

    private func describe(
        _ field: NamedField,
        within root: [SwiftName],
        into key: inout String
    ) {
        key += "\n\(field.wire.value)|\(field.name.text)|\(text(of: field.type, within: root))|"
        key += field.isRequired ? "r" : "-"
        key += field.isNullable ? "n" : "-"
        key += field.isWriteOnly ? "w" : "-"
        key += field.isReadOnly ? "o" : "-"
        key += field.isIndirect ? "i" : "-"
        if let value = field.defaultValue { key += "=" + value.flat }
        if let value = field.initialValue { key += "^" + value.flat }
        if let constant = field.constant { key += ":" + constant }
        if let pattern = field.schema.dateFormat { key += "~" + pattern.value }
        describe(field.schema, into: &key)
    }

    /// What is told of a schema.
    private func describe(_ schema: Schema, into key: inout String) {
        if let title = schema.title { key += "#" + title }
        if let description = schema.description { key += "/" + description }
        for limit in schema.limits { key += "!" + limit.keyword + limit.text }
        for example in schema.examples { key += "%" + example.compactJSON }
        if let deprecation = schema.deprecation { key += "†" + (deprecation.message ?? "") }
        if schema.isUnique { key += "u" }
        if schema.isLossy { key += "l" }
    }

    private func text(of use: TypeUse, within root: [SwiftName]) -> String {
        switch use {
        case .any: return "any"
        case .null: return "null"
        case .scalar(let scalar): return scalar.rawValue
        case .date(let pattern): return "date " + pattern
        case .custom(let text): return "custom " + text
        case .runtime(let name): return "runtime " + name.text
        case .named(let path), .alias(let path, _):
            if !root.isEmpty, path.starts(with: root) {
                return "^" + path.dropFirst(root.count).map(\.text).joined(separator: ".")
            }
            return (moved[path] ?? path).map(\.text).joined(separator: ".")
        case .array(let element): return "[\(text(of: element, within: root))]"
        case .dictionary(let value): return "[:\(text(of: value, within: root))]"
        case .lossy(let inner): return "lossy \(text(of: inner, within: root))"
        case .optional(let wrapped): return text(of: wrapped, within: root) + "?"
        case .presence(let value): return text(of: value, within: root) + "??"
        }
    }
}
