import EndpointsJSON

extension JSONNode {
    /// A scalar as JSON has it.
    var compactJSON: String {
        switch value {
        case .string(let text):
            (try? JSONWriter.write { $0.string(text) })
                .map { String(decoding: $0, as: UTF8.self) } ?? jsonText
        case .null, .bool, .number, .array, .object: jsonText
        }
    }

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
