/// Tells what this version does not carry to Swift, at each of its uses.
struct SupportCheck {
    let models: [String: Schema]
    private var diagnostics: [Diagnostic] = []
    /// Places that need no second word.
    private var told: Set<SourceRange>

    static func check(_ api: API, into diagnostics: inout [Diagnostic]) {
        var check = SupportCheck(
            models: Dictionary(
                api.models.map { ($0.name.value, $0.schema) },
                uniquingKeysWith: { first, _ in first }
            ),
            told: Set(diagnostics.map(\.range))
        )
        check.check(api)
        diagnostics += check.diagnostics
        RecursionCheck.check(api, into: &diagnostics)
    }

    private init(models: [String: Schema], told: Set<SourceRange>) {
        self.models = models
        self.told = told
    }

    mutating func refuse(_ phrase: String, at range: SourceRange) {
        if told.insert(range).inserted { diagnostics.report(.notSupported(phrase), at: range) }
    }

    private mutating func check(_ api: API) {
        for header in api.headers { check(header) }
        for endpoint in api.endpoints { check(endpoint) }
        for model in api.models { check(model) }
        var found: [(Schema, SchemaUse)] = []
        api.forEachSchema { found.append(($0, $1)) }
        for (schema, use) in found { check(schema, use) }
    }

    private mutating func check(_ endpoint: Endpoint) {
        for case .parameter(let name, keepsSlashes: true) in endpoint.path.segments {
            refuse("'{+\(name.value)}' in a path is", at: name.range)
        }
        for parameter in endpoint.parameters { check(parameter) }
        if let body = endpoint.body { check(body, endpoint) }
        for success in endpoint.successes { check(success) }
        if let rejection = endpoint.rejection { check(rejection) }
        checkKeys(endpoint)
    }

    private mutating func checkKeys(_ endpoint: Endpoint) {
        guard let range = endpoint.examples.first?.name.range else { return }
        refuse("'examples' of an endpoint is", at: endpoint.places["examples"] ?? range)
    }

    private mutating func check(_ body: Body, _ endpoint: Endpoint) {
        let kind: String
        switch body.content {
        case .json:
            if let type = body.contentType, type.value != "application/json" {
                refuse("a JSON body of another content type is", at: type.range)
            }
            return
        case .form: kind = "form"
        case .multipart: kind = "multipart"
        case .text: kind = "text"
        case .binary: kind = "binary"
        }
        let place = body.places[kind] ?? endpoint.places["body"] ?? body.range
        refuse("a \(kind) body is", at: place)
    }

}
