/// Gives what a config's `names` point at the Swift names that stand there, as `swiftName` and an
/// enumeration's `names` would in a document of one's own.
struct ConfigNames {
    /// The place that a pointer leads to → the name.
    private var names: [SourceRange: Located<String>] = [:]
    private var used: Set<SourceRange> = []

    static func apply(
        _ config: Config,
        to api: inout API,
        of document: JSONNode,
        into diagnostics: inout [Diagnostic]
    ) {
        if config.names.isEmpty { return }
        var names = ConfigNames()
        var places: [(place: SourceRange, pointer: Located<JSONPointer>)] = []
        for (pointer, name) in config.names {
            guard let place = document.place(at: pointer.value) else {
                diagnostics.report(.config(.pointsNowhere(pointer.value.text)), at: pointer.range)
                continue
            }
            names.names[place] = name
            places.append((place, pointer))
        }
        names.apply(to: &api)
        for (place, pointer) in places where !names.used.contains(place) {
            diagnostics.report(.config(.pointsAtNoName(pointer.value.text)), at: pointer.range)
        }
    }

    private mutating func name(at place: SourceRange) -> Located<String>? {
        guard let name = names[place] else { return nil }
        used.insert(place)
        return name
    }

    private mutating func apply(to api: inout API) {
        for index in api.models.indices {
            if let name = name(at: api.models[index].name.range) {
                api.models[index].schema.swiftName = name
            }
        }
        for index in api.endpoints.indices {
            if let name = name(at: api.endpoints[index].name.range) {
                api.endpoints[index].swiftName = name
            }
        }
        for index in api.headers.indices { apply(to: &api.headers[index]) }
        for endpoint in api.endpoints.indices {
            for index in api.endpoints[endpoint].parameters.indices {
                apply(to: &api.endpoints[endpoint].parameters[index])
            }
        }
        api.changeSchemas { schema in
            var schema = schema
            apply(to: &schema)
            return schema
        }
    }

    private mutating func apply(to parameter: inout Parameter) {
        if let name = name(at: parameter.name.range) { parameter.schema.swiftName = name }
    }

    private mutating func apply(to schema: inout Schema) {
        switch schema.kind {
        case .object(var object):
            for index in object.properties.indices {
                if let name = name(at: object.properties[index].name.range) {
                    object.properties[index].schema.swiftName = name
                }
            }
            schema.kind = .object(object)
        case .enumeration(var enumeration):
            let chosen = enumeration.values.map { name(at: $0.range) }
            guard chosen.contains(where: { $0 != nil }) else { return }
            let given = enumeration.names
            enumeration.names = enumeration.values.indices.map { index in
                chosen[index] ?? (index < given.count ? given[index] : nil)
                    ?? Located(
                        enumeration.values[index].wireName,
                        enumeration.values[index].range
                    )
            }
            schema.kind = .enumeration(enumeration)
        case .any, .scalar, .null, .reference, .array, .tuple, .dictionary, .constant, .union, .all:
            break
        }
    }
}

extension JSONNode {
    /// Where a pointer leads to: the key of an object's member, or an array's element; in an OpenAPI
    /// document an operation's id or a parameter's name, if it has one.
    func place(at pointer: JSONPointer) -> SourceRange? {
        var node = self
        var place: SourceRange?
        for token in pointer.tokens {
            switch node.value {
            case .object(let object):
                guard let member = object.members.first(where: { $0.key.value == token }) else {
                    return nil
                }
                place = member.key.range
                node = member.value
            case .array(let elements):
                guard let index = Int(token), elements.indices.contains(index) else { return nil }
                place = elements[index].range
                node = elements[index]
            case .null, .bool, .number, .string: return nil
            }
        }
        return node.ownName?.range ?? place
    }

    /// What an OpenAPI document names in itself, not by the key that it stands at.
    private var ownName: JSONNode? {
        guard let object else { return nil }
        if let id = object["operationId"], id.hasText { return id }
        return object["in"]?.string == nil ? nil : object["name"].flatMap { $0.hasText ? $0 : nil }
    }
}
