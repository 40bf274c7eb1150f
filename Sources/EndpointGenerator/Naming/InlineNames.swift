/// What the inline schemas of a request's body, response and errors are called.
struct InlineNames {
    static let body = "Body"
    static let rejection = "RejectedBody"

    /// Names that a parameter's inline type may not take.
    var reserved: Set<String> = ["API", "Failure", "Response"]

    init(_ endpoint: Endpoint) {
        let response = Response(endpoint)
        for (index, success) in endpoint.successes.enumerated() {
            if !success.headers.isEmpty { reserved.insert(response[index].structure) }
            if success.isJSON { reserved.insert(response[index].value) }
        }
        switch endpoint.body?.content {
        case .form, .multipart: if endpoint.body?.isRequired == false { reserved.insert(Self.body) }
        case .json, .text, .binary, nil: break
        }
        for failure in endpoint.failures {
            reserved.insert(Self.body(of: failure.status.value))
        }
        if endpoint.rejection != nil { reserved.insert(Self.rejection) }
        if endpoint.pagination != nil { reserved.insert("Item") }
        let isAlone = endpoint.successes.filter(\.saysSomething).count == 1
        for (index, success) in endpoint.successes.enumerated() {
            let prefix = isAlone ? "" : response[index].prefix
            reserved.formUnion(Self.elements(success).map { prefix + $0 })
        }
    }

    /// What an inline schema of a stream's elements is called: `Element`, of a named event
    /// `UpdateData`.
    static func element(_ schema: Schema, event: String?) -> String {
        guard let event else { return schema.itemName ?? (schema.mayBeNil ? "Value" : "Element") }
        return SwiftName.upper(Namer.caseName(event).text).text + "Data"
    }

    private static func elements(_ success: Success) -> [String] {
        switch success.content {
        case .none, .json, .text, .data: []
        case .lines(let schema, _), .events(.json(let schema), _):
            ["Element", element(schema, event: nil)]
        case .events(.text, _): ["Element"]
        case .eventTypes(let types, _):
            ["Element", "Event"]
                + types.compactMap { type in
                    guard case .json(let schema) = type.data else { return nil }
                    return element(schema, event: type.name.value)
                }
        }
    }

    /// `404` → `NotFoundBody`.
    static func body(of status: StatusPattern) -> String { prefix(status) + "Body" }

    private static func prefix(_ status: StatusPattern) -> String {
        status == .exact(200) ? "OK" : SwiftName.upper(Namer.statusName(status).text).text
    }
}

extension InlineNames {
    /// What one success status leads to.
    struct SuccessNames {
        /// What names of its own begin with: its status, where there are several.
        var prefix: String
        /// The structure that has the headers beside the value.
        var structure: String
        /// The inline schema of the value.
        var value: String
    }

    /// The names of an endpoint's success statuses: where there is one, it is `Response`; of
    /// several, each has its status in front, `AcceptedBody`.
    struct Response {
        private let successes: [SuccessNames]

        init(_ endpoint: Endpoint) {
            let isOne = endpoint.successes.count == 1
            successes = endpoint.successes.map { success in
                let prefix = isOne ? "" : InlineNames.prefix(success.status.value)
                guard case .json(let schema) = success.content else {
                    return SuccessNames(
                        prefix: prefix,
                        structure: prefix + "Response",
                        value: prefix + "Body"
                    )
                }
                let item =
                    endpoint.pagination == nil || schema.isListOfItself
                    ? schema.itemName : schema.itemName.map { $0 + "Value" }
                let hasStructure = !success.headers.isEmpty
                let plain =
                    hasStructure || schema.mayBeNil && isOne
                    ? "Value" : isOne ? "Response" : "Body"
                return SuccessNames(
                    prefix: prefix,
                    structure: prefix + "Response",
                    value: (hasStructure ? "" : prefix) + (item ?? plain)
                )
            }
        }

        subscript(index: Int) -> SuccessNames { successes[index] }
    }
}

extension Schema {
    /// Whether what stands in its place is an optional, which is another type than the inline one.
    fileprivate var mayBeNil: Bool { isOptional || isNullable }

    /// Whether an element is what its inline schema becomes, and neither nil nor a list of it.
    fileprivate var isListOfItself: Bool {
        guard case .array(let element, _) = kind else { return false }
        return !element.mayBeNil && element.itemName == nil
    }

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
