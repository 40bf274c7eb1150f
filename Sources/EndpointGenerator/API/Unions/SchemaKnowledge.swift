/// Whether one schema knows all that another one knows of a value that both take: its keys, and the
/// values that enumerations list.
///
/// `{a?, b?}` knows all of `{b?}`, and the first that can be read is the right one. `{a?}` does not:
/// it passes over `b`.
struct SchemaKnowledge {
    private let models: ModelTable

    init(_ models: ModelTable) {
        self.models = models
    }

    func includes(_ schema: Schema, _ other: Schema) -> Bool {
        var pairs: Set<[String]> = []
        return includes(schema, other, &pairs)
    }

    private func includes(
        _ schema: Schema,
        _ other: Schema,
        _ pairs: inout Set<[String]>
    ) -> Bool {
        if case .reference(let name) = schema.kind, case .reference(let second) = other.kind {
            // What is being compared further out is taken to hold.
            if name.value == second.value || !pairs.insert([name.value, second.value]).inserted {
                return true
            }
            if pairs.count > 200 { return false }
        }
        let kind = models.resolved(schema).kind
        let otherKind = models.resolved(other).kind
        if case .union(let union) = otherKind {
            return union.members.allSatisfy { includes(schema, $0, &pairs) }
        }
        switch (kind, otherKind) {
        case (.union(let union), _):
            let coverage = SchemaCoverage(models)
            return union.members.contains {
                coverage.covers($0, other) && includes($0, other, &pairs)
            }
        case (.object(let left), .object(let right)): return includes(left, right, &pairs)
        case (.dictionary, .object(let object)): return object.properties.isEmpty
        case (.object, .dictionary): return false
        case (.object, .any), (.dictionary, .any), (.array, .any), (.tuple, .any): return false
        case (.dictionary(let left), .dictionary(let right)): return includes(left, right, &pairs)
        case (.array(let left, _), .array(let right, _)): return includes(left, right, &pairs)
        case (.array(let left, _), .tuple(let elements, let rest)):
            return (elements + [rest].compactMap(\.self)).allSatisfy { includes(left, $0, &pairs) }
        case (.tuple(let left, let leftRest), .tuple(let right, let rightRest)):
            return zip(left, right).allSatisfy { includes($0, $1, &pairs) }
                && left.count == right.count && (leftRest == nil) == (rightRest == nil)
        case (.tuple, .array): return false
        case (.enumeration(let enumeration), _) where !enumeration.isClosed:
            return enumeration.lists(otherKind)
        case (.any, _), (.scalar, _), (.null, _), (.reference, _), (.array, _), (.tuple, _),
            (.dictionary, _), (.object, _), (.enumeration, _), (.constant, _), (.all, _):
            return true
        }
    }

    private func includes(
        _ object: ObjectSchema,
        _ other: ObjectSchema,
        _ pairs: inout Set<[String]>
    ) -> Bool {
        let properties = Dictionary(
            object.properties.map { ($0.name.value, $0.schema) },
            uniquingKeysWith: { first, _ in first }
        )
        return other.properties.allSatisfy { property in
            properties[property.name.value].map { includes($0, property.schema, &pairs) } ?? false
        }
    }
}

extension EnumerationSchema {
    /// Whether it lists each value of a kind that it takes.
    fileprivate func lists(_ kind: Schema.Kind) -> Bool {
        let isText = values.allSatisfy { $0.string != nil }
        let listed = Set(values.map(\.identity))
        switch kind {
        case .enumeration(let other):
            return other.values.allSatisfy { listed.contains($0.identity) }
        case .constant(let value): return listed.contains(value.identity)
        case .scalar(let scalar): return scalar.isText != isText
        case .any: return false
        case .null, .reference, .array, .tuple, .dictionary, .object, .union, .all: return true
        }
    }
}
