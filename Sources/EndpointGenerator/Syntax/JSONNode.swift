/// A JSON value with the place where it stands.
package struct JSONNode: Sendable {
    package enum Value: Sendable {
        case null
        case bool(Bool)
        /// A number as the document writes it.
        case number(String)
        case string(String)
        case array([JSONNode])
        case object(JSONObject)
    }

    package var value: Value
    package var range: SourceRange

    package init(_ value: Value, _ range: SourceRange) {
        self.value = value
        self.range = range
    }
}

extension JSONNode {
    package var string: String? {
        if case .string(let text) = value { text } else { nil }
    }

    package var bool: Bool? {
        if case .bool(let flag) = value { flag } else { nil }
    }

    package var array: [JSONNode]? {
        if case .array(let elements) = value { elements } else { nil }
    }

    package var object: JSONObject? {
        if case .object(let object) = value { object } else { nil }
    }

    package var isNull: Bool {
        if case .null = value { true } else { false }
    }

    /// What stands there, for a message: `an object`, `the number 12`.
    package var kindPhrase: String {
        switch value {
        case .null: "null"
        case .bool(let flag): flag ? "true" : "false"
        case .number(let text): "the number \(text)"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
