import EndpointsJSON

/// Makes nodes of what the reader takes from a text.
///
/// The reader tells where tokens begin; where one ends is found by going back over the white space
/// before the next. The bytes are the caller's, and a parser is gone when `JSONNode.parse` returns.
struct NodeParser {
    let bytes: UnsafeRawBufferPointer
    /// What stands before `bytes` in the document.
    let base: Int
    let file: UInt32

    func value(_ json: inout JSONReader) throws(JSONError) -> JSONNode {
        let start = json.offset
        let value: JSONNode.Value
        switch try json.peek() {
        case .object: value = .object(JSONObject(members: try members(&json)))
        case .array: value = .array(try elements(&json))
        case .string: value = .string(try json.string())
        case .number: value = .number(try json.numberText())
        case .bool: value = .bool(try json.bool())
        case .null:
            _ = try json.null()
            value = .null
        }
        return JSONNode(value, range(start, tokenEnd(before: json.offset)))
    }

    private func members(_ json: inout JSONReader) throws(JSONError) -> [JSONMember] {
        var members: [JSONMember] = []
        try json.beginObject()
        var before = json.offset
        while let name = try json.nextKey() {
            let start = keyStart(from: before)
            let colon = tokenEnd(before: json.offset) - 1
            let key = Located(name, range(start, tokenEnd(before: colon)))
            members.append(JSONMember(key: key, value: try value(&json)))
            before = json.offset
        }
        return members
    }

    private func elements(_ json: inout JSONReader) throws(JSONError) -> [JSONNode] {
        var elements: [JSONNode] = []
        try json.beginArray()
        while try json.nextElement() {
            elements.append(try value(&json))
        }
        return elements
    }

    /// The quote of the key that comes next, behind a comma or not.
    private func keyStart(from offset: Int) -> Int {
        var index = offset
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") { index += 1 }
        return index
    }

    /// The end of the token before an offset.
    private func tokenEnd(before offset: Int) -> Int {
        var index = offset
        while index > 0, isSpace(bytes[index - 1]) { index -= 1 }
        return index
    }

    private func isSpace(_ byte: UInt8) -> Bool {
        byte <= 0x20 && (byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09)
    }

    private func range(_ start: Int, _ end: Int) -> SourceRange {
        SourceRange(file: file, start + base..<end + base)
    }
}

extension NodeParser {
    /// What is wrong with the text, at the token where it shows.
    func diagnostic(_ error: JSONError) -> Diagnostic {
        let start = min(error.offset, bytes.count)
        var end = start
        while end < bytes.count, isWord(bytes[end]) { end += 1 }
        if end == start, end < bytes.count { end += characterLength(at: start) }
        let isWord = error.found.first?.isLetter == true && start < bytes.count
        let found = isWord ? error.found.quoted : error.found
        let problem = Problem.Document.invalidJSON(expected: error.expected, found: found)
        return Diagnostic(.document(problem), at: range(start, end), notes: notes(at: start))
    }

    /// What people write that JSON does not have.
    private func notes(at offset: Int) -> [Diagnostic.Note] {
        guard offset < bytes.count else { return [] }
        let previous = tokenEnd(before: offset) - 1
        switch bytes[offset] {
        case UInt8(ascii: "/"), UInt8(ascii: "#"):
            return [Diagnostic.Note("JSON has no comments; a key '$comment' may hold one")]
        case UInt8(ascii: "'"):
            return [Diagnostic.Note("JSON's strings stand in double quotes")]
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
            guard previous >= 0, bytes[previous] == UInt8(ascii: ",") else { return [] }
            return [
                Diagnostic.Note(
                    "no comma may stand before the end",
                    at: range(previous, previous + 1)
                )
            ]
        default:
            return []
        }
    }

    private func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    private func characterLength(at offset: Int) -> Int {
        var end = offset + 1
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        return end - offset
    }
}
