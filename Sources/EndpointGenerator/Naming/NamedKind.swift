/// What has a Swift name, as a message calls it.
enum NamedKind: String {
    case headers = "response headers"
    case events
    case servers, models, endpoints, types, properties, parameters
    case values = "enumeration values"
    case variables = "server variables"
    case choices = "values of a server variable"
    case members = "union members"

    /// The key by which a document gives another name; nil where the wire name is free to change.
    var remedy: String? {
        switch self {
        case .servers, .events, .variables, .choices: nil
        case .headers, .models, .endpoints, .types, .properties, .parameters: "swiftName"
        case .values: "names"
        case .members: "title"
        }
    }
}
