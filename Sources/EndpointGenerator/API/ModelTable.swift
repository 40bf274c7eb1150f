/// The schemas of an API's models by name.
struct ModelTable {
    var schemas: [String: Schema]

    init(_ models: [Model]) {
        schemas = Dictionary(
            models.map { ($0.name.value, $0.schema) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// The schema that a reference leads to, also over other references; itself if it is none, or
    /// if the way has no end.
    func resolved(_ schema: Schema) -> Schema {
        guard case .reference(let name) = schema.kind, let model = schemas[name.value] else {
            return schema
        }
        guard case .reference = model.kind else { return model }
        var current = schema
        var met: Set<String> = []
        while case .reference(let name) = current.kind, let next = schemas[name.value],
            met.insert(name.value).inserted
        {
            current = next
        }
        return current
    }

    /// Whether it takes all JSON, null too.
    func isAny(_ schema: Schema) -> Bool {
        if case .any = resolved(schema).kind { true } else { false }
    }

    /// The model that a name leads to over models which are but another name; nil if that has no
    /// end.
    func meant(by name: String) -> String? {
        var current = name
        var met: Set<String> = []
        while case .reference(let next)? = schemas[current]?.kind {
            guard met.insert(current).inserted else { return nil }
            current = next.value
        }
        return current
    }

    /// Whether null may stand for it, by itself or by the model that it names.
    func isNullable(_ schema: Schema) -> Bool {
        var schema = schema
        for _ in 0...schemas.count {
            switch schema.kind {
            case .null: return schema.isNullable
            case .reference(let target):
                if schema.isNullable { return true }
                guard let model = schemas[target.value] else { return false }
                schema = model
                if schema.isOptional { return true }
            default: return schema.isNullable
            }
        }
        return false
    }

    /// The members of a union and of the unions in it, each model once.
    func alternatives(of union: Schema) -> [Schema] {
        var found: [Schema] = []
        var met: Set<String> = []
        var open = [union]
        while let schema = open.popLast() {
            if case .reference(let name) = schema.kind, !met.insert(name.value).inserted {
                continue
            }
            guard case .union(let inner) = resolved(schema).kind else {
                found.append(schema)
                continue
            }
            open += inner.members.reversed().map { member in
                var member = member
                member.isNullable = member.isNullable || schema.isNullable
                return member
            }
        }
        return found
    }
}
