import EndpointsJSON

/// Looks for what keeps JSON values from being those that schemas describe.
///
/// A value is judged as JSON Schema does, with this format's own rules: an open enumeration takes
/// what it does not list, and null may stand for a property that is optional.
struct SchemaMatcher {
    /// Which way a value goes: it decides what of `readOnly` and `writeOnly` may be missing.
    enum Direction {
        case request, response
    }

    let models: ModelTable
    let direction: Direction
    /// Whether an open enumeration takes what it does not list.
    let takesUnlisted: Bool
    /// What was found where a value is judged as a member of a union. Nothing is judged twice, as
    /// unions in unions would take time without end.
    var judged: [Pair: [ValueMistake]] = [:]

    struct Pair: Hashable {
        var value: SourceRange
        var schema: SourceRange
    }

    init(_ models: ModelTable, _ direction: Direction, takesUnlisted: Bool = true) {
        self.models = models
        self.direction = direction
        self.takesUnlisted = takesUnlisted
    }

    /// Judges what stands in a value at a pointer.
    mutating func mistakes(
        _ value: JSONNode,
        at pointer: JSONPointer,
        as schema: Schema
    ) -> [ValueMistake] {
        var current = value
        var way = JSONPointer(tokens: [])
        for token in pointer.tokens {
            guard let next = current.child(token) else {
                guard current.object != nil else {
                    return expect(false, "an object with \(token.quoted)", current, way)
                }
                let kind = ValueMistake.Kind.missing(token)
                return [ValueMistake(kind: kind, pointer: way, range: current.range.prefix(1))]
            }
            current = next
            way = way / token
        }
        return mistakes(current, schema, way)
    }

    mutating func mistakes(
        _ value: JSONNode,
        _ schema: Schema,
        _ pointer: JSONPointer
    ) -> [ValueMistake] {
        let target = models.resolved(schema)
        if value.isNull, [schema, target].contains(where: { $0.isNullable || $0.isOptional }) {
            return []
        }
        switch target.kind {
        // References that lead nowhere, and what could not be merged, are told elsewhere.
        case .any, .reference, .all: return []
        case .null: return expect(value.isNull, "null", value, pointer)
        case .scalar(let scalar):
            let pattern = (schema.dateFormat ?? target.dateFormat)?.value
            return scalarMistakes(value, scalar, pattern: pattern, pointer)
        case .array(let element, _):
            guard let elements = value.array else {
                return expect(false, "an array", value, pointer)
            }
            return elementMistakes(elements, from: 0, element, pointer)
        case .tuple(let schemas, let rest):
            return tupleMistakes(value, schemas, rest, pointer)
        case .dictionary(let element):
            guard let object = value.object else {
                return expect(false, "an object", value, pointer)
            }
            return object.members.flatMap { mistakes($0.value, element, pointer / $0.key.value) }
        case .object(let object): return objectMistakes(value, object, pointer)
        case .enumeration(let enumeration):
            return enumerationMistakes(value, enumeration, pointer)
        case .constant(let constant):
            let phrase = constant.isScalar || constant.isNull ? constant.excerpt : "its 'const'"
            var found = expect(constant.equals(value), phrase, value, pointer)
            for index in found.indices { found[index].isOtherConstant = true }
            return found
        case .union(let union): return unionMistakes(value, union, pointer)
        }
    }

    func expect(
        _ holds: Bool,
        _ expected: String,
        _ value: JSONNode,
        _ pointer: JSONPointer
    ) -> [ValueMistake] {
        if holds { return [] }
        let kind = ValueMistake.Kind.mismatch(value.excerpt, expected: expected)
        return [ValueMistake(kind: kind, pointer: pointer, range: value.range)]
    }
}

extension SchemaMatcher {
    private func scalarMistakes(
        _ value: JSONNode,
        _ scalar: ScalarType,
        pattern: String?,
        _ pointer: JSONPointer
    ) -> [ValueMistake] {
        if scalar == .dateTime, let pattern {
            let date = value.string.flatMap { DatePattern.date($0, pattern: pattern) }
            return expect(date != nil, "a date as \(pattern.quoted)", value, pointer)
        }
        let isText = scalar == .byte || scalar == .binary
        let phrase = isText ? "bytes as base64 text" : scalar.valuePhrase
        return expect(scalar.admits(value), phrase, value, pointer)
    }

    private mutating func elementMistakes(
        _ elements: [JSONNode],
        from start: Int,
        _ schema: Schema,
        _ pointer: JSONPointer
    ) -> [ValueMistake] {
        elements.enumerated().dropFirst(start).flatMap { index, element in
            mistakes(element, schema, pointer / String(index))
        }
    }

    private mutating func tupleMistakes(
        _ value: JSONNode,
        _ schemas: [Schema],
        _ rest: Schema?,
        _ pointer: JSONPointer
    ) -> [ValueMistake] {
        guard let elements = value.array, elements.count >= schemas.count else {
            let expected = "an array of \(schemas.count) elements or more"
            return expect(false, expected, value, pointer)
        }
        var found: [ValueMistake] = []
        for (index, schema) in schemas.enumerated() {
            found += mistakes(elements[index], schema, pointer / String(index))
        }
        if let rest { found += elementMistakes(elements, from: schemas.count, rest, pointer) }
        return found
    }

    private mutating func objectMistakes(
        _ value: JSONNode,
        _ schema: ObjectSchema,
        _ pointer: JSONPointer
    ) -> [ValueMistake] {
        guard let object = value.object else { return expect(false, "an object", value, pointer) }
        var found: [ValueMistake] = []
        for property in schema.properties {
            let name = property.name.value
            if let member = object[name] {
                if member.isNull, !property.isRequired { continue }
                found += mistakes(member, property.schema, pointer / name)
            } else if mustStand(property) {
                let kind = ValueMistake.Kind.missing(name)
                found.append(
                    ValueMistake(kind: kind, pointer: pointer, range: value.range.prefix(1))
                )
            }
        }
        let names = Set(schema.properties.map(\.name.value))
        let others = object.members.filter { !names.contains($0.key.value) }
        switch schema.additional {
        case .ignored: break
        case .forbidden:
            for member in others {
                let kind = ValueMistake.Kind.forbidden(member.key.value)
                let note = Diagnostic.Note.didYouMean(member.key.value, among: names.sorted())
                found.append(
                    ValueMistake(kind: kind, pointer: pointer, range: member.key.range, note: note)
                )
            }
        case .kept(let rest):
            found += others.flatMap { mistakes($0.value, rest, pointer / $0.key.value) }
        }
        return found
    }

    private func mustStand(_ property: ObjectSchema.Property) -> Bool {
        let schema = property.schema
        guard property.isRequired, schema.defaultValue == nil else { return false }
        return direction == .request ? !schema.isReadOnly : !schema.isWriteOnly
    }

    private func enumerationMistakes(
        _ value: JSONNode,
        _ enumeration: EnumerationSchema,
        _ pointer: JSONPointer
    ) -> [ValueMistake] {
        if enumeration.values.contains(where: { $0.equals(value) }) { return [] }
        if !enumeration.isClosed, takesUnlisted {
            return expect(enumeration.keeps(value), enumeration.kindPhrase, value, pointer)
        }
        var found = ValueMistake(
            kind: .unlisted(value.excerpt),
            pointer: pointer,
            range: value.range
        )
        found.note = value.string.flatMap { text in
            .didYouMean(text, among: enumeration.values.compactMap(\.string))
        }
        // One value is as good as a constant.
        found.isOtherConstant = enumeration.values.count == 1
        return [found]
    }
}

extension EnumerationSchema {
    /// The type of values that it does not list; nil if there is none in common.
    private var openType: ScalarType? {
        if values.allSatisfy({ $0.string != nil }) { return .string }
        return [.integer, .number].first { type in values.allSatisfy(type.admits) }
    }

    /// Whether an open one keeps a value that it does not list.
    fileprivate func keeps(_ value: JSONNode) -> Bool {
        if let openType { return openType.admits(value) }
        return !value.isNull
    }

    fileprivate var kindPhrase: String {
        openType?.valuePhrase ?? "a value"
    }
}

extension JSONPointer {
    /// One step further in.
    static func / (pointer: JSONPointer, token: String) -> JSONPointer {
        JSONPointer(tokens: pointer.tokens + [token])
    }
}
