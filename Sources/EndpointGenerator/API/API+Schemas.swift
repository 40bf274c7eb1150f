extension API {
    /// Calls with every schema that is written in the document, once: what endpoints take over
    /// from the API is met where the API says it.
    func forEachSchema(_ body: (Schema, SchemaUse) -> Void) {
        var met: Set<SourceRange> = []
        func visit(_ schema: Schema, _ root: SchemaUse.Root) {
            if met.insert(schema.range).inserted { body(schema, SchemaUse(root)) }
        }
        for parameter in parameters {
            visit(parameter.schema, .sharedParameter(parameter.name.value))
        }
        for header in headers {
            visit(header.schema, .parameter(.header, header.name.value, endpoint: nil))
        }
        for failure in failures { failure.forEachSchema { visit($0, .failure(endpoint: nil)) } }
        if let rejection { visit(rejection.schema, .rejection(endpoint: nil)) }
        for endpoint in endpoints { endpoint.forEachSchema(visit) }
        for model in models { visit(model.schema, .model(model.name.value)) }
    }
}

extension Endpoint {
    fileprivate func forEachSchema(_ visit: (Schema, SchemaUse.Root) -> Void) {
        let name = name.value
        for parameter in parameters {
            visit(
                parameter.schema,
                .parameter(parameter.place, parameter.name.value, endpoint: name)
            )
        }
        switch body?.content {
        case .json(let schema): visit(schema, .body(endpoint: name))
        case .form(let fields), .multipart(let fields):
            for field in fields {
                visit(field.schema, .parameter(.field, field.name.value, endpoint: name))
            }
        case .text, .binary, nil: break
        }
        for success in successes {
            success.forEachSchema { visit($0, .response(endpoint: name)) }
            for header in success.headers {
                visit(header.schema, .responseHeader(header.name.value, endpoint: name))
            }
        }
        for failure in failures {
            failure.forEachSchema { visit($0, .failure(endpoint: name)) }
        }
        if let rejection { visit(rejection.schema, .rejection(endpoint: name)) }
    }
}

extension Success {
    fileprivate func forEachSchema(_ visit: (Schema) -> Void) {
        switch content {
        case .none, .text, .data: break
        case .json(let schema), .lines(let schema, _): visit(schema)
        case .events(let data, _): data.forEachSchema(visit)
        case .eventTypes(let types, _): for type in types { type.data.forEachSchema(visit) }
        }
    }
}

extension Success.EventData {
    fileprivate func forEachSchema(_ visit: (Schema) -> Void) {
        if case .json(let schema) = self { visit(schema) }
    }
}

extension Failure {
    fileprivate func forEachSchema(_ visit: (Schema) -> Void) {
        if case .json(let schema) = content { visit(schema) }
    }
}
