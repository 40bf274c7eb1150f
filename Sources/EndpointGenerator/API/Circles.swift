/// Which names lead to each other: the strongly connected components of a graph.
///
/// Found by two walks, the second over the turned edges in the order in which the first one left
/// the names; with stacks of our own, as a document's depth is not ours to bound.
struct Circles {
    private var component: [String: Int] = [:]

    init(_ edges: [(from: String, to: String)]) {
        var forward: [String: [String]] = [:]
        var backward: [String: [String]] = [:]
        for edge in edges {
            forward[edge.from, default: []].append(edge.to)
            backward[edge.to, default: []].append(edge.from)
        }
        var left: [String] = []
        var met: Set<String> = []
        for edge in edges { Self.walk(edge.from, forward, &met) { left.append($0) } }
        met = []
        for (number, name) in left.reversed().enumerated() {
            Self.walk(name, backward, &met) { component[$0] = number }
        }
    }

    /// Whether an edge between the names is part of a circle.
    func contains(_ from: String, _ to: String) -> Bool {
        component[from] != nil && component[from] == component[to]
    }

    private static func walk(
        _ name: String,
        _ edges: [String: [String]],
        _ met: inout Set<String>,
        leaving: (String) -> Void
    ) {
        guard met.insert(name).inserted else { return }
        var way: [(name: String, next: Int)] = [(name, 0)]
        while let (name, next) = way.last {
            guard let targets = edges[name], next < targets.count else {
                leaving(name)
                way.removeLast()
                continue
            }
            way[way.count - 1].next += 1
            if met.insert(targets[next]).inserted { way.append((targets[next], 0)) }
        }
    }
}
