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
        var pairs: Set<[String]> = []
        return covers(schema, other, &pairs)
    }

    func covers(_ kind: Schema.Kind, _ other: Schema.Kind) -> Bool {
        let range = SourceRange(file: 0, 0..<0)
        return covers(Schema(kind, range), Schema(other, range))
    }

    private func covers(
        _ schema: Schema,
        _ other: Schema,
        _ pairs: inout Set<[String]>
    ) -> Bool {
        if other.isNullable, !schema.isNullable { return false }
        if case .reference(let name) = schema.kind, case .reference(let second) = other.kind {
            // What is being compared further out is taken to hold.
            if name.value == second.value || !pairs.insert([name.value, second.value]).inserted {
                return true
            }
            // So deep that it is not worth a stack: nothing is claimed.
            if pairs.count > 200 { return false }
        }
        let kind = models.resolved(schema).kind
        let otherKind = models.resolved(other).kind
        if case .union(let union) = otherKind {
            return union.members.allSatisfy { covers(schema, $0, &pairs) }
        }
        switch (kind, otherKind) {
        case (.any, _): return true
        case (.union(let union), _): return union.members.contains { covers($0, other, &pairs) }
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
        case (.array(let left, _), .array(let right, _)): return covers(left, right, &pairs)
        case (.dictionary(let left), .dictionary(let right)): return covers(left, right, &pairs)
        case (.dictionary(let value), .object(let object)):
            return object.properties.allSatisfy { covers(value, $0.schema, &pairs) }
        case (.object(let left), .object(let right)): return covers(left, right, &pairs)
        case (.object(let object), .dictionary(let value)):
            return object.properties.allSatisfy {
                !$0.isRequired && covers($0.schema, value, &pairs)
            }
        default: return false
        }
    }

    private func covers(
        _ object: ObjectSchema,
        _ other: ObjectSchema,
        _ pairs: inout Set<[String]>
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
            return covers(schema, same.schema, &pairs)
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
