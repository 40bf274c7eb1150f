extension SpecRepairs {
    /// What a node is, by where it stands.
    enum Position {
        case schema
        /// A schema with the words of parameters beside its own.
        case parameter
        case pathParameter
        /// Schemas by name, or by status.
        case schemas
        case parameters
        case pathParameters
        /// A list of schemas.
        case list
        /// The schemas of which an object is made.
        case parts
        case part
        case endpoints
        /// Examples, by name or in a list.
        case examples
        /// Names of properties.
        case required
        case other

        /// Where the value of a key stands.
        func position(of key: String) -> Position {
            switch self {
            case .schemas: return .schema
            case .parameters: return .parameter
            case .pathParameters: return .pathParameter
            case .endpoints, .examples, .required: return .other
            case .list, .parts, .part, .schema, .parameter, .pathParameter, .other: break
            }
            return Self.byKey[key] ?? .other
        }

        /// Asked for each key of a spec, where a `switch` would compare with one text after the other.
        private static let byKey: [String: Position] = [
            "properties": .schemas, "models": .schemas, "patternProperties": .schemas,
            "eventTypes": .schemas, "responses": .schemas, "errors": .schemas,
            "query": .parameters, "headers": .parameters, "cookies": .parameters,
            "form": .parameters, "multipart": .parameters,
            "pathParams": .pathParameters,
            "items": .schema, "additionalProperties": .schema, "json": .schema,
            "response": .schema, "lines": .schema, "events": .schema, "body": .schema,
            "oneOf": .list, "anyOf": .list, "prefixItems": .list,
            "allOf": .parts,
            "endpoints": .endpoints,
            "examples": .examples,
            "required": .required,
        ]

        /// Whether keys are the document's own names.
        var holdsNames: Bool {
            switch self {
            case .schemas, .parameters, .pathParameters, .endpoints: true
            case .schema, .parameter, .pathParameter, .list, .parts, .part, .examples, .required,
                .other:
                false
            }
        }

        /// What is taken for a schema of which nothing can be made.
        var anything: String? {
            switch self {
            case .schema: "any"
            case .parameter: "string?"
            case .pathParameter: "string"
            case .schemas, .parameters, .pathParameters, .list, .parts, .part, .endpoints,
                .examples, .required, .other:
                nil
            }
        }
    }
}
