/// Finds models that hold themselves without an array or a dictionary between: as values they would
/// need a box, which is not supported yet.
enum RecursionCheck {
    static func check(_ api: API, into diagnostics: inout [Diagnostic]) {
        let edges = Dictionary(
            api.models.map { ($0.name.value, $0.schema.heldModels) },
            uniquingKeysWith: { first, _ in first }
        )
        var done: Set<String> = []
        for model in api.models {
            check(model.name.value, edges, &done, &diagnostics)
        }
    }

    /// One way at a time, on a stack of our own: a document's depth is not ours to bound.
    private static func check(
        _ root: String,
        _ edges: [String: [Located<String>]],
        _ done: inout Set<String>,
        _ diagnostics: inout [Diagnostic]
    ) {
        var way: [(name: String, next: Int)] = [(root, 0)]
        var open: Set<String> = [root]
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
                let phrase = "model \(target.value.quoted) that holds itself is"
                diagnostics.report(.notSupported(phrase), at: target.range)
            } else if !done.contains(target.value) {
                open.insert(target.value)
                way.append((target.value, 0))
            }
        }
    }
}

extension Schema {
    /// The models that a value of it holds in itself.
    fileprivate var heldModels: [Located<String>] {
        switch kind {
        case .reference(let name): [name]
        case .tuple(let elements, _): elements.flatMap(\.heldModels)
        case .object(let object): object.properties.flatMap { $0.schema.heldModels }
        case .any, .scalar, .null, .array, .dictionary, .enumeration, .constant, .union,
            .all:
            []
        }
    }
}
