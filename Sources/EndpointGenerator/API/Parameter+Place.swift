extension Parameter.Place {
    /// A parameter there, as a message names it.
    var phrase: String {
        switch self {
        case .path: "path parameter"
        case .query: "query parameter"
        case .header: "header"
        case .cookie: "cookie"
        case .field: "field"
        }
    }

    /// The same with its article.
    var article: String { "a \(phrase)" }

    /// The styles that it may have, the default first (OpenAPI 3.1 §4.8.12.2).
    var styles: [Parameter.Style] {
        switch self {
        case .path: [.simple, .label, .matrix]
        case .query, .field: [.form, .spaceDelimited, .pipeDelimited, .deepObject]
        case .header: [.simple]
        case .cookie: [.form]
        }
    }
}
