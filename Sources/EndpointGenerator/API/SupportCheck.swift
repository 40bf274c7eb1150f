/// Tells what this version does not carry to Swift, at each of its uses.
struct SupportCheck {
    let models: ModelTable
    private var diagnostics: [Diagnostic] = []
    /// Places that need no second word.
    private var told: Set<SourceRange>

    static func check(_ api: API, into diagnostics: inout [Diagnostic]) {
        var check = SupportCheck(
            models: ModelTable(api.models),
            told: Set(diagnostics.map(\.range))
        )
        check.check(api)
        for (phrase, range) in RecursionBoxes(api).unsupported { check.refuse(phrase, at: range) }
        diagnostics += check.diagnostics
    }

    private init(models: ModelTable, told: Set<SourceRange>) {
        self.models = models
        self.told = told
    }

    mutating func refuse(_ phrase: String, at range: SourceRange) {
        if told.insert(range).inserted { diagnostics.report(.notSupported(phrase), at: range) }
    }

    private mutating func check(_ api: API) {
        for header in api.headers { check(header) }
        for endpoint in api.endpoints { check(endpoint) }
        var found: [(Schema, SchemaUse)] = []
        api.forEachSchema { found.append(($0, $1)) }
        for (schema, use) in found { check(schema, use) }
    }

    private mutating func check(_ endpoint: Endpoint) {
        for parameter in endpoint.parameters { check(parameter) }
        switch endpoint.body?.content {
        case .form(let fields), .multipart(let fields): for field in fields { check(field) }
        case .json, .text, .binary, nil: break
        }
        for success in endpoint.successes { check(success) }
        if let rejection = endpoint.rejection { check(rejection) }
    }
}
