extension JSONNode {
    /// The value as one line of JSON, for documentation.
    var jsonText: String {
        switch value {
        case .null: "null"
        case .bool(let flag): flag ? "true" : "false"
        case .number(let text): text
        case .string(let text): "\"\(text)\""
        case .array(let elements): "[" + elements.map(\.jsonText).joined(separator: ", ") + "]"
        case .object(let object):
            "{"
                + object.members.map { "\"\($0.key.value)\": \($0.value.jsonText)" }
                .joined(separator: ", ") + "}"
        }
    }
}
