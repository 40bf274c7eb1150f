extension SpecSchema {
    /// Makes a list of one value a constant, as which JSON Schema sees it (2020-12 Validation §6.1.3).
    mutating func fixOnlyValue() {
        guard !isNullable, !isOpen, let values = word("enum")?.array, values.count == 1 else {
            return
        }
        type = nil
        words = [JSONMember("const", values[0])]
        notes.removeAll { $0.key.value == "default" }
    }

    /// Makes a constant that may be absent (JSON Schema 2020-12 Validation §6.5.3) or null a value that
    /// may: a constant of the spec is always sent. A text is the one of a closed list; of all else the
    /// type is kept, and the documentation tells the value.
    mutating func freeConstant(isRequired: Bool) {
        guard !isRequired || isNullable, let value = word("const") else { return }
        switch value.value {
        case .string:
            let list = JSONMember("enum", JSONNode(.array([value]), value.range))
            let closed = JSONMember("closed", .flag(true, value.range))
            words = [JSONMember("type", .text("string", range)), list, closed]
            return
        case .number(let text): type = Int(text) == nil ? "number" : "integer"
        case .bool: type = "boolean"
        case .array: type = "[any]"
        case .object: type = "[string: any]"
        case .null: return
        }
        words = []
        tell("Constant", value)
    }

    /// Tells what is assumed where nothing is sent (JSON Schema 2020-12 Validation §9.2). It is no
    /// default of the spec, which would always be written: a PATCH would reset what it does not name.
    mutating func describe(default value: JSONNode) {
        tell("Default", value)
    }

    /// Adds a value to the description.
    private mutating func tell(_ word: String, _ value: JSONNode) {
        let text = "\(word): `\(value.jsonText)`."
        guard let index = notes.firstIndex(where: { $0.key.value == "description" }) else {
            notes.append(JSONMember("description", .text(text, value.range)))
            return
        }
        guard let old = notes[index].value.string else { return }
        notes[index].value.value = .string(old + "\n\n" + text)
    }
}
