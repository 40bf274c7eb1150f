/// Whether one schema takes every value that another one describes.
///
/// Objects are taken by what they declare: `{id}` covers `{id, name}`, as keys that it does not know
/// are passed over.
struct SchemaCoverage {
    private let models: ModelTable

    init(_ models: ModelTable) {
        self.models = models
    }

    func covers(_ schema: Schema, _ other: Schema) -> Bool {
        var comparison = Comparison()
        return covers(schema, other, &comparison)
    }

    func resolved(_ schema: Schema) -> Schema { models.resolved(schema) }

    func covers(_ kind: Schema.Kind, _ other: Schema.Kind) -> Bool {
        let range = SourceRange(file: 0, 0..<0)
        return covers(Schema(kind, range), Schema(other, range))
    }

    /// What was compared on the way.
    private struct Comparison {
        /// The answers by the two models' names; what is being compared further out is taken to hold.
        var answers: [[String]: Bool] = [:]
        var depth = 0

        /// So deep that it is not worth a stack: nothing is claimed.
        static let maximumDepth = 200
    }

    private func covers(
        _ schema: Schema,
        _ other: Schema,
        _ comparison: inout Comparison
    ) -> Bool {
        if other.isNullable, !schema.isNullable, !models.isAny(schema) { return false }
        guard comparison.depth < Comparison.maximumDepth else { return false }
        comparison.depth += 1
        defer { comparison.depth -= 1 }
        guard case .reference(let name) = schema.kind, case .reference(let second) = other.kind
        else { return coversWhatIsMeant(schema, other, &comparison) }
        if name.value == second.value { return true }
        let pair = [name.value, second.value]
        if let known = comparison.answers[pair] { return known }
        comparison.answers[pair] = true
        let answer = coversWhatIsMeant(schema, other, &comparison)
        comparison.answers[pair] = answer
        return answer
    }

    private func coversWhatIsMeant(
        _ schema: Schema,
        _ other: Schema,
        _ comparison: inout Comparison
    ) -> Bool {
        let kind = models.resolved(schema).kind
        let otherKind = models.resolved(other).kind
        if case .all(let parts) = otherKind {
            return parts.contains { covers(schema, $0, &comparison) }
        }
        if case .all(let parts) = kind {
            return parts.allSatisfy { covers($0, other, &comparison) }
        }
        if case .union = otherKind {
            return models.alternatives(of: other).allSatisfy { covers(schema, $0, &comparison) }
        }
        switch (kind, otherKind) {
        case (.any, _): return true
        case (.union, _):
            return models.alternatives(of: schema).contains { covers($0, other, &comparison) }
        case (.scalar(let scalar), .scalar(let narrow)): return scalar.covers(narrow)
        case (.scalar(let scalar), .enumeration(let enumeration)):
            return enumeration.values.allSatisfy(scalar.admits)
        case (.scalar(let scalar), .constant(let value)): return scalar.admits(value)
        case (.enumeration(let open), .scalar(let scalar)):
            return !open.isClosed && scalar.isText && open.values.allSatisfy { $0.string != nil }
        case (.enumeration(let left), .enumeration(let right)):
            return right.values.allSatisfy { left.takes($0) }
        case (.enumeration(let left), .constant(let value)): return left.takes(value)
        case (.constant(let left), .constant(let right)): return left.identity == right.identity
        case (.null, .null): return true
        case (.array(let left, _), .array(let right, _)): return covers(left, right, &comparison)
        case (.dictionary(let left), .dictionary(let right)):
            return covers(left, right, &comparison)
        case (.dictionary(let value), .object(let object)):
            return object.properties.allSatisfy { covers(value, $0.schema, &comparison) }
        case (.object(let left), .object(let right)): return covers(left, right, &comparison)
        case (.object(let object), .dictionary(let value)):
            return object.properties.allSatisfy {
                !$0.isRequired && covers($0.schema, value, &comparison)
            }
        default: return false
        }
    }

    private func covers(
        _ object: ObjectSchema,
        _ other: ObjectSchema,
        _ comparison: inout Comparison
    ) -> Bool {
        let properties = Dictionary(
            other.properties.map { ($0.name.value, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        return object.properties.allSatisfy { property in
            guard let same = properties[property.name.value] else { return !property.isRequired }
            if property.isRequired, !same.isRequired { return false }
            var schema = property.schema
            // Where it may be missing, null counts as that.
            schema.isNullable = schema.isNullable || !property.isRequired
            return covers(schema, same.schema, &comparison)
        }
    }
}

extension EnumerationSchema {
    /// Whether a value is one of its values, or would be kept beside them.
    fileprivate func takes(_ value: JSONNode) -> Bool {
        if values.contains(where: { $0.identity == value.identity }) { return true }
        return !isClosed && value.string != nil && values.allSatisfy { $0.string != nil }
    }
}

extension ScalarType {
    /// Whether every value of another type is one of this type.
    fileprivate func covers(_ other: ScalarType) -> Bool {
        if self == other { return true }
        switch self {
        case .string: return other.isText
        case .byte, .binary: return other == .byte || other == .binary
        case .number, .double, .decimal: return other.isNumber || other.isUnixTime
        case .float: return other == .integer || other == .int32 || other == .uint32
        case .unixtime, .unixtimeMilliseconds: return other.isNumber || other.isUnixTime
        case .integer, .int64: return [.integer, .int64, .int32, .uint32].contains(other)
        case .uint64: return other == .uint32
        case .boolean, .dateTime, .date, .time, .dateTimeLocal, .duration, .httpDate, .uuid, .uri,
            .int32, .uint32:
            return false
        }
    }

    private var isUnixTime: Bool { self == .unixtime || self == .unixtimeMilliseconds }

    /// Whether JSON carries it as a string.
    var isText: Bool {
        switch self {
        case .string, .dateTime, .date, .time, .dateTimeLocal, .duration, .httpDate, .uuid, .uri,
            .byte, .binary:
            true
        case .integer, .number, .boolean, .unixtime, .unixtimeMilliseconds, .int32, .int64,
            .uint32, .uint64, .float, .double, .decimal:
            false
        }
    }
}
