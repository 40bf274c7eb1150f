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
        var comparison = Comparison()
        return includes(schema, other, &comparison)
    }

    /// What was compared on the way.
    private struct Comparison {
        /// The models' names; what is being compared further out is taken to hold.
        var pairs: Set<[String]> = []
        var depth = 0

        /// So deep that it is not worth a stack: nothing is claimed.
        static let maximumDepth = 200
    }

    private func includes(
        _ schema: Schema,
        _ other: Schema,
        _ comparison: inout Comparison
    ) -> Bool {
        if case .reference(let name) = schema.kind, case .reference(let second) = other.kind {
            if name.value == second.value { return true }
            let pair = [name.value, second.value]
            if !comparison.pairs.insert(pair).inserted { return true }
        }
        guard comparison.depth < Comparison.maximumDepth else { return false }
        comparison.depth += 1
        defer { comparison.depth -= 1 }
        return includesWhatIsMeant(schema, other, &comparison)
    }

    private func includesWhatIsMeant(
        _ schema: Schema,
        _ other: Schema,
        _ comparison: inout Comparison
    ) -> Bool {
        let kind = models.resolved(schema).kind
        let otherKind = models.resolved(other).kind
        if case .union = otherKind {
            return models.alternatives(of: other).allSatisfy {
                includes(schema, $0, &comparison)
            }
        }
        switch (kind, otherKind) {
        case (.union, _):
            let coverage = SchemaCoverage(models)
            return models.alternatives(of: schema).contains {
                coverage.covers($0, other) && includes($0, other, &comparison)
            }
        case (.object(let left), .object(let right)): return includes(left, right, &comparison)
        case (.dictionary, .object(let object)): return object.properties.isEmpty
        case (.object, .dictionary): return false
        case (.object, .any), (.dictionary, .any), (.array, .any), (.tuple, .any): return false
        case (.dictionary(let left), .dictionary(let right)):
            return includes(left, right, &comparison)
        case (.array(let left, _), .array(let right, _)): return includes(left, right, &comparison)
        case (.array(let left, _), .tuple(let elements, let rest)):
            return (elements + [rest].compactMap(\.self)).allSatisfy {
                includes(left, $0, &comparison)
            }
        case (.tuple(let left, let leftRest), .tuple(let right, let rightRest)):
            return zip(left, right).allSatisfy { includes($0, $1, &comparison) }
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
        _ comparison: inout Comparison
    ) -> Bool {
        let properties = Dictionary(
            object.properties.map { ($0.name.value, $0.schema) },
            uniquingKeysWith: { first, _ in first }
        )
        return other.properties.allSatisfy { property in
            properties[property.name.value].map { includes($0, property.schema, &comparison) }
                ?? false
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
