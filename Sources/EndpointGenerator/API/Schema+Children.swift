extension Schema {
    /// Calls with each schema directly inside this one, and the property that holds it.
    func forEachChild(_ body: (_ child: Schema, _ property: String?) -> Void) {
        switch kind {
        case .any, .scalar, .null, .reference, .enumeration, .constant: break
        case .array(let element, _), .dictionary(let element): body(element, nil)
        case .tuple(let elements, let rest):
            for element in elements { body(element, nil) }
            if let rest { body(rest, nil) }
        case .object(let object):
            for property in object.properties { body(property.schema, property.name.value) }
            if case .kept(let schema) = object.additional { body(schema, nil) }
            for pattern in object.patterns { body(pattern.schema, nil) }
        case .union(let union): for member in union.members { body(member, nil) }
        case .all(let members): for member in members { body(member, nil) }
        }
    }
}
