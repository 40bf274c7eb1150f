import EndpointsJSON

/// Writes JSON values as Swift expressions of the types that their schemas became.
///
/// `{ "login": "apple", "id": 1 }` → `.init(login: "apple", id: 1)`
///
/// The values were held against their schemas before. What cannot be written all the same has no
/// expression, and `obstacle` says why.
struct ValueExpressions {
    let types: [[SwiftName]: NamedType]
    let models: ModelTable
    /// What stands in the way of a value, and where.
    var obstacle: Located<String>?
    /// Whether a value of a type of Foundation's was written.
    var usesFoundation = false

    mutating func expression(_ node: JSONNode, _ use: TypeUse) -> Expression? {
        usesFoundation = usesFoundation || use.usesFoundation
        switch use {
        case .any: return SwiftText.jsonExpression(node)
        case .null: return ".init()"
        case .scalar(let scalar): return scalar.expression(node) ?? refuse(node, "value")
        case .date(let pattern):
            return ScalarType.dateTime.expression(node, pattern: pattern) ?? refuse(node, "date")
        case .alias(_, let inner), .lossy(let inner): return expression(node, inner)
        case .optional(let inner): return node.isNull ? "nil" : expression(node, inner)
        case .presence(let inner): return node.isNull ? ".null" : told(expression(node, inner))
        case .array(let element):
            return all(node.array?.map { expression($0, element) }).map(Expression.array)
        case .dictionary(let value): return dictionary(node.object?.members ?? [], value)
        case .custom(let name):
            return ScalarType(swiftType: name)?.expression(node)
                ?? refuse(node, "value of the app's type \(name.quoted)")
        case .runtime(let name): return bytes(node, name)
        case .named(let path):
            guard let type = types[path] else { return nil }
            return expression(node, type)
        }
    }

    private mutating func expression(_ node: JSONNode, _ type: NamedType) -> Expression? {
        switch type.content {
        case .alias(let use): return expression(node, use)
        case .shared(let host): return expression(node, .named(host))
        case .object(let fields):
            return object(node.object, fields, rest: type.rest, at: node.range)
        case .fields(let fields): return object(node.object, fields, rest: nil, at: node.range)
        case .enumeration(let enumeration):
            return self.enumeration(node, enumeration, type.schema)
        case .union(let union): return self.union(node, union)
        case .tuple(let tuple): return self.tuple(node, tuple)
        }
    }

    func told(_ value: Expression?) -> Expression? { value.map { .call(".value", [$0]) } }

    func all(_ expressions: [Expression?]?) -> [Expression]? {
        guard let expressions else { return nil }
        let found = expressions.compactMap(\.self)
        return found.count == expressions.count ? found : nil
    }

    mutating func refuse(_ node: JSONNode, _ what: String) -> Expression? {
        obstacle = obstacle ?? Located("a \(what) has no literal", node.range)
        return nil
    }

    mutating func dictionary(_ members: [JSONMember], _ value: TypeUse) -> Expression? {
        if members.isEmpty { return "[:]" }
        let entries = members.map { member in
            expression(member.value, value).map { value in
                Expression.joined([.text(SwiftText.literal(member.key.value) + ": "), value])
            }
        }
        return all(entries).map(Expression.array)
    }
}

extension ValueExpressions {
    private mutating func enumeration(
        _ node: JSONNode,
        _ enumeration: NamedEnumeration,
        _ schema: Schema
    ) -> Expression? {
        let values: [JSONNode] =
            switch schema.kind {
            case .enumeration(let listed): listed.values
            case .constant(let value): [value]
            default: []
            }
        if let index = values.firstIndex(where: { $0.equals(node) }) {
            return .text("." + enumeration.cases[index].name.escaped)
        }
        return expression(node, enumeration.value).map { .call(".unrecognized", [$0]) }
    }

    private mutating func union(_ node: JSONNode, _ union: NamedUnion) -> Expression? {
        let index = union.choice.member(for: node, of: union.members.map(\.schema), models)
        guard let index else { return refuse(node, "value of no member") }
        let member = union.members[index]
        return expression(node, member.type).map { .call("." + member.name.escaped, [$0]) }
    }

    private mutating func tuple(_ node: JSONNode, _ tuple: NamedTuple) -> Expression? {
        let nodes = node.array ?? []
        var arguments: [Expression?] = []
        for (field, node) in zip(tuple.elements, nodes) {
            arguments.append(labelled(field, expression(node, field.fullType)))
        }
        if let rest = tuple.rest {
            let others = JSONNode(.array(Array(nodes.dropFirst(tuple.elements.count))), node.range)
            arguments.append(labelled(rest, expression(others, rest.type)))
        }
        return all(arguments).map { .call(".init", $0) }
    }

    private mutating func bytes(_ node: JSONNode, _ name: RuntimeName) -> Expression? {
        usesFoundation = true
        guard let data = ScalarType.byte.expression(node) else { return refuse(node, "value") }
        return name == .filePart
            ? .call(".init", [data, "name: \"file\""]) : .call(".data", [data])
    }
}

extension ScalarType {
    /// What a type of Swift's or Foundation's carries, where a document names it itself.
    fileprivate init?(swiftType name: String) {
        let type = Self.allCases.first { type in
            let known = type.swiftType
            return known.module != "EndpointsRuntime"
                && (known.name == name || "\(known.module).\(known.name)" == name)
        }
        guard let type else { return nil }
        self = type
    }
}
