extension SupportCheck {
    mutating func check(_ model: Model) {
        let what: String
        switch model.schema.kind {
        case .object, .enumeration, .union, .all, .tuple: return
        case .array: what = "an array"
        case .dictionary: what = "a dictionary"
        case .reference, .scalar, .any, .null: what = "another name for a type"
        case .constant: what = "a constant"
        }
        refuse("a model that is \(what) is", at: model.name.range)
    }

    mutating func check(_ schema: Schema, _ use: SchemaUse) {
        checkWords(schema, isParameter: use.isParameter && use.property == nil)
        checkKind(schema, use)
        var children: [(Schema, String?)] = []
        schema.forEachChild { children.append(($0, $1)) }
        for (child, property) in children {
            var use = use
            use.property = property ?? use.property
            check(child, use)
        }
    }

    private mutating func checkWords(_ schema: Schema, isParameter: Bool) {
        let words = [
            ("nullable", schema.isNullable && !isParameter), ("readOnly", schema.isReadOnly),
            ("writeOnly", schema.isWriteOnly), ("lossy", schema.isLossy),
            ("uniqueItems", schema.isUnique),
        ]
        for (word, isSet) in words where isSet {
            if let place = schema.places[word] { refuse("'\(word)' is", at: place) }
        }
        if let value = schema.defaultValue, !isParameter {
            refuse("'default' of a property is", at: schema.places["default"] ?? value.range)
        }
        if let format = schema.dateFormat {
            refuse("'dateFormat' is", at: schema.places["dateFormat"] ?? format.range)
        }
        if let type = schema.swiftType {
            refuse("'swiftType' is", at: schema.places["swiftType"] ?? type.range)
        }
    }

    private mutating func checkKind(_ schema: Schema, _ use: SchemaUse) {
        switch schema.kind {
        case .any, .reference, .array, .dictionary: break
        case .scalar(let scalar):
            if scalar == .binary, !use.isParameter || use.property != nil {
                refuse("'binary' in JSON is", at: schema.range)
            }
        case .null: refuse("type 'null' is", at: schema.places["type"] ?? schema.range)
        case .tuple: refuse("'prefixItems' is", at: schema.places["prefixItems"] ?? schema.range)
        case .object(let object): check(object, schema)
        case .enumeration(let enumeration): check(enumeration, schema)
        case .constant:
            if !use.isParameter || use.property != nil {
                refuse("'const' of a property is", at: schema.places["const"] ?? schema.range)
            }
        case .union(let union):
            let word = union.isExclusive ? "oneOf" : "anyOf"
            refuse("'\(word)' is", at: schema.places[word] ?? schema.range)
        case .all: refuse("'allOf' is", at: schema.places["allOf"] ?? schema.range)
        }
    }

    private mutating func check(_ object: ObjectSchema, _ schema: Schema) {
        if case .kept(let rest) = object.additional {
            refuse(
                "'additionalProperties' beside 'properties' is",
                at: schema.places["additionalProperties"] ?? rest.range
            )
        }
        if let pattern = object.patterns.first {
            refuse(
                "'patternProperties' is",
                at: schema.places["patternProperties"] ?? pattern.pattern.range
            )
        }
    }

    private mutating func check(_ enumeration: EnumerationSchema, _ schema: Schema) {
        if let value = enumeration.values.first(where: { $0.string == nil }) {
            refuse("an enumeration of other values than strings is", at: value.range)
        }
        switch enumeration.type {
        case nil, .string: break
        case .some(let type):
            if enumeration.values.allSatisfy({ $0.string != nil }) {
                let place = schema.places["type"] ?? schema.range
                refuse("an enumeration of type '\(type.rawValue)' is", at: place)
            }
        }
        if enumeration.isClosed {
            refuse("'closed' is", at: schema.places["closed"] ?? schema.range)
        }
    }
}

extension Schema {
    fileprivate var isUnique: Bool {
        if case .array(_, let unique) = kind { unique } else { false }
    }
}

extension SchemaUse {
    fileprivate var isParameter: Bool {
        switch root {
        case .parameter, .sharedParameter: true
        case .model, .body, .response, .responseHeader, .failure, .rejection: false
        }
    }
}
