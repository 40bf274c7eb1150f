/// What has a Swift name, as a message calls it.
enum NamedKind: String {
    case servers, models, endpoints, types, properties, parameters
    case values = "enumeration values"

    /// The key by which a document gives another name; nil where the wire name is free to change.
    var remedy: String? {
        switch self {
        case .servers: nil
        case .models, .endpoints, .types, .properties, .parameters: "swiftName"
        case .values: "names"
        }
    }
}
