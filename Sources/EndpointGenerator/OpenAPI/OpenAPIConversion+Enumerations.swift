extension OpenAPIConversion {
    /// What has one value.
    func constant(_ value: JSONNode, _ words: SchemaWords) -> SpecSchema {
        if value.isNull {
            return SpecSchema(words: [JSONMember("type", .text("null", words.range))], words.range)
        }
        return SpecSchema(words: [JSONMember("const", value)], words.range)
    }

    /// A list of values; nil where it says no more than the type does.
    func enumeration(
        _ words: SchemaWords,
        _ types: [String],
        _ carrier: Carrier
    ) -> SpecSchema? {
        guard let member = words.enumeration, let listed = member.value.array else { return nil }
        if types == ["array"] || types == ["object"] || types == ["boolean"] {
            return types == ["array"] ? arrayOfListed(words, carrier) : nil
        }
        let names = names(words, count: listed.count)
        var seen: Set<String> = []
        var values: [(value: JSONNode, name: JSONNode?)] = []
        var listsNull = false
        for (index, value) in listed.enumerated() {
            if value.isNull {
                listsNull = true
                continue
            }
            guard let fitting = fitting(value, types) else { continue }
            guard seen.insert(fitting.identity).inserted else {
                warn(leftOut: "a value that stands twice in 'enum'", at: value.range)
                continue
            }
            values.append((fitting, names?[index]))
        }
        if listsNull, words.refusesNull {
            warn(
                "null among the values of 'enum'",
                readAs: "a value that may be null",
                at: member.key.range
            )
        }
        if values.isEmpty { return nil }
        if values.allSatisfy({ $0.value.bool != nil }) {
            return SpecSchema(type: "boolean", words.range)
        }
        let nodes = JSONNode(.array(values.map(\.value)), member.value.range)
        var result: [JSONMember] = []
        if let type = types.first, types.count == 1, type != "number" || values.count == 0 {
            result.append(JSONMember("type", .text(type, words.range)))
        }
        result.append(JSONMember(key: member.key, value: nodes))
        let own = names == nil ? nil : values.compactMap(\.name)
        if let names = distinctNames(of: values.map(\.value), named: own) {
            result.append(JSONMember("names", JSONNode(.array(names), member.value.range)))
        }
        var schema = SpecSchema(words: result, words.range)
        schema.isNullable = listsNull
        return schema
    }

    /// Names for the values, where there are as many.
    private func names(_ words: SchemaWords, count: Int) -> [JSONNode]? {
        guard let node = words.enumerationNames else { return nil }
        guard let names = node.array, names.count == count, names.allSatisfy(\.hasText),
            Set(names.compactMap(\.string)).count == count
        else {
            warn(leftOut: "a list of names that does not name each value of 'enum'", at: node.range)
            return nil
        }
        return names
    }

    /// Names for values, each with a case of its own in Swift; nil where they have those as they are.
    ///
    /// Of `NAME` and `_NAME` the second is named by its value, `-name`; of `asc` and `ASC` it gets a
    /// number.
    func distinctNames(of values: [JSONNode], named names: [JSONNode]?) -> [JSONNode]? {
        guard let names else { return Self.numberedNames(of: values) }
        var taken: Set<SwiftName> = []
        let isOwn = names.map { taken.insert(Namer.caseName($0.wireName)).inserted }
        return zip(names, values).enumerated().map { index, pair in
            let (name, value) = pair
            if isOwn[index] { return name }
            warn(
                leftOut: "name \(name.wireName.quoted), which another value has in Swift",
                at: name.range
            )
            return .text(Self.freeName(value.wireName, &taken), name.range)
        }
    }

    private static func numberedNames(of values: [JSONNode]) -> [JSONNode]? {
        var outlines: Set<String> = []
        outlines.reserveCapacity(values.count)
        if values.allSatisfy({ outlines.insert($0.outline).inserted }) { return nil }
        var taken: Set<SwiftName> = []
        let names = values.map { JSONNode.text(freeName($0.wireName, &taken), $0.range) }
        return zip(names, values).allSatisfy { $0.string == $1.wireName } ? nil : names
    }

    /// A name, with a number behind it where its case is taken.
    private static func freeName(_ wire: String, _ taken: inout Set<SwiftName>) -> String {
        var name = wire
        var number = 2
        while !taken.insert(Namer.caseName(name)).inserted {
            name = "\(wire) \(number)"
            number += 1
        }
        return name
    }

    /// The values of an array's elements, listed beside `type: array` by mistake.
    private func arrayOfListed(_ words: SchemaWords, _ carrier: Carrier) -> SpecSchema? {
        guard let member = words.enumeration, let items = words.items, items.object != nil,
            member.value.array?.allSatisfy(\.isScalar) == true
        else { return nil }
        warn("'enum' beside type 'array'", readAs: "the values of elements", at: member.key.range)
        let element = SchemaWords(items).without("enum", saying: member)
        return array(words, element: schema(element, in: carrier))
    }

    /// A listed value as one of the type: YAML makes numbers and booleans of texts.
    private func fitting(_ value: JSONNode, _ types: [String]) -> JSONNode? {
        guard value.isScalar else {
            warn(leftOut: "\(value.kindPhrase) among the values of 'enum'", at: value.range)
            return nil
        }
        guard types.count == 1 else { return value }
        switch (types[0], value.value) {
        case ("string", .string), ("integer", .number), ("number", .number): return value
        case ("string", .number(let text)):
            warn("a number among strings in 'enum'", readAs: "a string", at: value.range)
            return .text(text, value.range)
        case ("string", .bool(let flag)):
            warn("a boolean among strings in 'enum'", readAs: "a string", at: value.range)
            return .text(flag ? "true" : "false", value.range)
        case ("integer", .string(let text)), ("number", .string(let text)):
            if Int(text) != nil {
                warn("a string among numbers in 'enum'", readAs: "a number", at: value.range)
                return JSONNode(.number(text), value.range)
            }
        default: break
        }
        warn(leftOut: "a value in 'enum' that is not of its type", at: value.range)
        return nil
    }
}

extension JSONNode {
    /// The letters and digits of a value, for a first look at whether two may be one name.
    fileprivate var outline: String {
        var outline: [UInt8] = []
        for byte in wireName.utf8 {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): outline.append(byte | 0x20)
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                outline.append(byte)
            default: if byte >= 0x80 { outline.append(byte) }
            }
        }
        return String(decoding: outline, as: UTF8.self)
    }
}
