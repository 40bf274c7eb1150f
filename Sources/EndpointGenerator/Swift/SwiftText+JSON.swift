import EndpointsJSON

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

    /// The same, with places where a line may be broken.
    static func jsonExpression(_ node: JSONNode) -> Expression {
        switch node.value {
        case .null, .bool, .number, .string: .text(jsonValue(node))
        case .array(let elements): .array(elements.map(jsonExpression))
        case .object(let object):
            object.members.isEmpty
                ? "[:]"
                : .array(
                    object.members.map { member in
                        .joined([
                            .text(literal(member.key.value) + ": "), jsonExpression(member.value),
                        ])
                    }
                )
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
        if let double = Double(text), double.isFinite, JSONNumber(double) == JSONNumber(text) {
            return "\(double)"
        }
        // What no literal gives exactly keeps its digits.
        return ".number(.init(known: \(literal(text))))"
    }
}
