extension API {
    /// Every schema that is written in the document, once, without those inside others: what
    /// endpoints take over from the API is met where the API says it.
    ///
    /// It is a list, since a walk that takes a closure is compiled anew for each of them.
    var schemas: [(schema: Schema, use: SchemaUse)] {
        var list = SchemaList()
        for parameter in parameters {
            list.add(parameter.schema, .sharedParameter(parameter.name.value))
        }
        for header in headers {
            list.add(header.schema, .parameter(.header, header.name.value, endpoint: nil))
        }
        for failure in failures { list.add(failure.schema, .failure(endpoint: nil)) }
        list.add(rejection?.schema, .rejection(endpoint: nil))
        for endpoint in endpoints { list.add(endpoint) }
        for model in models { list.add(model.schema, .model(model.name.value)) }
        return list.schemas
    }
}

private struct SchemaList {
    private(set) var schemas: [(schema: Schema, use: SchemaUse)] = []
    private var met: Set<SourceRange> = []

    mutating func add(_ schema: Schema?, _ root: SchemaUse.Root) {
        guard let schema, met.insert(schema.range).inserted else { return }
        schemas.append((schema, SchemaUse(root)))
    }

    mutating func add(_ endpoint: Endpoint) {
        let name = endpoint.name.value
        for parameter in endpoint.parameters {
            let place = parameter.place
            add(parameter.schema, .parameter(place, parameter.name.value, endpoint: name))
        }
        switch endpoint.body?.content {
        case .json(let schema): add(schema, .body(endpoint: name))
        case .form(let fields), .multipart(let fields):
            for field in fields {
                add(field.schema, .parameter(.field, field.name.value, endpoint: name))
            }
        case .text, .binary, nil: break
        }
        for success in endpoint.successes {
            for schema in success.schemas { add(schema, .response(endpoint: name)) }
            for header in success.headers {
                add(header.schema, .responseHeader(header.name.value, endpoint: name))
            }
        }
        for failure in endpoint.failures { add(failure.schema, .failure(endpoint: name)) }
        add(endpoint.rejection?.schema, .rejection(endpoint: name))
    }
}

extension Success {
    fileprivate var schemas: [Schema] {
        switch content {
        case .none, .text, .data: []
        case .json(let schema), .lines(let schema, _): [schema]
        case .events(let data, _): [data.schema].compactMap(\.self)
        case .eventTypes(let types, _): types.compactMap(\.data.schema)
        }
    }
}

extension Success.EventData {
    fileprivate var schema: Schema? {
        if case .json(let schema) = self { schema } else { nil }
    }
}

extension Failure {
    fileprivate var schema: Schema? {
        if case .json(let schema) = content { schema } else { nil }
    }
}
