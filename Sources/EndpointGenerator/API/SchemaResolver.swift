/// Gives one form to what a document may say in several: after it there is no `allOf`, no `null` in
/// a union and no union of one member.
///
/// Merging is asked for by JSON Schema's `allOf` (2020-12 Core §10.2.1.1): a value must be what each
/// member says.
struct SchemaResolver {
    let written: ModelTable
    private var models: [String: Schema] = [:]
    /// Models that are being resolved.
    private var open: Set<String> = []
    var diagnostics: [Diagnostic] = []

    static func resolve(_ api: inout API, into diagnostics: inout [Diagnostic]) {
        var resolver = SchemaResolver(written: ModelTable(api.models))
        for model in api.models { _ = resolver.model(model.name.value) }
        for index in api.models.indices {
            api.models[index].schema = resolver.model(api.models[index].name.value)
        }
        let models = api.models
        api.models = []
        api.rewriteSchemas { resolver.resolve($0) }
        api.models = models
        diagnostics += resolver.diagnostics
    }

    private init(written: ModelTable) {
        self.written = written
    }

    private mutating func model(_ name: String) -> Schema {
        if let known = models[name] { return known }
        guard let schema = written.schemas[name] else {
            return Schema(.object(ObjectSchema()), SourceRange(file: 0, 0..<0))
        }
        open.insert(name)
        let resolved = resolve(schema) ?? schema
        open.remove(name)
        models[name] = resolved
        return resolved
    }

    /// Nil where a schema has its one form already, as most have.
    private mutating func resolve(_ schema: Schema) -> Schema? {
        let inside = schema.changingChildren { resolve($0) }
        var result = inside ?? schema
        switch result.kind {
        case .all(let members): merge(members, into: &result)
        case .union(let union): simplify(union, into: &result)
        case .object(let object) where !object.patterns.isEmpty:
            keepPatterns(of: object, in: &result)
        case .any, .scalar, .null, .reference, .array, .tuple, .dictionary, .object, .enumeration,
            .constant:
            return inside
        }
        return result
    }
}

extension SchemaResolver {
    private mutating func simplify(_ union: UnionSchema, into schema: inout Schema) {
        var union = union
        var members: [Schema] = []
        for var member in union.members {
            if member.isNullAlone {
                schema.isNullable = true
                continue
            }
            schema.isNullable = schema.isNullable || member.isOptional || member.isNullable
            member.isOptional = false
            member.isNullable = false
            members.append(member)
        }
        union.members = members
        switch members.count {
        case 0: schema.kind = .null
        case 1: schema.take(members[0])
        default: schema.kind = .union(union)
        }
    }

    /// Keys that have a pattern are kept like all others; with no properties beside them the object
    /// is a dictionary. Where nothing is said of keys that have none, those of another type are left
    /// out, as no expression is looked at.
    private mutating func keepPatterns(of object: ObjectSchema, in schema: inout Schema) {
        guard let first = object.patterns.first else { return }
        var object = object
        var values = object.patterns.map(\.schema)
        if case .kept(let rest) = object.additional { values.append(rest) }
        let value = union(of: values) ?? first.schema
        if case .ignored = object.additional, !value.takesEverything { object.isRestLossy = true }
        if object.properties.isEmpty {
            schema.kind = .dictionary(value)
            schema.isLossy = schema.isLossy || object.isRestLossy
            return
        }
        object.additional = .kept(value)
        schema.kind = .object(object)
    }

    /// What values of any of the schemas are; nil where all are of one type.
    private mutating func union(of values: [Schema]) -> Schema? {
        guard let first = values.first, !values.allSatisfy({ $0.isSameType(as: first) }) else {
            return nil
        }
        let coverage = SchemaCoverage(written)
        var members: [Schema] = []
        for value in values where !members.contains(where: { coverage.covers($0, value) }) {
            members.removeAll { coverage.covers(value, $0) }
            members.append(value)
        }
        var result = Schema(.any, first.range)
        let union = UnionSchema(members: members, discriminator: nil, isExclusive: false)
        simplify(union, into: &result)
        return result
    }

    private mutating func merge(_ members: [Schema], into schema: inout Schema) {
        if members.count == 1 {
            schema.take(members[0])
            return
        }
        var merge = ObjectMerge(written)
        var unions: [(union: UnionSchema, range: SourceRange)] = []
        for member in members {
            guard let part = part(member) else { continue }
            if case .union(let union) = part.kind {
                unions.append((union, member.range))
            } else {
                add(part, to: &merge, at: member.range)
            }
            if member.range != schema.range { schema.fillAnnotations(from: member) }
        }
        if let second = unions.dropFirst().first {
            diagnostics.report(
                .union(.mergedTwice),
                at: second.range,
                Diagnostic.Note("the other one is here", at: unions[0].range)
            )
        }
        guard let union = unions.first?.union else {
            merge.finish(into: &diagnostics)
            schema.kind = .object(merge.object)
            if merge.holdsWritten, let resolved = schema.changingChildren({ resolve($0) }) {
                schema = resolved
            }
            return
        }
        schema.kind = .union(distribute(merge, over: union))
    }

    /// Adds what a member of `allOf` says of an object.
    mutating func add(_ part: Schema, to merge: inout ObjectMerge, at range: SourceRange) {
        switch part.kind {
        case .object(let object): merge.add(object)
        // `"type": "object"` alone says nothing of the keys.
        case .dictionary where part.places["additionalProperties"] == nil: break
        case .dictionary(let element):
            var object = ObjectSchema()
            object.additional = .kept(element)
            merge.add(object)
        case .any, .scalar, .null, .reference, .array, .tuple, .enumeration, .constant, .union,
            .all:
            diagnostics.report(.schema(.mergedKind(part.typeWord)), at: range)
        }
    }

    /// A member of `allOf`, through references; nil where it is being merged itself, or where the
    /// references lead nowhere but to each other.
    mutating func part(_ member: Schema) -> Schema? {
        var current = member
        var met: Set<String> = []
        while case .reference(let name) = current.kind {
            guard met.insert(name.value).inserted else { return nil }
            // What nests a hundredfold is none that a person wrote.
            if open.contains(name.value) || open.count > 100 {
                diagnostics.report(.schema(.endlessModel(name.value)), at: name.range)
                return nil
            }
            if written.schemas[name.value] == nil { return nil }
            current = model(name.value)
        }
        return current
    }
}

extension Schema {
    /// Whether it is null and nothing else, which `const` may say too.
    fileprivate var isNullAlone: Bool {
        switch kind {
        case .null: true
        case .constant(let value): value.isNull
        default: false
        }
    }
}

extension Schema {
    fileprivate var takesEverything: Bool {
        if case .any = kind { true } else { false }
    }

    /// Whether both lead to one Swift type without a declaration of its own.
    fileprivate func isSameType(as other: Schema) -> Bool {
        if isNullable != other.isNullable { return false }
        return switch (kind, other.kind) {
        case (.any, .any): true
        case (.scalar(let left), .scalar(let right)):
            left == right && dateFormat?.value == other.dateFormat?.value
        case (.reference(let left), .reference(let right)): left.value == right.value
        case (.array(let left, _), .array(let right, _)): left.isSameType(as: right)
        case (.dictionary(let left), .dictionary(let right)): left.isSameType(as: right)
        default: range == other.range
        }
    }

    /// Becomes what a schema is, with its own words about it first.
    mutating func take(_ other: Schema) {
        kind = other.kind
        isNullable = isNullable || other.isNullable || other.isOptional
        isLossy = isLossy || other.isLossy
        dateFormat = dateFormat ?? other.dateFormat
        swiftType = swiftType ?? other.swiftType
        if case .reference = other.kind {} else if swiftName == nil { swiftName = other.swiftName }
        limits += other.limits
        places.words += other.places.words
        fillAnnotations(from: other)
    }

    /// Takes over what it does not say itself.
    func mergedAnnotations(over other: Schema) -> Schema {
        var schema = self
        schema.fillAnnotations(from: other)
        schema.defaultValue = defaultValue ?? other.defaultValue
        schema.isReadOnly = isReadOnly || other.isReadOnly
        schema.isWriteOnly = isWriteOnly || other.isWriteOnly
        schema.isLossy = isLossy || other.isLossy
        schema.dateFormat = dateFormat ?? other.dateFormat
        schema.swiftName = swiftName ?? other.swiftName
        schema.swiftType = swiftType ?? other.swiftType
        schema.limits += other.limits
        schema.places.words += other.places.words
        return schema
    }

    fileprivate mutating func fillAnnotations(from other: Schema) {
        if case .reference = other.kind, other.description == nil { return }
        title = title ?? other.title
        description = description ?? other.description
        deprecation = deprecation ?? other.deprecation
        if examples.isEmpty { examples = other.examples }
    }
}
