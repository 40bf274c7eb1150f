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
                types.share(api.endpoints[index], isHost: !isDeprecated)
            }
        }
    }

    private mutating func share(_ endpoint: NamedEndpoint, isHost: Bool) {
        share(&endpoint.nested, isHost: isHost)
        if endpoint.failures.isEmpty || endpoint.rejection != nil { return }
        var text = Array("Failure".utf8)
        for failure in endpoint.failures {
            text += "|\(failure.name.text) ".utf8
            describe(failure.type, within: [], into: &text)
            text += " \(failure.unwrap?.text ?? "-") \(failure.isText)".utf8
        }
        let key = String(decoding: text, as: UTF8.self)
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
        var text = Array(type.name.text.utf8)
        describe(type, within: type.path, into: &text)
        let key = String(decoding: text, as: UTF8.self)
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
    private func describe(_ type: NamedType, within root: [SwiftName], into key: inout [UInt8]) {
        switch type.content {
        case .object(let fields):
            key += "{".utf8
            for field in fields { describe(field, within: root, into: &key) }
            if let rest = type.rest { describe(rest, within: root, into: &key) }
            key += "}".utf8
        case .tuple(let tuple):
            key += "(".utf8
            for field in tuple.fields { describe(field, within: root, into: &key) }
            key += tuple.rest == nil ? ")".utf8 : "*)".utf8
        case .enumeration(let enumeration):
            key += enumeration.isClosed ? "<!".utf8 : "<".utf8
            describe(enumeration.value, within: root, into: &key)
            for each in enumeration.cases {
                key += "\n".utf8
                key += each.name.text.utf8
                key += "=".utf8
                key += each.value.utf8
            }
            key += ">".utf8
        case .union(let union):
            key += "[\(union.isIndirect) \(union.choice.outline)".utf8
            for member in union.members {
                key += "\n\(member.name.text) ".utf8
                describe(member.type, within: root, into: &key)
                describe(member.schema, into: &key)
                if case .constant(let value) = member.schema.kind { key += value.compactJSON.utf8 }
            }
            key += "]".utf8
        case .alias(let use):
            key += "=".utf8
            describe(use, within: root, into: &key)
        case .shared(let host):
            key += "@".utf8
            describe(host[...], into: &key)
        case .fields: key += "form".utf8
        }
        for nested in type.nested {
            key += "\n\(nested.name.text):".utf8
            describe(nested.schema, into: &key)
            describe(nested, within: root, into: &key)
        }
    }

    private func describe(
        _ field: NamedField,
        within root: [SwiftName],
        into key: inout [UInt8]
    ) {
        key += "\n".utf8
        key += field.wire.value.utf8
        key += "|".utf8
        key += field.name.text.utf8
        key += "|".utf8
        describe(field.type, within: root, into: &key)
        key += "|".utf8
        key.append(UInt8(ascii: field.isRequired ? "r" : "-"))
        key.append(UInt8(ascii: field.isNullable ? "n" : "-"))
        key.append(UInt8(ascii: field.isWriteOnly ? "w" : "-"))
        key.append(UInt8(ascii: field.isReadOnly ? "o" : "-"))
        key.append(UInt8(ascii: field.isIndirect ? "i" : "-"))
        if let value = field.defaultValue { describe("=", value.flat, into: &key) }
        if let value = field.initialValue { describe("^", value.flat, into: &key) }
        if let constant = field.constant { describe(":", constant, into: &key) }
        if let pattern = field.schema.dateFormat { describe("~", pattern.value, into: &key) }
        describe(field.schema, into: &key)
    }

    /// What is told of a schema.
    private func describe(_ schema: Schema, into key: inout [UInt8]) {
        if let title = schema.title { describe("#", title, into: &key) }
        if let description = schema.description { describe("/", description, into: &key) }
        for limit in schema.limits { describe("!", limit.keyword + limit.text, into: &key) }
        for example in schema.examples { describe("%", example.compactJSON, into: &key) }
        if let deprecation = schema.deprecation {
            describe("†", deprecation.message ?? "", into: &key)
        }
        if schema.isUnique { key += "u".utf8 }
        if schema.isLossy { key += "l".utf8 }
    }

    private func describe(_ sign: String, _ text: String, into key: inout [UInt8]) {
        key += sign.utf8
        key += text.utf8
    }

    private func describe(_ use: TypeUse, within root: [SwiftName], into key: inout [UInt8]) {
        switch use {
        case .any: key += "any".utf8
        case .null: key += "null".utf8
        case .scalar(let scalar): key += scalar.rawValue.utf8
        case .date(let pattern): describe("date ", pattern, into: &key)
        case .custom(let text): describe("custom ", text, into: &key)
        case .runtime(let name): describe("runtime ", name.text, into: &key)
        case .named(let path), .alias(let path, _):
            if !root.isEmpty, path.starts(with: root) {
                key += "^".utf8
                describe(path.dropFirst(root.count), into: &key)
            } else {
                describe((moved[path] ?? path)[...], into: &key)
            }
        case .array(let element):
            key += "[".utf8
            describe(element, within: root, into: &key)
            key += "]".utf8
        case .dictionary(let value):
            key += "[:".utf8
            describe(value, within: root, into: &key)
            key += "]".utf8
        case .lossy(let inner):
            key += "lossy ".utf8
            describe(inner, within: root, into: &key)
        case .optional(let wrapped):
            describe(wrapped, within: root, into: &key)
            key += "?".utf8
        case .presence(let value):
            describe(value, within: root, into: &key)
            key += "??".utf8
        }
    }

    private func describe(_ path: ArraySlice<SwiftName>, into key: inout [UInt8]) {
        for name in path {
            key += ".".utf8
            key += name.text.utf8
        }
    }
}
