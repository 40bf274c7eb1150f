extension Namer {
    /// What the body adds to a request's parameters: an inline object's properties, a form's fields,
    /// or the whole body as one.
    func bodySlots(_ endpoint: Endpoint) -> [RequestSlot] {
        guard let body = endpoint.body else { return [] }
        switch body.content {
        case .json(let schema):
            if endpoint.hasInlineBody {
                return endpoint.inlineBodyProperties.filter(\.isGiven).map { property in
                    RequestSlot(
                        property.name,
                        property.schema,
                        .property,
                        isRequired: property.isRequired
                    )
                }
            }
            return [wholeSlot(body, schema)]
        case .form(let fields), .multipart(let fields):
            if !body.isRequired { return [wholeSlot(body, Schema(.any, body.range))] }
            return fieldSlots(fields, of: body)
        case .text: return [wholeSlot(body, Schema(.scalar(.string), body.range))]
        case .binary:
            var slot = wholeSlot(body, Schema(.scalar(.binary), body.range))
            slot.runtimeType = .binaryContent
            return [slot]
        }
    }

    private func wholeSlot(_ body: Body, _ schema: Schema) -> RequestSlot {
        RequestSlot(
            Located("body", body.range),
            schema,
            .body,
            isRequired: body.isRequired,
            name: SwiftName(text: "body")
        )
    }

    private func fieldSlots(_ fields: [Parameter], of body: Body) -> [RequestSlot] {
        fields.filter { Constant($0) == nil }.map { field in
            var slot = RequestSlot(field)
            if body.isMultipart, shapes.shape(of: field.schema).isFile {
                slot.runtimeType = .filePart
            }
            return slot
        }
    }

    func namedBody(
        _ endpoint: Endpoint,
        _ fields: ArraySlice<NamedField>,
        in path: [SwiftName],
        nested: inout [NamedType]
    ) -> NamedBody? {
        guard let body = endpoint.body else { return nil }
        let contentType = body.contentType?.value
        let content: NamedBody.Content?
        switch body.content {
        case .json:
            content =
                endpoint.hasInlineBody
                ? .jsonFields(members(of: endpoint, fields)) : fields.first.map { .json($0) }
        case .form(let all), .multipart(let all):
            if body.isRequired {
                content = .form(
                    namedParameters(all, fields, isMultipart: body.isMultipart),
                    isMultipart: body.isMultipart
                )
            } else {
                content = fields.first.map { field in
                    optionalForm(field, all, body, in: path, nested: &nested)
                }
            }
        case .text: content = fields.first.map { .text($0) }
        case .binary: content = fields.first.map { .binary($0) }
        }
        return content.map { NamedBody(content: $0, contentType: contentType) }
    }

    /// The body's members in the document's order, its constants among them.
    private func members(
        of endpoint: Endpoint,
        _ fields: ArraySlice<NamedField>
    ) -> [NamedField] {
        var rest = fields
        return endpoint.inlineBodyProperties.compactMap { property in
            constantField(property) ?? (property.isGiven ? rest.popFirst() : nil)
        }
    }

    /// The fields become a type of their own, as the body may be left out only as a whole.
    private func optionalForm(
        _ whole: NamedField,
        _ all: [Parameter],
        _ body: Body,
        in path: [SwiftName],
        nested: inout [NamedType]
    ) -> NamedBody.Content {
        var whole = whole
        let type = SwiftName(text: InlineNames.body)
        let path = path + [type]
        var own: [NamedType] = []
        let slots = fieldSlots(all, of: body)
        let names = NestedNames(
            slots.map { ($0.name.text, $0.schema) },
            reserved: [type.text],
            namespace: namespace
        )
        let fields = slots.indices.map { index in
            namedField(slots[index], names[index], in: path, nested: &own)
        }
        if report(fields.map { ($0.name, $0.wire) }, kind: .parameters) {
            report(own.map { ($0.name, Located($0.name.text, $0.schema.range)) }, kind: .types)
        }
        nested.append(
            NamedType(
                path: path,
                schema: Schema(.any, body.range),
                content: .fields(fields),
                nested: own
            )
        )
        whole.type = .named(path)
        return .optionalForm(
            whole,
            namedParameters(all, fields[...], isMultipart: body.isMultipart),
            isMultipart: body.isMultipart
        )
    }
}

extension Body {
    fileprivate var isMultipart: Bool {
        if case .multipart = content { true } else { false }
    }
}

extension ObjectSchema.Property {
    /// Whether a caller gives its value in a request's body: not a constant, nor what only answers
    /// have.
    fileprivate var isGiven: Bool {
        switch schema.kind {
        case .constant, .null: false
        default: !schema.isReadOnly
        }
    }
}
