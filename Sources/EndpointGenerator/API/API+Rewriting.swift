extension API {
    /// Puts another schema in the place of each for which there is one.
    mutating func rewriteSchemas(_ change: (Schema) -> Schema?) {
        rewriteSent(change)
        rewriteReceived(change)
        for index in models.indices {
            if let schema = change(models[index].schema) { models[index].schema = schema }
        }
    }

    /// The same for what stands in requests, outside of models.
    mutating func rewriteSent(_ change: (Schema) -> Schema?) {
        parameters.rewriteSchemas(change)
        headers.rewriteSchemas(change)
        for index in endpoints.indices { endpoints[index].rewriteSent(change) }
    }

    /// The same for what stands in answers, outside of models.
    mutating func rewriteReceived(_ change: (Schema) -> Schema?) {
        for index in failures.indices { failures[index].rewriteSchemas(change) }
        if let schema = (rejection?.schema).flatMap(change) { rejection?.schema = schema }
        for index in endpoints.indices { endpoints[index].rewriteReceived(change) }
    }
}

extension API {
    /// Changes schemas of the API, those inside others before them; nil leaves one as it is.
    mutating func changeSchemas(_ change: (Schema) -> Schema?) {
        func changed(_ schema: Schema) -> Schema? {
            let inside = schema.changingChildren(changed)
            return change(inside ?? schema) ?? inside
        }
        rewriteSchemas(changed)
    }
}

extension [Parameter] {
    fileprivate mutating func rewriteSchemas(_ change: (Schema) -> Schema?) {
        for index in indices {
            if let schema = change(self[index].schema) { self[index].schema = schema }
        }
    }
}

extension Endpoint {
    fileprivate mutating func rewriteSent(_ change: (Schema) -> Schema?) {
        parameters.rewriteSchemas(change)
        switch body?.content {
        case .json(let schema): if let schema = change(schema) { body?.content = .json(schema) }
        case .form(var fields):
            fields.rewriteSchemas(change)
            body?.content = .form(fields)
        case .multipart(var fields):
            fields.rewriteSchemas(change)
            body?.content = .multipart(fields)
        case .text, .binary, nil: break
        }
    }

    fileprivate mutating func rewriteReceived(_ change: (Schema) -> Schema?) {
        for index in successes.indices { successes[index].rewriteSchemas(change) }
        for index in failures.indices { failures[index].rewriteSchemas(change) }
        if let schema = (rejection?.schema).flatMap(change) { rejection?.schema = schema }
    }
}

extension Success {
    fileprivate mutating func rewriteSchemas(_ change: (Schema) -> Schema?) {
        headers.rewriteSchemas(change)
        switch content {
        case .none, .text, .data: break
        case .json(let schema): if let schema = change(schema) { content = .json(schema) }
        case .lines(let schema, let end):
            if let schema = change(schema) { content = .lines(schema, end: end) }
        case .events(let data, let end): content = .events(data.rewritten(change), end: end)
        case .eventTypes(let types, let end):
            content = .eventTypes(types.map { ($0.name, $0.data.rewritten(change)) }, end: end)
        }
    }
}

extension Success.EventData {
    fileprivate func rewritten(_ change: (Schema) -> Schema?) -> Self {
        guard case .json(let schema) = self, let schema = change(schema) else { return self }
        return .json(schema)
    }
}

extension Failure {
    fileprivate mutating func rewriteSchemas(_ change: (Schema) -> Schema?) {
        if case .json(let schema) = content, let schema = change(schema) { content = .json(schema) }
    }
}
