extension API {
    /// Changes every schema of the API, those inside others before them.
    mutating func changeSchemas(_ body: (inout Schema) -> Void) {
        for index in parameters.indices { parameters[index].schema.change(body) }
        for index in headers.indices { headers[index].schema.change(body) }
        for index in failures.indices { failures[index].changeSchemas(body) }
        for index in endpoints.indices { endpoints[index].changeSchemas(body) }
        for index in models.indices { models[index].schema.change(body) }
    }
}

extension Endpoint {
    fileprivate mutating func changeSchemas(_ body: (inout Schema) -> Void) {
        for index in parameters.indices { parameters[index].schema.change(body) }
        switch self.body?.content {
        case .json(var schema):
            schema.change(body)
            self.body?.content = .json(schema)
        case .form(var fields):
            for index in fields.indices { fields[index].schema.change(body) }
            self.body?.content = .form(fields)
        case .multipart(var fields):
            for index in fields.indices { fields[index].schema.change(body) }
            self.body?.content = .multipart(fields)
        case .text, .binary, nil: break
        }
        for index in successes.indices { successes[index].changeSchemas(body) }
        for index in failures.indices { failures[index].changeSchemas(body) }
        rejection?.schema.change(body)
    }
}

extension Success {
    fileprivate mutating func changeSchemas(_ body: (inout Schema) -> Void) {
        for index in headers.indices { headers[index].schema.change(body) }
        switch content {
        case .none, .text, .data: break
        case .json(var schema):
            schema.change(body)
            content = .json(schema)
        case .lines(var schema, let end):
            schema.change(body)
            content = .lines(schema, end: end)
        case .events(var data, let end):
            data.change(body)
            content = .events(data, end: end)
        case .eventTypes(var types, let end):
            for index in types.indices { types[index].data.change(body) }
            content = .eventTypes(types, end: end)
        }
    }
}

extension Success.EventData {
    fileprivate mutating func change(_ body: (inout Schema) -> Void) {
        guard case .json(var schema) = self else { return }
        schema.change(body)
        self = .json(schema)
    }
}

extension Failure {
    fileprivate mutating func changeSchemas(_ body: (inout Schema) -> Void) {
        guard case .json(var schema) = content else { return }
        schema.change(body)
        content = .json(schema)
    }
}

extension Schema {
    /// Changes the schemas inside, then this one.
    fileprivate mutating func change(_ body: (inout Schema) -> Void) {
        kind = kind.changed(body)
        body(&self)
    }
}

extension Schema.Kind {
    fileprivate func changed(_ body: (inout Schema) -> Void) -> Schema.Kind {
        func changed(_ schema: Schema) -> Schema {
            var schema = schema
            schema.change(body)
            return schema
        }
        switch self {
        case .any, .scalar, .null, .reference, .enumeration, .constant: return self
        case .array(let element, let unique): return .array(changed(element), unique: unique)
        case .dictionary(let value): return .dictionary(changed(value))
        case .tuple(let elements, let rest):
            return .tuple(elements.map(changed), rest: rest.map(changed))
        case .object(var object):
            for index in object.properties.indices { object.properties[index].schema.change(body) }
            if case .kept(let schema) = object.additional {
                object.additional = .kept(changed(schema))
            }
            for index in object.patterns.indices { object.patterns[index].schema.change(body) }
            return .object(object)
        case .union(var union):
            union.members = union.members.map(changed)
            return .union(union)
        case .all(let members): return .all(members.map(changed))
        }
    }
}
