/// A part of an OpenAPI document, which a filter may leave out.
enum OpenAPIOwner: Hashable {
    case document
    /// Webhooks and callbacks, of which models alone are kept.
    case webhooks
    /// All operations of a path, by its template.
    case path(String)
    case endpoint(String)
    case model(String)

    /// Whether anything of it is left.
    func isPart(of api: API) -> Bool {
        switch self {
        case .document: true
        case .webhooks: false
        case .path(let text): api.endpoints.contains { $0.path.text == text }
        case .endpoint(let name): api.endpoints.contains { $0.name.value == name }
        case .model(let name): api.models.contains { $0.name.value == name }
        }
    }
}

/// What is wrong with an OpenAPI document so that no Swift is right for it, and what would hold that.
struct OpenAPIFault {
    let diagnostic: Diagnostic
    var owners: Set<OpenAPIOwner>
}

/// What a person is told of an OpenAPI document once for all places where the same is said.
struct OpenAPIWarning {
    /// At the place that was met first.
    let diagnostic: Diagnostic
    var places: [SourceRange: Set<OpenAPIOwner>]

    /// The warning at the first place that is left, and how many there are besides; nil where there is
    /// none.
    func told(where stays: (OpenAPIOwner) -> Bool) -> Diagnostic? {
        let left = places.filter { $0.value.contains(where: stays) }.keys
        var told = diagnostic
        if !left.contains(diagnostic.range) {
            guard let first = left.min() else { return nil }
            told.range = first
        }
        if left.count > 1 {
            told.notes.append(.soElsewhere(left.count - 1))
        }
        return told
    }
}
