extension JSONNode {
    /// The value as JSON on one line: `{ "a": [1, 2] }`.
    var line: String {
        switch value {
        case .null, .bool, .number, .string: compactJSON
        case .array(let elements): "[" + elements.map(\.line).joined(separator: ", ") + "]"
        case .object(let object):
            object.members.isEmpty
                ? "{}" : "{ " + object.members.map(\.line).joined(separator: ", ") + " }"
        }
    }

    /// The value as JSON whose arrays and objects stand on one line each where they fit.
    ///
    /// - Parameter width: What a line has room for.
    func lines(width: Int) -> [String] {
        let line = line
        if line.count <= width { return [line] }
        switch value {
        case .null, .bool, .number, .string: return [line]
        case .array(let elements):
            let parts = elements.map { ("", $0) }
            return ["["] + Self.lines(parts, width: width - 2) + ["]"]
        case .object(let object):
            let parts = object.members.map { ($0.quotedKey + ": ", $0.value) }
            return ["{"] + Self.lines(parts, width: width - 2) + ["}"]
        }
    }

    private static func lines(_ parts: [(String, JSONNode)], width: Int) -> [String] {
        var result: [String] = []
        for (index, part) in parts.enumerated() {
            // The comma counts.
            var own = part.1.lines(width: width - part.0.count - 1)
            own[0] = part.0 + own[0]
            if index < parts.count - 1 { own[own.count - 1] += "," }
            result += own.map { "  " + $0 }
        }
        return result
    }
}

extension JSONMember {
    fileprivate var quotedKey: String { JSONNode(.string(key.value), key.range).compactJSON }
    fileprivate var line: String { quotedKey + ": " + value.line }
}
