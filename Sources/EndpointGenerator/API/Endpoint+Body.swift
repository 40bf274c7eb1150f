extension Endpoint {
    /// Whether the body is an object described where it stands: its properties are the request's
    /// parameters then.
    var hasInlineBody: Bool {
        guard let body, body.isRequired, case .json(let schema) = body.content,
            case .object = schema.kind
        else { return false }
        return true
    }

    var inlineBodyProperties: [ObjectSchema.Property] {
        guard hasInlineBody, case .json(let schema) = body?.content,
            case .object(let object) = schema.kind
        else { return [] }
        return object.properties
    }
}
