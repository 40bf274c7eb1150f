extension OpenAPIConversion {
    func array(_ words: SchemaWords, element: SpecSchema) -> SpecSchema {
        var array = element.array(words.range)
        if words.isUnique {
            array.words.append(JSONMember("uniqueItems", .flag(true, words.range)))
        }
        return array
    }

    mutating func array(_ words: SchemaWords, _ carrier: Carrier) -> SpecSchema {
        // A list of schemas is what 'prefixItems' was called before JSON Schema 2020-12.
        let tuple = words.prefixItems ?? (words.items?.array != nil ? words.items : nil)
        if let elements = tuple?.array, !elements.isEmpty, let tuple {
            let members = elements.map { schema($0).node(.element) }
            var result = [JSONMember("prefixItems", JSONNode(.array(members), tuple.range))]
            if words.prefixItems != nil, let items = words.items, items.object != nil {
                result.append(JSONMember("items", schema(items).node(.element)))
            }
            return SpecSchema(words: result, words.range)
        }
        guard let items = words.items, items.object != nil else {
            return array(words, element: .any(words.items?.range ?? words.range))
        }
        return array(words, element: schema(items, in: carrier))
    }

    mutating func string(_ words: SchemaWords, _ carrier: Carrier) -> SpecSchema {
        let isFile = words.type?.value.string == "file"
        let isBinary =
            words.format?.value == "binary" || words.contentEncoding == "binary" || isFile
        if isBinary {
            return SpecSchema(type: carrier == .json ? "string" : "binary", words.range)
        }
        guard let format = words.format else {
            // Alone it is said of data URIs too, and is no promise (JSON Schema 2020-12 §8.1).
            let isBase64 = words.contentEncoding == "base64" && words.contentMediaType != nil
            return SpecSchema(type: isBase64 ? "byte" : "string", words.range)
        }
        switch format.value {
        case "date-time", "date", "time", "duration", "http-date", "uuid", "uri", "byte":
            return SpecSchema(type: format.value, words.range)
        case "date-time-local": return SpecSchema(type: format.value, words.range)
        case "time-local": return SpecSchema(type: "time", words.range)
        case "decimal": return SpecSchema(type: "string", words.range)
        default:
            if !Self.textFormats.contains(format.value) { unknown(format) }
            return SpecSchema(type: "string", words.range)
        }
    }

    /// The schema, if need be as one of text: a place between other texts holds neither bytes nor null
    /// alone.
    mutating func text(_ schema: SpecSchema, in place: String) -> SpecSchema {
        let isBytes = schema.type == "binary" || schema.type == "[binary]"
        let isNull = schema.type == nil && schema.word("type")?.string == "null"
        guard isBytes || isNull else { return schema }
        let what = isBytes ? "raw bytes" : "null alone"
        warn("\(what) in \(place)", readAs: "a string", at: schema.range)
        return schema.replaced(by: schema.type == "[binary]" ? "[string]" : "string")
    }

    mutating func integer(_ words: SchemaWords) -> SpecSchema {
        guard let format = words.format else { return SpecSchema(type: "integer", words.range) }
        switch format.value {
        case "int32", "int64", "uint32", "uint64":
            return SpecSchema(type: format.value, words.range)
        case "double-int": return SpecSchema(type: "integer", words.range)
        case "unixtime", "unix-time": return SpecSchema(type: "unixtime", words.range)
        case "int8", "int16", "uint8", "uint16", "u-int8", "u-int16":
            return SpecSchema(type: "int32", words.range)
        case "u-int32": return SpecSchema(type: "uint32", words.range)
        case "u-int64": return SpecSchema(type: "uint64", words.range)
        default:
            unknown(format)
            return SpecSchema(type: "integer", words.range)
        }
    }

    mutating func number(_ words: SchemaWords) -> SpecSchema {
        guard let format = words.format else { return SpecSchema(type: "number", words.range) }
        switch format.value {
        case "float", "double", "decimal": return SpecSchema(type: format.value, words.range)
        case "unixtime", "unix-time": return SpecSchema(type: "unixtime", words.range)
        case "int32", "int64", "uint32", "uint64":
            return SpecSchema(type: format.value, words.range)
        case "double-int": return SpecSchema(type: "integer", words.range)
        default:
            unknown(format)
            return SpecSchema(type: "number", words.range)
        }
    }

    private mutating func unknown(_ format: Located<String>) {
        warn(.schema(.unknownFormat(format.value)), at: format.range)
    }

    /// The formats of strings that stay text: JSON Schema's (2020-12 Validation §7.3) and those of
    /// OpenAPI's registry.
    private static let textFormats: Set<String> = [
        "email", "idn-email", "hostname", "idn-hostname", "ipv4", "ipv6", "uri-reference", "iri",
        "iri-reference", "uri-template", "json-pointer", "relative-json-pointer", "regex",
        "password", "char", "commonmark", "html", "media-range", "base64url", "sf-string",
        "sf-token", "sf-binary", "int32", "int64", "uint64", "double", "float",
    ]
}

extension OpenAPIConversion {
    /// What has one value.
    func constant(_ value: JSONNode, _ words: SchemaWords) -> SpecSchema {
        if value.isNull {
            return SpecSchema(words: [JSONMember("type", .text("null", words.range))], words.range)
        }
        return SpecSchema(words: [JSONMember("const", value)], words.range)
    }

    /// A list of values; nil where it says no more than the type does.
    mutating func enumeration(
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
        if let names = own ?? Self.distinctNames(of: values.map(\.value)) {
            result.append(JSONMember("names", JSONNode(.array(names), member.value.range)))
        }
        var schema = SpecSchema(words: result, words.range)
        schema.isNullable = listsNull
        return schema
    }

    /// Names for the values, where there are as many.
    private mutating func names(_ words: SchemaWords, count: Int) -> [JSONNode]? {
        guard let node = words.enumerationNames else { return nil }
        guard let names = node.array, names.count == count, names.allSatisfy(\.hasText),
            Set(names.compactMap(\.string)).count == count
        else {
            warn(leftOut: "a list of names that does not name each value of 'enum'", at: node.range)
            return nil
        }
        return names
    }

    /// Names for values of which two would be one case in Swift: `asc` and `ASC`, of which the later
    /// one gets a number. Nil where all are told apart as they are.
    static func distinctNames(of values: [JSONNode]) -> [JSONNode]? {
        var outlines: Set<String> = []
        outlines.reserveCapacity(values.count)
        if values.allSatisfy({ outlines.insert($0.outline).inserted }) { return nil }
        var taken: Set<SwiftName> = []
        var areDistinct = true
        let names = values.map { value -> JSONNode in
            var name = value.wireName
            var number = 2
            while !taken.insert(Namer.caseName(name)).inserted {
                areDistinct = false
                name = "\(value.wireName) \(number)"
                number += 1
            }
            return .text(name, value.range)
        }
        return areDistinct ? nil : names
    }

    /// The values of an array's elements, listed beside `type: array` by mistake.
    private mutating func arrayOfListed(_ words: SchemaWords, _ carrier: Carrier) -> SpecSchema? {
        guard let member = words.enumeration, let items = words.items, items.object != nil,
            member.value.array?.allSatisfy(\.isScalar) == true
        else { return nil }
        warn("'enum' beside type 'array'", readAs: "the values of elements", at: member.key.range)
        var element = SchemaWords(items)
        element.enumeration = member
        return array(words, element: schema(element, in: carrier))
    }

    /// A listed value as one of the type: YAML makes numbers and booleans of texts.
    private mutating func fitting(_ value: JSONNode, _ types: [String]) -> JSONNode? {
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
