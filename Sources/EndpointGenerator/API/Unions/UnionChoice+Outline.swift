import EndpointsJSON

extension UnionChoice {
    /// The same text for equal choices and for no others: `kind(string:0,object:keys("id":1))`.
    var outline: String {
        switch self {
        case .member(let index): "\(index)"
        case .first(let members, let told):
            "first(\(members.map(String.init).joined(separator: ","))\(told.map { "!\($0)" } ?? ""))"
        case .closest(let members): "closest(\(members.map(String.init).joined(separator: ",")))"
        case .kind(let branches): "kind(\(Self.outline(branches) { $0.map(\.word) }))"
        case .element(let branches):
            "element(\(Self.outline(branches) { $0.map { $0?.word ?? "none" } }))"
        case .value(let key, let branches, let other):
            "value \(SwiftText.literal(key))(\(Self.outline(branches) { $0.map(\.outline) }))"
                + (other.map { "!\($0)" } ?? "")
        case .keys(let branches):
            "keys(\(Self.outline(branches) { $0.map(\.outline) }))"
        }
    }

    private static func outline<Condition>(
        _ branches: [Branch<Condition>],
        _ words: (Condition) -> [String]
    ) -> String {
        branches.map { words($0.condition).joined(separator: "|") + ":" + $0.choice.outline }
            .joined(separator: ",")
    }
}

extension UnionChoice.Key {
    fileprivate var outline: String { SwiftText.literal(name) + (takesNull ? "?" : "") }
}

extension UnionChoice.Scalar {
    fileprivate var outline: String {
        switch self {
        case .text(let text): SwiftText.literal(text)
        case .number(let text): text
        case .flag(let flag): flag ? "true" : "false"
        }
    }
}

extension JSONKind {
    fileprivate var word: String {
        switch self {
        case .null: "null"
        case .bool: "bool"
        case .number: "number"
        case .string: "string"
        case .array: "array"
        case .object: "object"
        }
    }
}
