import EndpointsJSON

/// A default must be a value of its schema.
enum DefaultCheck {
    static func check(_ api: API, into diagnostics: inout [Diagnostic]) {
        let check = Check(models: ModelTable(api.models))
        api.forEachSchema { schema, _ in
            check.check(schema, &diagnostics)
        }
    }

    private struct Check {
        let models: ModelTable

        func check(_ schema: Schema, _ diagnostics: inout [Diagnostic]) {
            if let value = schema.defaultValue { check(value, schema, &diagnostics) }
            schema.forEachChild { child, _ in check(child, &diagnostics) }
        }

        private func check(
            _ value: JSONNode,
            _ schema: Schema,
            _ diagnostics: inout [Diagnostic]
        ) {
            if value.isNull, schema.isNullable { return }
            switch schema.kind {
            case .any, .union, .all, .tuple: break
            case .null: expect(value.isNull, "null", value, &diagnostics)
            case .scalar(.dateTime) where schema.dateFormat != nil:
                let pattern = schema.dateFormat?.value ?? ""
                let date = value.string.flatMap { DatePattern.date($0, pattern: pattern) }
                expect(date != nil, "a date as \(pattern.quoted)", value, &diagnostics)
            case .scalar(let scalar):
                expect(scalar.admits(value), scalar.valuePhrase, value, &diagnostics)
            case .reference:
                let model = models.resolved(schema)
                // One that leads nowhere was told.
                if case .reference = model.kind { return }
                check(value, model, &diagnostics)
            case .array(let element, _):
                guard let elements = value.array else {
                    return expect(false, "an array", value, &diagnostics)
                }
                for value in elements { check(value, element, &diagnostics) }
            case .dictionary(let element):
                guard let object = value.object else {
                    return expect(false, "an object", value, &diagnostics)
                }
                for member in object.members { check(member.value, element, &diagnostics) }
            case .object(let object): check(value, object, &diagnostics)
            case .enumeration(let enumeration): check(value, enumeration, &diagnostics)
            case .constant(let constant):
                expect(constant.identity == value.identity, constant.excerpt, value, &diagnostics)
            }
        }

        private func check(
            _ value: JSONNode,
            _ schema: ObjectSchema,
            _ diagnostics: inout [Diagnostic]
        ) {
            guard let object = value.object else {
                return expect(false, "an object", value, &diagnostics)
            }
            for property in schema.properties {
                if let member = object[property.name.value] {
                    check(member, property.schema, &diagnostics)
                } else if property.isRequired {
                    let expected = "an object with \(property.name.value.quoted)"
                    diagnostics.report(
                        .schema(.defaultMismatch("{…}", expected: expected)),
                        at: value.range
                    )
                }
            }
        }

        private func check(
            _ value: JSONNode,
            _ enumeration: EnumerationSchema,
            _ diagnostics: inout [Diagnostic]
        ) {
            if value.isScalar,
                enumeration.values.contains(where: { $0.identity == value.identity })
            {
                return
            }
            diagnostics.report(
                .schema(.defaultUnlisted(value.excerpt)),
                at: value.range,
                value.string.flatMap { text in
                    .didYouMean(text, among: enumeration.values.compactMap(\.string))
                }
            )
        }

        private func expect(
            _ holds: Bool,
            _ expected: String,
            _ value: JSONNode,
            _ diagnostics: inout [Diagnostic]
        ) {
            if holds { return }
            diagnostics.report(
                .schema(.defaultMismatch(value.excerpt, expected: expected)),
                at: value.range
            )
        }
    }
}
