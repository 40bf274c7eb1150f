/// A name and the values that stand behind it, not encoded.
struct ParameterPair: Sendable, Hashable {
    let name: String
    /// Several are joined by the style's delimiter.
    let values: [String]
}

extension ParameterContent {
    /// The pairs of a query, a form or cookies, in order; none for null, an empty list or object.
    func pairs(
        _ name: String,
        _ style: QueryStyle,
        explode: Bool
    ) throws(NestsTooDeep) -> [ParameterPair] {
        if style == .deepObject { return deepPairs(name) }
        switch self {
        case .null: return []
        case .text(let text): return [ParameterPair(name: name, values: [text])]
        case .list(let elements):
            let texts = try Self.texts(elements)
            if explode { return texts.map { ParameterPair(name: name, values: [$0]) } }
            return texts.isEmpty ? [] : [ParameterPair(name: name, values: texts)]
        case .members(let members):
            let texts = try Self.texts(members)
            if explode { return texts.map { ParameterPair(name: $0.name, values: [$0.text]) } }
            let values = texts.flatMap { [$0.name, $0.text] }
            return values.isEmpty ? [] : [ParameterPair(name: name, values: values)]
        }
    }

    /// `items[0][price]`: each member and each element behind the name of what holds it.
    private func deepPairs(_ name: String) -> [ParameterPair] {
        switch self {
        case .null: []
        case .text(let text): [ParameterPair(name: name, values: [text])]
        case .list(let elements):
            elements.filter { !$0.isNull }.enumerated().flatMap { index, element in
                element.deepPairs("\(name)[\(index)]")
            }
        case .members(let members):
            members.flatMap { $0.value.deepPairs("\(name)[\($0.name)]") }
        }
    }

    /// The expansion of a path parameter, encoded; empty where there is nothing to write.
    func expansion(
        of name: String,
        _ style: PathStyle,
        explode: Bool,
        encode: (String) -> String
    ) throws(NestsTooDeep) -> String {
        let start = style == .label ? "." : style == .matrix ? ";" : ""
        let separator = explode && style != .simple ? start : ","
        let pair = { (name: String, text: String) in
            text.isEmpty && style == .matrix ? name : "\(name)=\(text)"
        }
        var pieces: [String]
        switch self {
        case .null: pieces = []
        case .text(let text): pieces = [encode(text)]
        case .list(let elements): pieces = try Self.texts(elements).map(encode)
        case .members(let members):
            let texts = try Self.texts(members).map { (encode($0.name), encode($0.text)) }
            pieces = explode ? texts.map(pair) : texts.flatMap { [$0.0, $0.1] }
        }
        if pieces.isEmpty { return "" }
        if style == .matrix, !(explode && isMembers) {
            if !explode { pieces = [pieces.joined(separator: ",")] }
            pieces = pieces.map { pair(encode(name), $0) }
        }
        return start + pieces.joined(separator: separator)
    }

    private var isMembers: Bool {
        if case .members = self { true } else { false }
    }

    private static func texts(
        _ elements: [ParameterContent]
    ) throws(NestsTooDeep) -> [String] {
        var texts: [String] = []
        for element in elements where !element.isNull { texts.append(try element.text()) }
        return texts
    }

    private static func texts(
        _ members: [Member]
    ) throws(NestsTooDeep) -> [(name: String, text: String)] {
        var texts: [(name: String, text: String)] = []
        for member in members where !member.value.isNull {
            texts.append((member.name, try member.value.text()))
        }
        return texts
    }
}
