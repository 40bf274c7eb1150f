/// Reads a parameter: a schema with `style`, `explode`, `allowReserved`, `contentType`, or a
/// reference to a shared one.
enum ParameterDecoder {
    /// The parameters of one place, in the document's order.
    static func decode(
        _ keywords: Keywords,
        _ key: String,
        _ place: Parameter.Place,
        _ context: inout SpecContext
    ) -> [Parameter] {
        guard let node = keywords[key] else { return [] }
        return node.names(of: keywords.phrase(key), each: "a parameter", &context)
            .compactMap { decode($0, place, &context) }
    }

    static func decode(
        _ member: JSONMember,
        _ place: Parameter.Place,
        _ context: inout SpecContext
    ) -> Parameter? {
        let owner = "\(place.phrase) \(member.key.value.quoted)"
        guard var parameter = decode(member, owner, place, &context) else { return nil }
        parameter.name = member.key
        parameter.place = place
        if let style = parameter.style, !place.styles.contains(style.value) {
            context.report(
                .endpoint(.styleMismatch(style.value.rawValue, place: place.article)),
                at: style.range,
                Diagnostic.Note(
                    "there it may be \(place.styles.map(\.rawValue).quotedChoice)"
                )
            )
            parameter.style = nil
        }
        return parameter
    }

    static func shared(_ member: JSONMember, _ context: inout SpecContext) -> Parameter? {
        let owner = "parameter \(member.key.value.quoted)"
        guard var parameter = decode(member, owner, nil, &context) else { return nil }
        parameter.name = member.key
        return parameter
    }

    /// The place is nil for a shared parameter, which stands anywhere.
    private static func decode(
        _ member: JSONMember,
        _ owner: String,
        _ place: Parameter.Place?,
        _ context: inout SpecContext
    ) -> Parameter? {
        let node = member.value
        guard node.object != nil else {
            let schema = SchemaDecoder.decode(node, of: owner, &context)
            return schema.map { parameter(member.key, place, $0) }
        }
        let keys = place == .field ? SpecKeys.field : SpecKeys.parameter
        guard let keywords = Keywords(node, of: owner, at: member.key.range, keys: keys, &context)
        else { return nil }
        if let reference = keywords["$ref"], reference.string?.hasPrefix("#/models/") != true {
            return referenced(reference, keywords, &context)
        }
        let words = words(keywords, place, &context)
        guard let schema = SchemaDecoder.decode(keywords, &context) else { return nil }
        var made = parameter(member.key, place, schema)
        words(&made)
        return made
    }

    private static func parameter(
        _ name: Located<String>,
        _ place: Parameter.Place?,
        _ schema: Schema
    ) -> Parameter {
        Parameter(
            name: name,
            place: place ?? .query,
            schema: schema,
            isRequired: !schema.isOptional && schema.defaultValue == nil
        )
    }

    /// A shared parameter; what stands beside the reference is told of this use alone.
    private static func referenced(
        _ reference: JSONNode,
        _ keywords: Keywords,
        _ context: inout SpecContext
    ) -> Parameter? {
        guard let target = ReferenceDecoder.target(reference, &context),
            case .parameter(let name) = target
        else { return nil }
        let taken = [
            "type", "format", "enum", "names", "closed", "const", "oneOf", "anyOf", "allOf",
            "discriminator", "dateFormat",
        ]
        let excluded = taken + SchemaKindDecoder.objectWords + SchemaKindDecoder.arrayWords
        if excluded.contains(where: { keywords[$0] != nil }) {
            for key in excluded { _ = keywords.exclusive(["$ref", key], &context) }
            return nil
        }
        let notes = SchemaAnnotations.decode(keywords, &context)
        let words = words(keywords, nil, &context)
        guard var parameter = SharedParameters.parameter(name, at: reference.range, &context)
        else { return nil }
        notes.apply(to: &parameter.schema)
        if keywords.members.count > 1 { parameter.schema.range = keywords.range }
        let schema = parameter.schema
        parameter.isRequired = !schema.isOptional && schema.defaultValue == nil
        words(&parameter)
        return parameter
    }

    /// Reads the words that schemas do not have, and returns what sets them.
    private static func words(
        _ keywords: Keywords,
        _ place: Parameter.Place?,
        _ context: inout SpecContext
    ) -> (inout Parameter) -> Void {
        let style = keywords.word("style", Parameter.Style.self, &context)
        let explode = keywords.bool("explode", &context)
        let allowReserved = keywords.bool("allowReserved", &context)
        let contentType = contentType(keywords, place, &context)
        return { parameter in
            parameter.style = style ?? parameter.style
            parameter.explode = explode ?? parameter.explode
            parameter.allowReserved = allowReserved ?? parameter.allowReserved
            parameter.contentType = contentType ?? parameter.contentType
        }
    }

    private static func contentType(
        _ keywords: Keywords,
        _ place: Parameter.Place?,
        _ context: inout SpecContext
    ) -> Located<String>? {
        if place == .field { return keywords.mediaType("contentType", &context) }
        guard let text = keywords.string("contentType", &context) else { return nil }
        if text.value == "application/json" { return text }
        let what = keywords.phrase("contentType")
        context.report(
            .document(.unknownWord(text.value, of: what, known: ["application/json"])),
            at: text.range
        )
        return nil
    }
}
