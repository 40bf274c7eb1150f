extension Endpoint {
    /// Whether the body is an object described where it stands: its properties are the request's
    /// parameters then. One that keeps further keys is a type of its own.
    var hasInlineBody: Bool {
        guard let body, body.isRequired, case .json(let schema) = body.content,
            case .object(let object) = schema.kind
        else { return false }
        if case .kept = object.additional { return false }
        return true
    }

    var inlineBodyProperties: [ObjectSchema.Property] {
        guard hasInlineBody, case .json(let schema) = body?.content,
            case .object(let object) = schema.kind
        else { return [] }
        return object.properties
    }
}
