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

    /// The same; nil where it is longer than `width`. What is left out of a long one costs nothing.
    private func line(within width: Int) -> String? {
        var room = width
        return takes(&room) ? line : nil
    }

    /// Whether the line fits into `room`, and takes it.
    private func takes(_ room: inout Int) -> Bool {
        switch value {
        case .null, .bool, .number, .string: room -= compactJSON.count
        case .array(let elements):
            room -= 2 * max(elements.count, 1)
            for element in elements where !element.takes(&room) { return false }
        case .object(let object):
            room -= object.members.isEmpty ? 2 : 2 + 4 * object.members.count
            for member in object.members {
                room -= member.quotedKey.count
                if !member.value.takes(&room) { return false }
            }
        }
        return room >= 0
    }

    /// The value as JSON whose arrays and objects stand on one line each where they fit.
    ///
    /// - Parameters:
    ///   - width: What a line has room for.
    ///   - used: What of it stands before and behind a value that has one line.
    func lines(width: Int, used: Int = 0) -> [String] {
        if let line = line(within: width - used) { return [line] }
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
            var own = part.1.lines(width: width, used: part.0.count + 1)
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
