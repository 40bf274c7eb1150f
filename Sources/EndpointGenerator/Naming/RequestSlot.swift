/// What becomes one parameter of a request: in path, query, headers or cookies, a field of a form, a
/// property of an inline body, or a whole body.
struct RequestSlot {
    enum Place: String {
        case path, query, header, cookie, field, property
        /// The one parameter `body:`.
        case body
    }

    var wire: Located<String>
    var schema: Schema
    var place: Place
    var isRequired: Bool
    var name: SwiftName
    /// A type of the runtime's that stands for `binary`.
    var runtimeType: RuntimeName?

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

    init(_ parameter: Parameter) {
        self.init(
            parameter.name,
            parameter.schema,
            Place(parameter.place),
            isRequired: parameter.isRequired || parameter.schema.defaultValue != nil
        )
    }

    /// What stands behind a name that another place has too; the path's and the body's stay plain.
    fileprivate var suffix: String {
        switch place {
        case .path, .body: ""
        case .query: "Query"
        case .header: "Header"
        case .cookie: "Cookie"
        case .field, .property: "Body"
        }
    }
}

extension RequestSlot.Place {
    fileprivate init(_ place: Parameter.Place) {
        switch place {
        case .path: self = .path
        case .query: self = .query
        case .header: self = .header
        case .cookie: self = .cookie
        case .field: self = .field
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
