extension OpenAPIConversion {
    /// Gives a parameter the default of its schema, which is then sent; it need not be given any more.
    ///
    /// - Returns: Whether it has one.
    func addDefault(to schema: inout SpecSchema, of source: JSONNode) -> Bool {
        guard let value = assumed(source), allowsDefault(value, source, .parameter) else {
            return false
        }
        // A constant is sent anyway.
        if schema.word("const") == nil { schema.notes.append(JSONMember("default", value)) }
        return true
    }

    /// Gives a property the default beside its schema's words; tells it where it may be absent.
    func addDefault(
        to schema: inout SpecSchema,
        of source: JSONNode,
        isRequired: Bool,
        _ carrier: Carrier
    ) {
        guard let value = source.object?["default"], allowsDefault(value, source, carrier) else {
            return
        }
        if !isRequired {
            schema.describe(default: value)
        } else if schema.word("const") == nil {
            schema.notes.append(JSONMember("default", value))
        }
    }

    /// What is assumed where a value is not sent, by the schema itself or by what it is made of.
    private func assumed(_ source: JSONNode, depth: Int = 0) -> JSONNode? {
        guard depth < Self.maximumChain, let object = source.object else { return nil }
        let isReference = object["$ref"] != nil
        if !isReference || document.version.keepsSiblings, let value = object["default"] {
            return value
        }
        if isReference { return followed(source).flatMap { assumed($0, depth: depth + 1) } }
        let parts = object["allOf"]?.array ?? []
        return parts.lazy.compactMap { self.assumed($0, depth: depth + 1) }.first
    }

    /// Whether a default is one; null says no more than that there is none.
    private func allowsDefault(
        _ value: JSONNode,
        _ source: JSONNode,
        _ carrier: Carrier
    ) -> Bool {
        if value.isNull { return false }
        if allows(value, source, carrier) { return true }
        let what =
            value.isScalar ? "default \(value.excerpt)" : "\(value.excerpt) as a default"
        warn(leftOut: what + ", which its schema does not allow", at: value.range)
        return false
    }

    /// Whether a schema allows a value; limits and patterns are documentation.
    private func allows(
        _ value: JSONNode,
        _ source: JSONNode,
        _ carrier: Carrier,
        depth: Int = 0
    ) -> Bool {
        guard depth < Self.maximumChain, let node = followed(source) else { return false }
        guard node.object != nil else { return node.bool == true }
        let words = SchemaWords(node)
        let (types, isNullable) = types(words)
        if value.isNull { return isNullable || words.isNullable || types == ["null"] }
        if let constant = words.constant, !constant.equals(value) { return false }
        if let listed = words.enumeration?.value.array {
            guard listed.contains(where: { $0.equals(value) }) else { return false }
        }
        for part in words.allOf?.value.array ?? [] {
            guard allows(value, part, carrier, depth: depth + 1) else { return false }
        }
        if let members = (words.oneOf ?? words.anyOf)?.value.array {
            var isOneOfThem = false
            for member in members where !isOneOfThem {
                isOneOfThem = allows(value, member, carrier, depth: depth + 1)
            }
            guard isOneOfThem else { return false }
        }
        let implied = words.hasObjectWords ? ["object"] : words.items != nil ? ["array"] : []
        let own = types.isEmpty ? implied : types
        if own.isEmpty { return words.hasStructure || carrier == .json || value.string != nil }
        for type in own where allows(value, type, words, carrier, depth: depth) { return true }
        return false
    }

    private func allows(
        _ value: JSONNode,
        _ type: String,
        _ words: SchemaWords,
        _ carrier: Carrier,
        depth: Int
    ) -> Bool {
        switch type {
        case "boolean": return value.bool != nil
        case "string": return string(words, carrier).admits(value)
        case "integer": return integer(words).admits(value)
        case "number": return number(words).admits(value)
        case "array":
            guard let elements = value.array else { return false }
            guard let items = words.items, items.object != nil else { return true }
            return elements.allSatisfy { allows($0, items, carrier, depth: depth + 1) }
        default:
            guard let object = value.object else { return false }
            let required = words.required?.array?.compactMap(\.string) ?? []
            guard required.allSatisfy({ object[$0] != nil }) else { return false }
            return object.members.allSatisfy { member in
                let property = words.properties?.object?[member.key.value]
                guard let schema = property ?? words.additionalProperties else { return true }
                return allows(member.value, schema, carrier, depth: depth + 1)
            }
        }
    }
}

extension SpecSchema {
    /// Whether a value is one of the scalar that it is.
    fileprivate func admits(_ value: JSONNode) -> Bool {
        type.flatMap(ScalarType.init(rawValue:))?.admits(value) == true
    }
}
