extension API {
    /// Puts another schema in the place of each.
    mutating func rewriteSchemas(_ rewrite: (Schema) -> Schema) {
        parameters.rewriteSchemas(rewrite)
        headers.rewriteSchemas(rewrite)
        for index in failures.indices { failures[index].rewriteSchemas(rewrite) }
        if let schema = rejection?.schema { rejection?.schema = rewrite(schema) }
        for index in endpoints.indices { endpoints[index].rewriteSchemas(rewrite) }
        for index in models.indices { models[index].schema = rewrite(models[index].schema) }
    }
}

extension API {
    /// Changes every schema of the API, those inside others before them.
    mutating func changeSchemas(_ body: (inout Schema) -> Void) {
        func changed(_ schema: Schema) -> Schema {
            var schema = schema.rewritingChildren(changed)
            body(&schema)
            return schema
        }
        rewriteSchemas(changed)
    }
}

extension [Parameter] {
    fileprivate mutating func rewriteSchemas(_ rewrite: (Schema) -> Schema) {
        for index in indices { self[index].schema = rewrite(self[index].schema) }
    }
}

extension Endpoint {
    fileprivate mutating func rewriteSchemas(_ rewrite: (Schema) -> Schema) {
        parameters.rewriteSchemas(rewrite)
        switch body?.content {
        case .json(let schema): body?.content = .json(rewrite(schema))
        case .form(var fields):
            fields.rewriteSchemas(rewrite)
            body?.content = .form(fields)
        case .multipart(var fields):
            fields.rewriteSchemas(rewrite)
            body?.content = .multipart(fields)
        case .text, .binary, nil: break
        }
        for index in successes.indices { successes[index].rewriteSchemas(rewrite) }
        for index in failures.indices { failures[index].rewriteSchemas(rewrite) }
        if let schema = rejection?.schema { rejection?.schema = rewrite(schema) }
    }
}

extension Success {
    fileprivate mutating func rewriteSchemas(_ rewrite: (Schema) -> Schema) {
        headers.rewriteSchemas(rewrite)
        switch content {
        case .none, .text, .data: break
        case .json(let schema): content = .json(rewrite(schema))
        case .lines(let schema, let end): content = .lines(rewrite(schema), end: end)
        case .events(let data, let end): content = .events(data.rewritten(rewrite), end: end)
        case .eventTypes(let types, let end):
            content = .eventTypes(types.map { ($0.name, $0.data.rewritten(rewrite)) }, end: end)
        }
    }
}

extension Success.EventData {
    fileprivate func rewritten(_ rewrite: (Schema) -> Schema) -> Self {
        if case .json(let schema) = self { .json(rewrite(schema)) } else { self }
    }
}

extension Failure {
    fileprivate mutating func rewriteSchemas(_ rewrite: (Schema) -> Schema) {
        if case .json(let schema) = content { content = .json(rewrite(schema)) }
    }
}
