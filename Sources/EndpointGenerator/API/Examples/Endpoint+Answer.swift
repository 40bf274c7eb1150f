extension Endpoint {
    /// What stands in the body of an answer.
    struct Answer {
        /// Of the whole body as an example writes it; nil where nothing comes.
        var schema: Schema?
        /// Where in the body its value is.
        var pointer = JSONPointer(tokens: [])
        /// Whether each element is one event under its name.
        var holdsNamedEvents = false
        /// Whether the body may say that the request failed.
        var mayBeRejected = false
        /// How the body is written.
        var form = Form.json
        /// Typed headers.
        var headers: [Parameter] = []

        enum Form {
            case json, text, data, lines
            /// Server-sent events, and the data that ends them.
            case events(end: String?)
        }
    }

    /// What comes with a status: the exact one before its range before the default; nil for a
    /// status that is not declared.
    func answer(to status: Int) -> Answer? {
        if let index = successes.map(\.status.value).best(for: status) {
            var answer = Answer(schema: successes[index].exampleSchema, mayBeRejected: true)
            if case .eventTypes = successes[index].content { answer.holdsNamedEvents = true }
            if successes[index].isJSON, let unwrap { answer.pointer = unwrap.value }
            answer.form = successes[index].form
            answer.headers = successes[index].headers
            return answer
        }
        if successes.isEmpty, (200...299).contains(status) { return Answer(mayBeRejected: true) }
        guard let index = failures.map(\.status.value).best(for: status) else { return nil }
        let failure = failures[index]
        switch failure.content {
        case .json(let schema):
            let pointer = failure.unwrap?.value ?? JSONPointer(tokens: [])
            return Answer(schema: schema, pointer: pointer)
        case .text: return Answer(schema: Schema(.scalar(.string), failure.range), form: .text)
        }
    }

    /// The status of an answer that does not say its own; nil where there are several.
    var onlyStatus: Int? {
        guard let status = successes.first?.status.value else { return 200 }
        guard successes.count == 1 else { return nil }
        switch status {
        case .exact(let code): return code
        case .range, .any: return 200
        }
    }
}

extension Success {
    fileprivate var form: Endpoint.Answer.Form {
        switch content {
        case .none, .json: .json
        case .text: .text
        case .data: .data
        case .lines: .lines
        case .events(_, let end), .eventTypes(_, let end): .events(end: end?.value)
        }
    }

    /// What an example of its body is. Of bytes it is their base64 text; of a stream it is the array
    /// of its elements, each `{ "update": … }` where events have names.
    fileprivate var exampleSchema: Schema? {
        switch content {
        case .none: nil
        case .json(let schema): schema
        case .text: Schema(.scalar(.string), range)
        case .data: Schema(.scalar(.binary), range)
        case .lines(let schema, _): Schema(.array(schema, unique: false), range)
        case .events(let data, _): Schema(.array(data.schema(range), unique: false), range)
        case .eventTypes(let types, _):
            Schema(.array(Self.event(of: types, range), unique: false), range)
        }
    }

    private static func event(
        of types: [(name: Located<String>, data: EventData)],
        _ range: SourceRange
    ) -> Schema {
        var event = ObjectSchema()
        event.properties = types.map { type in
            let schema = type.data.schema(range)
            return ObjectSchema.Property(name: type.name, schema: schema, isRequired: false)
        }
        event.additional = .forbidden(range)
        return Schema(.object(event), range)
    }
}

extension Success.EventData {
    fileprivate func schema(_ range: SourceRange) -> Schema {
        switch self {
        case .json(let schema): schema
        case .text: Schema(.scalar(.string), range)
        }
    }
}

extension [StatusPattern] {
    /// The index of the narrowest that a status fits.
    fileprivate func best(for status: Int) -> Int? {
        firstIndex(of: .exact(status)) ?? firstIndex(of: .range(status / 100))
            ?? firstIndex(of: .any)
    }
}
