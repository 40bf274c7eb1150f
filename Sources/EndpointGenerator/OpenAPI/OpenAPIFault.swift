/// What is wrong with an OpenAPI document so that no Swift is right for it, and what would hold that.
struct OpenAPIFault {
    /// A part of a document, which a filter may leave out.
    enum Owner: Hashable {
        case document
        /// Webhooks and callbacks, of which models alone are kept.
        case webhooks
        /// All operations of a path, by its template.
        case path(String)
        case endpoint(String)
        case model(String)
    }

    let diagnostic: Diagnostic
    var owners: Set<Owner>

    /// Whether anything that is left of an API needs what is wrong.
    func concerns(_ api: API, filteredBy config: Config) -> Bool {
        if config.include == nil, config.exclude == nil { return true }
        return owners.contains { owner in
            switch owner {
            case .document: true
            case .webhooks: false
            case .path(let text): api.endpoints.contains { $0.path.text == text }
            case .endpoint(let name): api.endpoints.contains { $0.name.value == name }
            case .model(let name): api.models.contains { $0.name.value == name }
            }
        }
    }
}
