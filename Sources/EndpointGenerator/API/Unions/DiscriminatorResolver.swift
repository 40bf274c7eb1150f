/// Makes the discriminator a constant of each model that it tells: `Circle` of `circle` always has
/// `"kind": "circle"`.
///
/// A member's values are those of the mapping, else its own `const`, else the model's name
/// (OpenAPI 3.1 §4.8.25), unless its enumeration lists one value or others than that.
struct DiscriminatorResolver {
    private var table: ModelTable
    /// What unions say of properties, by model, in the document's order.
    private var claims: [String: [(property: String, value: Located<String>)]] = [:]
    /// The properties whose values are open, by model: it stands for those that no model is told by.
    private var defaults: [String: Set<String>] = [:]
    private var diagnostics: [Diagnostic] = []
    private var met: Set<SourceRange> = []

    static func resolve(_ api: inout API, into diagnostics: inout [Diagnostic]) {
        var resolver = DiscriminatorResolver(table: ModelTable(api.models))
        for (schema, _) in api.schemas { resolver.collect(schema) }
        for index in api.models.indices {
            let name = api.models[index].name.value
            api.models[index].schema = resolver.claimed(api.models[index].schema, name)
        }
        diagnostics += resolver.diagnostics
    }

    private init(table: ModelTable) {
        self.table = table
    }

    private mutating func collect(_ schema: Schema) {
        if case .union(let union) = schema.kind, let discriminator = union.discriminator,
            met.insert(schema.range).inserted
        {
            collect(union, discriminator)
        }
        schema.forEachChild { child, _ in collect(child) }
    }

    private mutating func collect(_ union: UnionSchema, _ discriminator: UnionSchema.Discriminator)
    {
        let property = discriminator.property.value
        let names = Set(union.members.compactMap(\.referencedModel?.value))
        for model in discriminator.models where !names.contains(model.value) {
            diagnostics.report(.union(.mappedStranger(model.value)), at: model.range)
        }
        for member in union.members {
            if discriminator.isDefault(member), let model = member.referencedModel?.value {
                defaults[table.meant(by: model) ?? model, default: []].insert(property)
                continue
            }
            let target = table.resolved(member)
            guard case .object(let object) = target.kind else { continue }
            guard let model = member.referencedModel else {
                if object.constants[property]?.string == nil,
                    listedTexts(of: property, in: object).isEmpty
                {
                    let problem = Problem.Union.memberWithoutValue(property)
                    diagnostics.report(.union(problem), at: member.range)
                }
                continue
            }
            let name = table.meant(by: model.value) ?? model.value
            let mapped = discriminator.mapping.filter { $0.model.value == model.value }
            if mapped.isEmpty {
                let listed = listedTexts(of: property, in: object)
                let isNamed = listed.isEmpty || listed.count > 1 && listed.contains(name)
                if let own = object.constants[property]?.string {
                    claims[name, default: []].append((property, Located(own, member.range)))
                } else if isNamed {
                    claims[name, default: []].append((property, Located(name, model.range)))
                } else {
                    claims[name, default: []] += listed.map {
                        (property, Located($0, member.range))
                    }
                }
            }
            claims[name, default: []] += mapped.map { (property, $0.value) }
        }
    }

    /// The texts that an enumeration lists for a property; none where it is something else.
    private func listedTexts(of property: String, in object: ObjectSchema) -> [String] {
        let own = object.properties.first { $0.name.value == property }?.schema
        guard let own, case .enumeration(let enumeration) = table.resolved(own).kind
        else { return [] }
        return enumeration.values.compactMap(\.string)
    }

    /// The model with its discriminators as constants.
    private mutating func claimed(_ schema: Schema, _ name: String) -> Schema {
        guard let claims = claims[name], case .object(var object) = schema.kind else {
            return schema
        }
        var properties: [String] = []
        for claim in claims where !properties.contains(claim.property) {
            if defaults[name]?.contains(claim.property) == true { continue }
            properties.append(claim.property)
        }
        for property in properties {
            let values = claims.filter { $0.property == property }.map(\.value)
            claim(property, values, of: &object, name)
        }
        var result = schema
        result.kind = .object(object)
        return result
    }

    private mutating func claim(
        _ property: String,
        _ values: [Located<String>],
        of object: inout ObjectSchema,
        _ model: String
    ) {
        let index = object.properties.firstIndex { $0.name.value == property }
        let first = values[0]
        let others = values.filter { $0.value != first.value }
        if let other = others.first {
            // Its property tells which: a string that the caller gives.
            if index == nil || object.constants[property] != nil {
                diagnostics.report(
                    .union(.severalValues(model: model, property: property)),
                    at: other.range,
                    Diagnostic.Note("\(first.value.quoted) is here", at: first.range)
                )
            }
            return
        }
        let value = JSONNode(.string(first.value), first.range)
        guard let index else {
            let name = Located(property, first.range)
            let schema = Schema(.constant(value), first.range)
            object.properties.insert(.init(name: name, schema: schema, isRequired: true), at: 0)
            return
        }
        let own = object.properties[index].schema
        guard SchemaCoverage(table).covers(own, Schema(.constant(value), first.range)) else {
            report(first.value, property, of: object, model, at: first.range)
            return
        }
        if object.properties[index].isRequired || own.isNullable {
            object.properties[index].schema.kind = .constant(value)
        } else {
            // A value without it is one of the model outside of the union, and stays without it.
            object.properties[index].schema.initialValue = value
        }
    }

    private mutating func report(
        _ value: String,
        _ property: String,
        of object: ObjectSchema,
        _ model: String,
        at range: SourceRange
    ) {
        let own = object.properties.first { $0.name.value == property }?.schema
        diagnostics.report(
            .union(.valueRefused(value, property: property, model: model)),
            at: range,
            own.map { Diagnostic.Note("the property is here", at: $0.range) }
        )
    }
}

extension Schema {
    /// The model that it is.
    var referencedModel: Located<String>? {
        if case .reference(let name) = kind { name } else { nil }
    }
}

extension ObjectSchema {
    /// The properties that are always there with the same string, number or boolean.
    var constants: [String: JSONNode] {
        var constants: [String: JSONNode] = [:]
        for property in properties where property.isRequired {
            if let value = property.schema.onlyValue { constants[property.name.value] = value }
        }
        return constants
    }

    /// The keys that must be there.
    var requiredKeys: [String] {
        properties.filter(\.isRequired).map(\.name.value)
    }
}

extension Schema {
    /// The scalar that it must be; nil where there are several or it may be null.
    fileprivate var onlyValue: JSONNode? {
        if isNullable { return nil }
        switch kind {
        case .constant(let value): return value.isScalar ? value : nil
        case .enumeration(let enumeration):
            return enumeration.isClosed && enumeration.values.count == 1
                ? enumeration.values[0] : nil
        default: return nil
        }
    }
}
