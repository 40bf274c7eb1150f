extension OpenAPIConversion {
    /// Where a schema's value is carried.
    enum Carrier {
        case json
        /// A parameter, a field of a form, a part of a multipart body.
        case parameter
    }

    /// A schema in the spec's words.
    ///
    /// - Parameter isMember: Whether it is one of `allOf`, which may require what another one has.
    func schema(
        _ node: JSONNode,
        in carrier: Carrier = .json,
        isMember: Bool = false
    ) -> SpecSchema {
        let node = document.withPlainReference(node)
        guard let object = node.object else { return flag(node) }
        if let reference = object["$ref"], let text = reference.string {
            return self.reference(Located(text, reference.range), beside: node, carrier)
        }
        if object["$dynamicRef"] != nil || object["$recursiveRef"] != nil {
            warn("a dynamic reference", readAs: "any value", at: node.range)
            return .any(node.range)
        }
        return schema(SchemaWords(node), in: carrier, isMember: isMember)
    }

    func schema(
        _ words: SchemaWords,
        in carrier: Carrier,
        isMember: Bool = false
    ) -> SpecSchema {
        var (types, isNullable) = types(words)
        if types.count == 1, types[0] == "null" {
            return SpecSchema(words: [JSONMember("type", .text("null", words.range))], words.range)
        }
        if types.isEmpty, words.type == nil, let implied = implied(words) {
            types = [implied]
        } else if types.isEmpty, words.type == nil, isMember, words.required != nil,
            words.allOf == nil, !words.hasUnion
        {
            types = ["object"]
        }
        var schema = kind(words, types, carrier, isMember)
        schema.isNullable = schema.isNullable || isNullable || words.isNullable
        if schema.isAny { schema.isNullable = false }
        let own = notes(words)
        // What is told of a part holds for the whole where that says nothing else.
        schema.notes =
            own
            + schema.notes.filter { note in
                note.key.value != "title" && !own.contains { $0.key.value == note.key.value }
            }
        return schema
    }

    private func kind(
        _ words: SchemaWords,
        _ types: [String],
        _ carrier: Carrier,
        _ isMember: Bool
    ) -> SpecSchema {
        if words.allOf != nil { return all(words, types, carrier) }
        if words.hasUnion, let union = union(words, types, carrier) { return union }
        if let constant = words.constant { return self.constant(constant, words) }
        if words.enumeration != nil, let enumeration = enumeration(words, types, carrier) {
            return enumeration
        }
        if types.count > 1 { return several(types, words, carrier) }
        switch types.first {
        case "object": return object(words, isMember: isMember)
        case "array": return array(words, carrier)
        case "string": return string(words, carrier)
        case "integer": return integer(words)
        case "number": return number(words)
        case "boolean": return SpecSchema(type: "boolean", words.range)
        default: return .any(words.range)
        }
    }

    /// `true` is any value, `false` none (JSON Schema 2020-12 §4.3.2).
    private func flag(_ node: JSONNode) -> SpecSchema {
        if node.bool != true {
            warn("a schema that is \(node.kindPhrase)", readAs: "any value", at: node.range)
        }
        return .any(node.range)
    }

    /// One schema for each of several types.
    private func several(
        _ types: [String],
        _ words: SchemaWords,
        _ carrier: Carrier
    ) -> SpecSchema {
        let members = types.map { type -> JSONNode in
            let own = SchemaWords(JSONNode(.null, words.range))
            own.format = type == "string" || types.count == 1 ? words.format : nil
            if type == "object" {
                own.properties = words.properties
                own.required = words.required
                own.additionalProperties = words.additionalProperties
            }
            if type == "array" { own.items = words.items }
            if type == "integer" || type == "number", !types.contains("string") {
                own.format = words.format
            }
            return kind(own, [type], carrier, false).node(.element)
        }
        let list = JSONNode(.array(members), words.range)
        return SpecSchema(words: [JSONMember("oneOf", list)], words.range)
    }
}

extension OpenAPIConversion {
    /// The types that a schema lists, and whether null is one of them.
    func types(_ words: SchemaWords) -> (types: [String], isNullable: Bool) {
        guard let node = words.type?.value else { return ([], false) }
        let listed = node.array ?? [node]
        var types: [String] = []
        var isNullable = false
        for element in listed {
            guard let word = element.string else {
                if element.isNull { isNullable = true }
                continue
            }
            if word == "null" {
                isNullable = true
            } else if let type = type(word, at: element.range), !types.contains(type) {
                types.append(type)
            }
        }
        // Each integer is a number.
        if types.contains("number") { types.removeAll { $0 == "integer" } }
        if types.isEmpty, isNullable, listed.count == 1 { return (["null"], false) }
        return (types, isNullable)
    }

    /// One of JSON Schema's types, or what is meant by a word that is none.
    private func type(_ word: String, at range: SourceRange) -> String? {
        switch word {
        case "object", "array", "string", "integer", "number", "boolean": return word
        case "file": return "string"
        default: break
        }
        let meant: [String: String] = [
            "int": "integer", "long": "integer", "float": "number", "double": "number",
            "decimal": "number", "bool": "boolean", "str": "string", "text": "string",
            "date": "string", "datetime": "string", "date-time": "string", "uuid": "string",
            "dict": "object", "map": "object", "list": "array",
        ]
        let lower = word.lowercased()
        let isOneInCapitals = ["object", "array", "string", "integer", "number", "boolean"]
            .contains(lower)
        let type = isOneInCapitals ? lower : meant[lower]
        warn("type \(word.quoted)", readAs: (type ?? "any value").quotedWord, at: range)
        return type
    }

    /// The type that other words say.
    private func implied(_ words: SchemaWords) -> String? {
        if words.hasObjectWords {
            if !words.hasUnion, words.allOf == nil {
                let word =
                    words.properties != nil
                    ? "properties"
                    : words.patternProperties != nil
                        ? "patternProperties" : "additionalProperties"
                warn(
                    "a schema with \(word.quoted) and no 'type'",
                    readAs: "an object",
                    at: words.range.prefix(1)
                )
            }
            return "object"
        }
        if words.items != nil || words.prefixItems != nil { return "array" }
        if words.enumeration == nil, words.constant == nil, !words.hasUnion, words.allOf == nil,
            let format = words.format?.value, ["date-time", "date", "uuid"].contains(format)
        {
            return "string"
        }
        return nil
    }

    /// What is told of a schema wherever it stands.
    private func notes(_ words: SchemaWords) -> [JSONMember] {
        var notes: [JSONMember] = []
        if let title = words.title { notes.append(title) }
        if let description = words.description { notes.append(description) }
        if let deprecated = words.isDeprecated { notes.append(deprecated) }
        if let name = swiftName(words.swiftName) { notes.append(name) }
        for limit in words.limits where limit.isLimit { notes.append(limit) }
        if options.keepsExamples, let examples = words.examples {
            notes.append(JSONMember("examples", examples))
        }
        return notes
    }
}

extension OpenAPIConversion {
    /// `x-swift-name` in the spec's word; nil, with a warning, where it is no name.
    func swiftName(_ node: JSONNode?) -> JSONMember? {
        guard let node else { return nil }
        if node.string?.isSwiftIdentifier == true { return JSONMember("swiftName", node) }
        warn(leftOut: "an 'x-swift-name' that is no Swift identifier", at: node.range)
        return nil
    }
}

extension JSONMember {
    /// Whether a limit is of the type that its word asks for.
    fileprivate var isLimit: Bool {
        switch value.value {
        case .string: key.value == "pattern"
        case .number(let text):
            if key.value.hasSuffix("Length") || key.value.hasSuffix("Items")
                || key.value.hasSuffix("Properties")
            {
                Int(text).map { $0 >= 0 } ?? false
            } else {
                key.value != "pattern"
            }
        case .null, .bool, .array, .object: false
        }
    }
}

extension String {
    /// In quotes, unless it is a phrase.
    fileprivate var quotedWord: String { contains(" ") ? self : quoted }
}
