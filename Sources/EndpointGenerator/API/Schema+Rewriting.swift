extension Schema {
    /// With another schema in the place of each one directly inside.
    func rewritingChildren(_ rewrite: (Schema) -> Schema) -> Schema {
        var schema = self
        switch kind {
        case .any, .scalar, .null, .reference, .enumeration, .constant: break
        case .array(let element, let unique):
            schema.kind = .array(rewrite(element), unique: unique)
        case .dictionary(let element): schema.kind = .dictionary(rewrite(element))
        case .tuple(let elements, let rest):
            schema.kind = .tuple(elements.map(rewrite), rest: rest.map(rewrite))
        case .object(var object):
            for index in object.properties.indices {
                object.properties[index].schema = rewrite(object.properties[index].schema)
            }
            if case .kept(let rest) = object.additional { object.additional = .kept(rewrite(rest)) }
            object.patterns = object.patterns.map { ($0.pattern, rewrite($0.schema)) }
            schema.kind = .object(object)
        case .union(var union):
            union.members = union.members.map(rewrite)
            schema.kind = .union(union)
        case .all(let members): schema.kind = .all(members.map(rewrite))
        }
        return schema
    }
}
