/// Finds models that cannot be, as each value would hold another one without end.
enum RecursionCheck {
    static func check(_ api: API, into diagnostics: inout [Diagnostic]) {
        let endless = endlessModels(of: api)
        if endless.isEmpty { return }
        let table = ModelTable(api.models)
        var held: [String: [Located<String>]] = [:]
        for model in api.models where endless.contains(model.name.value) {
            held[model.name.value] = model.schema.neededModels.compactMap { name in
                // A name of itself is told elsewhere.
                table.meant(by: name.value).map { Located($0, name.range) }
            }
        }
        forEachCircle(api, held.mapValues { $0.filter { endless.contains($0.value) } }) { target in
            diagnostics.report(.schema(.endlessModel(target.value)), at: target.range)
        }
    }

    /// Models of which no value has an end: what has one is found from the inside outwards.
    private static func endlessModels(of api: API) -> Set<String> {
        var schemas: [String: Schema] = [:]
        var users: [String: [String]] = [:]
        for model in api.models {
            schemas[model.name.value] = model.schema
            for needed in model.schema.neededModels {
                users[needed.value, default: []].append(model.name.value)
            }
        }
        var endless = Set(schemas.keys)
        var asked = api.models.map(\.name.value)
        while let name = asked.popLast() {
            guard endless.contains(name), let schema = schemas[name], !schema.isEndless(endless)
            else { continue }
            endless.remove(name)
            asked += users[name] ?? []
        }
        return endless
    }

    /// Calls with each reference that closes a circle. One way at a time, on a stack of our own: a
    /// document's depth is not ours to bound.
    private static func forEachCircle(
        _ api: API,
        _ edges: [String: [Located<String>]],
        _ body: (Located<String>) -> Void
    ) {
        var done: Set<String> = []
        for model in api.models {
            var way: [(name: String, next: Int)] = [(model.name.value, 0)]
            var open: Set<String> = [model.name.value]
            while let (name, next) = way.last {
                guard !done.contains(name), let held = edges[name], next < held.count else {
                    done.insert(name)
                    open.remove(name)
                    way.removeLast()
                    continue
                }
                way[way.count - 1].next += 1
                let target = held[next]
                if open.contains(target.value) {
                    body(target)
                } else if !done.contains(target.value) {
                    open.insert(target.value)
                    way.append((target.value, 0))
                }
            }
        }
    }
}

extension Schema {
    private var mayEnd: Bool { isOptional || isNullable }

    /// Whether each of its values holds one of the models.
    fileprivate func isEndless(_ endless: Set<String>) -> Bool {
        if mayEnd { return false }
        return switch kind {
        case .any, .scalar, .null, .array, .dictionary, .enumeration, .constant: false
        case .reference(let name): endless.contains(name.value)
        case .tuple(let elements, _): elements.contains { $0.isEndless(endless) }
        case .object(let object):
            object.properties.contains { $0.isRequired && $0.schema.isEndless(endless) }
        case .union(let union): union.members.allSatisfy { $0.isEndless(endless) }
        case .all(let members): members.contains { $0.isEndless(endless) }
        }
    }

    /// The models that each of its values needs, or may need where it is a union.
    fileprivate var neededModels: [Located<String>] {
        if mayEnd { return [] }
        return switch kind {
        case .any, .scalar, .null, .array, .dictionary, .enumeration, .constant: []
        case .reference(let name): [name]
        case .tuple(let elements, _): elements.flatMap(\.neededModels)
        case .object(let object):
            object.properties.filter(\.isRequired).flatMap(\.schema.neededModels)
        case .union(let union): union.members.flatMap(\.neededModels)
        case .all(let members): members.flatMap(\.neededModels)
        }
    }
}
