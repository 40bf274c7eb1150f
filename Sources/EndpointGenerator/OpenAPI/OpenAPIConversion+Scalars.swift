extension OpenAPIConversion {
    func array(_ words: SchemaWords, element: SpecSchema) -> SpecSchema {
        var array = element.array(words.range)
        if words.isUnique {
            array.words.append(JSONMember("uniqueItems", .flag(true, words.range)))
        }
        return array
    }

    func array(_ words: SchemaWords, _ carrier: Carrier) -> SpecSchema {
        // A list of schemas is what 'prefixItems' was called before JSON Schema 2020-12.
        let tuple = words.prefixItems ?? (words.items?.array != nil ? words.items : nil)
        if words.prefixItems == nil, let list = tuple, let elements = list.array,
            words.minimumCount < elements.count
        {
            // Of fewer elements it is right too, which no tuple has.
            warn("a list of schemas as 'items'", readAs: "what each item may be", at: list.range)
            let each = JSONNode.object([JSONMember("anyOf", list)], list.range)
            return array(
                words,
                element: elements.isEmpty ? .any(list.range) : schema(each, in: carrier)
            )
        }
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

    func string(_ words: SchemaWords, _ carrier: Carrier) -> SpecSchema {
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
        if let kept = kept(format, of: "string", words) { return kept }
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
    func text(_ schema: SpecSchema, in place: String) -> SpecSchema {
        let isBytes = schema.type == "binary" || schema.type == "[binary]"
        let isNull = schema.type == nil && schema.word("type")?.string == "null"
        guard isBytes || isNull else { return schema }
        let what = isBytes ? "raw bytes" : "null alone"
        warn("\(what) in \(place)", readAs: "a string", at: schema.range)
        return schema.replaced(by: schema.type == "[binary]" ? "[string]" : "string")
    }

    func integer(_ words: SchemaWords) -> SpecSchema {
        guard let format = words.format else { return SpecSchema(type: "integer", words.range) }
        if let kept = kept(format, of: "integer", words) { return kept }
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

    func number(_ words: SchemaWords) -> SpecSchema {
        guard let format = words.format else { return SpecSchema(type: "number", words.range) }
        if let kept = kept(format, of: "number", words) { return kept }
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

    /// The schema with its own format, where a config names a type for that.
    private func kept(
        _ format: Located<String>,
        of type: String,
        _ words: SchemaWords
    ) -> SpecSchema? {
        guard options.formats.contains(format.value) else { return nil }
        let members = [
            JSONMember("type", .text(type, words.range)),
            JSONMember("format", .text(format.value, format.range)),
        ]
        return SpecSchema(words: members, words.range)
    }

    private func unknown(_ format: Located<String>) {
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

extension SchemaWords {
    /// How many elements an array has at least.
    fileprivate var minimumCount: Int {
        let limit = limits.first { $0.key.value == "minItems" }
        guard case .number(let text)? = limit?.value.value else { return 0 }
        return Int(text) ?? 0
    }
}
