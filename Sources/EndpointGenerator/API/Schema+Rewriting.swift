extension Schema {
    /// With other schemas in the place of those directly inside for which there are some; nil where
    /// there are none, so that nothing is copied.
    func changingChildren(_ change: (Schema) -> Schema?) -> Schema? {
        var schema = self
        switch kind {
        case .any, .scalar, .null, .reference, .enumeration, .constant: return nil
        case .array(let element, let unique):
            guard let element = change(element) else { return nil }
            schema.kind = .array(element, unique: unique)
        case .dictionary(let element):
            guard let element = change(element) else { return nil }
            schema.kind = .dictionary(element)
        case .tuple(let elements, let rest):
            let changed = elements.changed(change)
            let changedRest = rest.flatMap(change)
            if changed == nil, changedRest == nil { return nil }
            schema.kind = .tuple(changed ?? elements, rest: changedRest ?? rest)
        case .object(let object):
            guard let object = object.changingSchemas(change) else { return nil }
            schema.kind = .object(object)
        case .union(var union):
            guard let members = union.members.changed(change) else { return nil }
            union.members = members
            schema.kind = .union(union)
        case .all(let members):
            guard let members = members.changed(change) else { return nil }
            schema.kind = .all(members)
        }
        return schema
    }
}

extension ObjectSchema {
    fileprivate func changingSchemas(_ change: (Schema) -> Schema?) -> ObjectSchema? {
        var object: ObjectSchema?
        for index in properties.indices {
            guard let schema = change(properties[index].schema) else { continue }
            if object == nil { object = self }
            object?.properties[index].schema = schema
        }
        if case .kept(let rest) = additional, let schema = change(rest) {
            if object == nil { object = self }
            object?.additional = .kept(schema)
        }
        for index in patterns.indices {
            guard let schema = change(patterns[index].schema) else { continue }
            if object == nil { object = self }
            object?.patterns[index].schema = schema
        }
        return object
    }
}

extension [Schema] {
    fileprivate func changed(_ change: (Schema) -> Schema?) -> [Schema]? {
        var schemas: [Schema]?
        for index in indices {
            guard let schema = change(self[index]) else { continue }
            if schemas == nil { schemas = self }
            schemas?[index] = schema
        }
        return schemas
    }
}
