/// Where values of models that hold themselves need memory of their own: in the unions on the way
/// round, else in optional properties and elements of tuples.
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

    init(_ api: API) {
        let models = ModelTable(api.models)
        var edges = api.models.flatMap { HeldModel.held(by: $0, models) }
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
            if let property = edge.property {
                properties.insert(Place(model: edge.holder, range: property))
            }
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
    /// The outermost optional property or element of a tuple on the way to it.
    var property: SourceRange?

    static func held(by model: Model, _ models: ModelTable) -> [HeldModel] {
        var found: [HeldModel] = []
        collect(model.schema, HeldModel(holder: model.name.value, model: ""), models, into: &found)
        return found
    }

    private static func collect(
        _ schema: Schema,
        _ way: HeldModel,
        _ models: ModelTable,
        into found: inout [HeldModel]
    ) {
        var way = way
        switch schema.kind {
        case .any, .scalar, .null, .array, .dictionary, .enumeration, .constant: break
        case .reference(let name):
            way.model = name.value
            found.append(way)
        case .tuple(let elements, _):
            for element in elements {
                let own = models.isNullable(element) ? way.through(element) : way
                collect(element, own, models, into: &found)
            }
        case .object(let object):
            for property in object.properties {
                let isOptional = !property.isRequired || models.isNullable(property.schema)
                let own = isOptional ? way.through(property.schema) : way
                collect(property.schema, own, models, into: &found)
            }
        case .union(let union):
            way.union = way.union ?? schema.range
            for member in union.members { collect(member, way, models, into: &found) }
        case .all(let members):
            for member in members { collect(member, way, models, into: &found) }
        }
    }

    private func through(_ schema: Schema) -> HeldModel {
        var way = self
        way.property = property ?? schema.range
        return way
    }
}
