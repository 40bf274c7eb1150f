/// Objects that a value must be all of, as one.
struct ObjectMerge {
    private(set) var object = ObjectSchema()
    private let coverage: SchemaCoverage
    private var required: [Located<String>] = []
    private var problems: [Diagnostic] = []
    private var depth = 0
    /// Whether something in it stands as the document has it, which may be more than one form.
    private(set) var holdsWritten = false

    /// How deep schemas are merged that may hold themselves.
    private static let maximumDepth = 16

    init(_ models: ModelTable) {
        coverage = SchemaCoverage(models)
    }

    /// Adds what one more object says; of equal words the later one's win.
    mutating func add(_ other: ObjectSchema) {
        for property in other.properties { add(property) }
        required += other.requiredElsewhere
        object.patterns += other.patterns
        object.isRestLossy = object.isRestLossy || other.isRestLossy
        switch (object.additional, other.additional) {
        case (_, .ignored), (.kept, .forbidden): break
        case (.ignored, _), (.forbidden, _): object.additional = other.additional
        case (.kept(let first), .kept(let second)):
            if let both = merged(first, second) {
                object.additional = .kept(both)
            } else {
                report("the values of 'additionalProperties'", second.range, first.range)
            }
        }
    }

    /// Makes the properties required that a list elsewhere names, and tells what cannot be.
    mutating func finish(into diagnostics: inout [Diagnostic]) {
        for name in required {
            if let index = object.properties.firstIndex(where: { $0.name.value == name.value }) {
                object.properties[index].isRequired = true
                object.properties[index].schema.isOptional = false
                object.properties[index].schema.fixOnlyValue()
            } else {
                problems.report(
                    .schema(.requiredUnknown(name.value)),
                    at: name.range,
                    .didYouMean(name.value, declared: object.properties.map(\.name))
                )
            }
        }
        diagnostics += problems
    }

    private mutating func add(_ property: ObjectSchema.Property) {
        let name = property.name.value
        guard let index = object.properties.firstIndex(where: { $0.name.value == name }) else {
            object.properties.append(property)
            return
        }
        let earlier = object.properties[index]
        guard var schema = merged(earlier.schema, property.schema) else {
            report("property \(name.quoted)", property.schema.range, earlier.schema.range)
            return
        }
        let isRequired = earlier.isRequired || property.isRequired
        schema.isOptional = earlier.schema.isOptional && property.schema.isOptional
        object.properties[index].schema = schema
        object.properties[index].isRequired = isRequired
    }

    private mutating func report(_ what: String, _ range: SourceRange, _ other: SourceRange) {
        problems.report(
            .schema(.mergeConflict(what)),
            at: range,
            Diagnostic.Note("the other one is here", at: other)
        )
    }

    /// What values of both schemas are; nil if there are none.
    private mutating func merged(_ first: Schema, _ second: Schema) -> Schema? {
        var schema = second.mergedAnnotations(over: first)
        schema.isNullable = first.isNullable && second.isNullable
        switch (first.kind, second.kind) {
        case (.object(let left), .object(let right)):
            var merge = self
            merge.object = ObjectSchema()
            merge.required = []
            merge.add(left)
            merge.add(right)
            problems = merge.problems
            holdsWritten = merge.holdsWritten
            schema.kind = .object(merge.object)
        case (.dictionary(let values), .object(var object)),
            (.object(var object), .dictionary(let values)):
            // Both hold: the keys that have no name are kept.
            switch object.additional {
            case .ignored, .forbidden: object.additional = .kept(values)
            case .kept: break
            }
            schema.kind = .object(object)
        default:
            if declareApart(first, second), let both = both(first, second) {
                schema.kind = both
                holdsWritten = true
            } else if coverage.covers(first.kind, second.kind) {
                schema.kind = second.kind
            } else if coverage.covers(second.kind, first.kind) {
                schema.kind = first.kind
                schema.range = first.range
            } else if let both = both(first, second) {
                schema.kind = both
                holdsWritten = true
            } else {
                return nil
            }
        }
        return schema
    }

    /// Whether each of two objects has a property that the other one does not have.
    private func declareApart(_ first: Schema, _ second: Schema) -> Bool {
        guard case .object(let left) = coverage.resolved(first).kind,
            case .object(let right) = coverage.resolved(second).kind
        else { return false }
        let names = Set(left.properties.map(\.name.value))
        let others = Set(right.properties.map(\.name.value))
        return !names.isSubset(of: others) && !others.isSubset(of: names)
    }

    /// What values are of which neither schema takes all that the other one does; nil if there are none.
    private mutating func both(_ first: Schema, _ second: Schema) -> Schema.Kind? {
        guard depth < Self.maximumDepth else { return nil }
        depth += 1
        defer { depth -= 1 }
        switch (coverage.resolved(first).kind, coverage.resolved(second).kind) {
        case (.array(let left, let isUnique), .array(let right, let isUniqueToo)):
            return merged(left, right).map { .array($0, unique: isUnique || isUniqueToo) }
        case (.union(let union), _): return alternatives(of: union, second)
        case (_, .union(let union)): return alternatives(of: union, first)
        case (.object(let left), .object(let right)):
            return merged(Schema(.object(left), first.range), Schema(.object(right), second.range))?
                .kind
        default: return nil
        }
    }

    /// The members of a union of which values are of another schema too.
    private mutating func alternatives(
        of union: UnionSchema,
        _ other: Schema
    ) -> Schema.Kind? {
        guard union.discriminator == nil else { return nil }
        var members: [Schema] = []
        for member in union.members {
            let told = problems.count
            if let both = merged(other.withoutWords, member), problems.count == told {
                members.append(both)
            }
            problems.removeLast(problems.count - told)
        }
        if members.count == 1 { return members[0].kind }
        var result = union
        result.members = members
        return members.isEmpty ? nil : .union(result)
    }
}

extension Schema {
    /// What it is, and nothing of what is told of it.
    fileprivate var withoutWords: Schema {
        var schema = Schema(kind, range)
        schema.isNullable = isNullable
        return schema
    }
}

extension Schema {
    /// Makes a closed list of one value, as which an optional constant is written, a constant again.
    fileprivate mutating func fixOnlyValue() {
        guard case .enumeration(let list) = kind, list.isClosed, list.values.count == 1,
            !isNullable, defaultValue == nil
        else { return }
        kind = .constant(list.values[0])
    }
}
