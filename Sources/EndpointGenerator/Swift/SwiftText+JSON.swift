extension SwiftText {
    /// A JSON value as a literal of the runtime's `JSONValue`.
    static func jsonValue(_ node: JSONNode) -> String {
        switch node.value {
        case .null: ".null"
        case .bool(let flag): flag ? "true" : "false"
        case .number(let text): jsonNumber(text)
        case .string(let text): literal(text)
        case .array(let elements): "[" + elements.map(jsonValue).joined(separator: ", ") + "]"
        case .object(let object): jsonObject(object)
        }
    }

    private static func jsonObject(_ object: JSONObject) -> String {
        if object.members.isEmpty { return "[:]" }
        let members = object.members.map { member in
            literal(member.key.value) + ": " + jsonValue(member.value)
        }
        return "[" + members.joined(separator: ", ") + "]"
    }

    private static func jsonNumber(_ text: String) -> String {
        if let whole = integerLiteral(text), Int64(whole.filter { $0 != "_" }) != nil {
            return whole
        }
        return Double(text).map { "\($0)" } ?? text
    }
}
