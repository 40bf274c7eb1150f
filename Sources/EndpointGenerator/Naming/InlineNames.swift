/// What the inline schemas of a request's body, response and errors are called.
struct InlineNames {
    var body = "Body"
    var response = "Response"
    /// Names that a parameter's inline type may not take.
    var reserved: Set<String> = ["API", "Failure", "Response"]

    init(_ endpoint: Endpoint) {
        if let success = endpoint.successes.first, case .json(let schema) = success.content {
            response = schema.itemName ?? (schema.isOptional ? "Value" : "Response")
            reserved.insert(response)
        }
        for failure in endpoint.failures {
            reserved.insert(Self.failureBody(Namer.failureName(failure.status.value)))
        }
    }

    /// `notFound` → `NotFoundBody`.
    static func failureBody(_ name: SwiftName) -> String {
        SwiftName.upper(name.text).text + "Body"
    }
}

extension Schema {
    /// What an inline schema's elements are called where no property gives a name.
    var itemName: String? {
        switch kind {
        case .array: "Item"
        case .dictionary: "Value"
        case .any, .scalar, .null, .reference, .tuple, .object, .enumeration, .constant, .union,
            .all:
            nil
        }
    }
}
