/// Finds what of a default, itself right, has no expression in Swift.
struct DefaultLiteralCheck {
    private let models: ModelTable

    init(_ models: ModelTable) {
        self.models = models
    }

    func check(_ value: JSONNode, _ schema: Schema, into diagnostics: inout [Diagnostic]) {
        let target = models.resolved(schema)
        if schema.swiftType != nil || target.swiftType != nil {
            diagnostics.report(
                .document(.exclusiveKeys("default", "swiftType")),
                at: value.range,
                Diagnostic.Note("nothing but its name is known of such a type")
            )
            return
        }
        switch (target.kind, value.value) {
        case (.array(let element, _), .array(let values)):
            for value in values { check(value, element, into: &diagnostics) }
        case (.tuple(let elements, let rest), .array(let values)):
            for (index, value) in values.enumerated() {
                guard let schema = index < elements.count ? elements[index] : rest else { break }
                check(value, schema, into: &diagnostics)
            }
        case (.dictionary(let element), .object(let object)):
            for member in object.members { check(member.value, element, into: &diagnostics) }
        case (.object(let object), .object(let members)):
            if object.properties.count > 150 {
                // The initializer of such a model takes the required properties alone.
                let expected = "of a model of 150 properties or fewer"
                diagnostics.report(
                    .schema(.defaultMismatch("{…}", expected: expected)),
                    at: value.range
                )
                return
            }
            for property in object.properties {
                guard let value = members[property.name.value] else { continue }
                check(value, property.schema, into: &diagnostics)
            }
        case (.union(let union), _):
            if let member = models.member(of: union, for: value) {
                check(value, member.schema, into: &diagnostics)
            }
        default: break
        }
    }
}

extension ModelTable {
    /// The member of a union as which a value is read; nil where it is none.
    func member(of union: UnionSchema, for value: JSONNode) -> (index: Int, schema: Schema)? {
        let index = UnionPlanner.choice(union, self).member(for: value, of: union.members, self)
        return index.map { ($0, union.members[$0]) }
    }
}
