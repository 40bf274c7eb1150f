/// What becomes one parameter of a request: in path, query or headers, a property of an inline
/// body, or a whole body.
struct RequestSlot {
    enum Place: String {
        case path, query, header, field
        /// The one parameter `body:`.
        case body
    }

    var wire: Located<String>
    var schema: Schema
    var place: Place
    var isRequired: Bool
    var name: SwiftName

    init(
        _ wire: Located<String>,
        _ schema: Schema,
        _ place: Place,
        isRequired: Bool,
        name: SwiftName? = nil
    ) {
        self.wire = wire
        self.schema = schema
        self.place = place
        self.isRequired = isRequired
        self.name = name ?? SwiftName.of(schema, wire.value)
    }

    /// Nil for a place that is not carried to Swift.
    init?(_ parameter: Parameter) {
        guard let place = Place(rawValue: parameter.place.rawValue) else { return nil }
        self.init(
            parameter.name,
            parameter.schema,
            place,
            isRequired: parameter.isRequired || parameter.schema.defaultValue != nil
        )
    }

    /// What stands behind a name that another place has too; the path's and the body's stay plain.
    fileprivate var suffix: String {
        switch place {
        case .path, .body: ""
        case .query: "Query"
        case .header: "Header"
        case .field: "Body"
        }
    }
}

extension [RequestSlot] {
    /// Slots of one name in several places get their place behind it: `idQuery`.
    mutating func tellPlacesApart() {
        var places: [SwiftName: Set<RequestSlot.Place>] = [:]
        for slot in self { places[slot.name, default: []].insert(slot.place) }
        for index in indices where places[self[index].name, default: []].count > 1 {
            self[index].name = SwiftName(text: self[index].name.text + self[index].suffix)
        }
    }
}

extension SwiftName {
    /// The name that a schema chooses, or the one that the wire name leads to.
    static func of(_ schema: Schema, _ wire: String) -> SwiftName {
        if let chosen = schema.swiftName { return SwiftName(text: chosen.value) }
        let name = lower(wire)
        // `Hashable` has one already.
        return name.text == "hashValue" ? SwiftName(text: "hashValue_") : name
    }
}
