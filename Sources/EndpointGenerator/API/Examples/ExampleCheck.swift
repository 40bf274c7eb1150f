/// An example must be a request and an answer that its endpoint describes.
final class ExampleCheck {
    let endpoint: Endpoint
    let example: Endpoint.Example
    /// The API's headers that the endpoint sends.
    private let headers: [Parameter]
    private let models: ModelTable
    private var diagnostics: [Diagnostic] = []

    static func check(_ api: API, into diagnostics: inout [Diagnostic]) {
        let models = ModelTable(api.models)
        for endpoint in api.endpoints {
            for example in endpoint.examples {
                let check = ExampleCheck(
                    endpoint: endpoint,
                    example: example,
                    headers: endpoint.inherited(api.headers),
                    models: models
                )
                if example.showsRequest { check.checkRequest() }
                check.checkAnswer()
                diagnostics += check.diagnostics
            }
        }
    }

    private init(
        endpoint: Endpoint,
        example: Endpoint.Example,
        headers: [Parameter],
        models: ModelTable
    ) {
        self.endpoint = endpoint
        self.example = example
        self.headers = headers
        self.models = models
    }

    var name: String { example.name.value }

    func place(_ what: String) -> String {
        "\(what) of example \(name.quoted)"
    }

    /// Judges what stands in a value at a pointer.
    func match(
        _ value: JSONNode,
        at pointer: JSONPointer = JSONPointer(tokens: []),
        _ schema: Schema,
        _ direction: SchemaMatcher.Direction,
        in place: String
    ) {
        var matcher = SchemaMatcher(models, direction)
        for mistake in matcher.mistakes(value, at: pointer, as: schema) {
            diagnostics.report(mistake.problem(in: place), at: mistake.range, mistake.note)
        }
    }

    func report(_ problem: Problem.Example, at range: SourceRange) {
        diagnostics.report(.example(problem), at: range)
    }
}

extension ExampleCheck {
    private func checkRequest() {
        checkValues(
            example.parameters?.members ?? [],
            endpoint.parameters + headers,
            at: example.name.range,
            in: place("'parameters'")
        )
        guard let body = endpoint.body else {
            guard let value = example.body else { return }
            let reason = "as \(endpoint.name.value.quoted) has none"
            return report(.surplus("body", example: name, reason: reason), at: value.range)
        }
        guard let value = example.body else {
            if body.mustBeGiven {
                report(.missing("'body'", example: name), at: example.name.range)
            }
            return
        }
        if value.isNull, !body.isRequired { return }
        check(value, as: body)
    }

    private func check(_ value: JSONNode, as body: Body) {
        let place = place("the body")
        switch body.content {
        case .json(let schema): match(value, schema, .request, in: place)
        case .text: match(value, Schema(.scalar(.string), body.range), .request, in: place)
        case .binary: match(value, Schema(.scalar(.binary), body.range), .request, in: place)
        case .form(let fields), .multipart(let fields):
            guard let object = value.object else {
                let expected = "an object of its fields"
                return report(
                    .mismatch(value.excerpt, place: place, expected: expected),
                    at: value.range
                )
            }
            checkValues(object.members, fields, at: value.range.prefix(1), in: place)
        }
    }

    /// - Parameter range: Where what is missing is told.
    private func checkValues(
        _ values: [JSONMember],
        _ parameters: [Parameter],
        at range: SourceRange,
        in place: String
    ) {
        for value in values where !parameters.contains(where: { $0.isNamed(value.key.value) }) {
            let problem = Problem.Example.unknownParameter(value.key.value, place: place)
            diagnostics.report(
                .example(problem),
                at: value.key.range,
                .didYouMean(value.key.value, declared: parameters.map(\.name))
            )
        }
        for parameter in parameters {
            let what = "\(parameter.place.phrase) \(parameter.name.value.quoted)"
            // The last one wins, as in every object.
            if let value = values.last(where: { parameter.isNamed($0.key.value) })?.value {
                if value.isNull, !parameter.mustBeGiven { continue }
                match(value, parameter.schema, .request, in: self.place(what))
            } else if parameter.mustBeGiven {
                report(.missing(what, example: name), at: range)
            }
        }
    }
}

extension Endpoint {
    /// The API's headers that it sends besides its own.
    fileprivate func inherited(_ headers: [Parameter]) -> [Parameter] {
        headers.filter { header in
            let name = header.name.value.lowercased()
            return !removedHeaders.contains { $0.value == name }
                && !parameters.contains { $0.place == .header && $0.isNamed(name) }
        }
    }
}

extension Endpoint.Example {
    /// Whether it says what is sent; one with an answer alone does not.
    var showsRequest: Bool {
        parameters != nil || body != nil || (response == nil && status == nil)
    }
}

extension Parameter {
    /// Header names are compared without case (RFC 9110 §5.1).
    func isNamed(_ text: String) -> Bool {
        name.value == text || place == .header && name.value.lowercased() == text.lowercased()
    }

    /// Whether only the caller knows its value.
    fileprivate var mustBeGiven: Bool {
        if case .constant = schema.kind { return false }
        return isRequired && schema.defaultValue == nil
    }
}

extension Body {
    fileprivate var mustBeGiven: Bool {
        switch content {
        case .json, .text, .binary: isRequired
        case .form(let fields), .multipart(let fields):
            isRequired && fields.contains(where: \.mustBeGiven)
        }
    }
}
