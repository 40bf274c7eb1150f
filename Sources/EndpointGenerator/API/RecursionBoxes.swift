/// Where values of models that hold themselves need memory of their own: in the unions on the way
/// round, else in optional properties.
///
/// What stands in an array or a dictionary has such memory already.
struct RecursionBoxes {
    /// A place in a model; what `allOf` copies stands in several.
    private struct Place: Hashable {
        var model: String
        var range: SourceRange
    }

    private var unions: Set<Place> = []
    private var properties: Set<Place> = []
    /// Where a box would be needed and none can stand.
    private(set) var unsupported: [(phrase: String, range: SourceRange)] = []

    init(_ api: API) {
        var edges = api.models.flatMap { HeldModel.held(by: $0) }
        var circles = Circles(edges.map { ($0.holder, $0.model) })
        for edge in edges where circles.contains(edge.holder, edge.model) {
            if let union = edge.union {
                unions.insert(Place(model: edge.holder, range: union))
            }
        }
        edges.removeAll { edge in
            edge.union.map { unions.contains(Place(model: edge.holder, range: $0)) } ?? false
        }
        circles = Circles(edges.map { ($0.holder, $0.model) })
        for edge in edges where circles.contains(edge.holder, edge.model) {
            guard let property = edge.property else { continue }
            properties.insert(Place(model: edge.holder, range: property))
            if edge.isTold {
                let phrase = "a property that may be absent or null and hold its own model is"
                unsupported.append((phrase, edge.range))
            }
        }
        edges.removeAll { $0.property != nil }
        circles = Circles(edges.map { ($0.holder, $0.model) })
        for edge in edges where edge.isInTuple && circles.contains(edge.holder, edge.model) {
            unsupported.append(("a tuple that holds its own model is", edge.range))
        }
    }

    /// Whether the union at a place of a model is `indirect`.
    func isIndirect(union range: SourceRange, in model: String) -> Bool {
        unions.contains(Place(model: model, range: range))
    }

    /// Whether the property whose schema stands at a place of a model is kept apart.
    func isIndirect(property range: SourceRange, in model: String) -> Bool {
        properties.contains(Place(model: model, range: range))
    }
}

/// A model that another one holds in itself.
private struct HeldModel {
    var holder: String
    var model: String
    /// The outermost union on the way to it.
    var union: SourceRange?
    /// The outermost optional property on the way to it.
    var property: SourceRange?
    /// Whether that property tells absence from null.
    var isTold = false
    var isInTuple = false
    /// Where the document names it.
    var range: SourceRange

    static func held(by model: Model) -> [HeldModel] {
        var found: [HeldModel] = []
        collect(
            model.schema,
            HeldModel(holder: model.name.value, model: "", range: model.name.range),
            into: &found
        )
        return found
    }

    private static func collect(
        _ schema: Schema,
        _ way: HeldModel,
        into found: inout [HeldModel]
    ) {
        var way = way
        switch schema.kind {
        case .any, .scalar, .null, .array, .dictionary, .enumeration, .constant: break
        case .reference(let name):
            way.model = name.value
            way.range = name.range
            found.append(way)
        case .tuple(let elements, _):
            way.isInTuple = true
            for element in elements { collect(element, way, into: &found) }
        case .object(let object):
            for property in object.properties {
                var own = way
                if !property.isRequired || property.schema.isNullable {
                    own.isTold =
                        own.property == nil
                        ? !property.isRequired && property.schema.isNullable : own.isTold
                    own.property = own.property ?? property.schema.range
                }
                collect(property.schema, own, into: &found)
            }
        case .union(let union):
            way.union = way.union ?? schema.range
            for member in union.members { collect(member, way, into: &found) }
        case .all(let members): for member in members { collect(member, way, into: &found) }
        }
    }
}
