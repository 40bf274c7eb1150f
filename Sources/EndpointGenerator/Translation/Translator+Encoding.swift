extension Translator {
    /// `encode(to request:)`, one call a parameter; nil when there is nothing to add.
    func encodeFunction(_ request: NamedEndpoint) -> FunctionDeclaration? {
        let local = Locals(["request"], avoiding: request.fields)["request"]
        var body: [Statement] = request.removedHeaders.map { header in
            .expression(.call("\(local).removeHeader", [.text(SwiftText.literal(header))]))
        }
        if request.readsTextAsJSON {
            body.append("\(local).header(\"Accept\", \"application/json\")")
        }
        body += request.sent.map { value in
            switch value {
            case .parameter(let field, let place):
                parameterStatement(field, place.rawValue, to: local)
            case .constant(let text, let place): constant(text, place.rawValue, to: local)
            }
        }
        body += bodyStatements(request, to: local)
        if body.isEmpty { return nil }
        return FunctionDeclaration(
            modifiers: accessModifiers,
            name: "func encode",
            parameters: ["to \(local): inout \(RuntimeName.requestEncoder.text)"],
            body: body
        )
    }

    private func constant(_ constant: Constant, _ method: String, to local: String) -> Statement {
        .expression(
            .call(
                "\(local).\(method)",
                [
                    .text(SwiftText.literal(constant.wire)),
                    .text(SwiftText.literal(constant.text)),
                ]
            )
        )
    }

    private func parameterStatement(
        _ field: NamedField,
        _ method: String,
        to local: String
    ) -> Statement {
        var arguments: [Expression] = [
            .text(SwiftText.literal(field.wire.value)), .text(field.value),
        ]
        if let form = field.type.dateForm { arguments.append(.text("as: .\(form)")) }
        return .expression(.call("\(local).\(method)", arguments))
    }

    private func bodyStatements(_ request: NamedEndpoint, to local: String) -> [Statement] {
        switch request.body {
        case nil: return []
        case .whole(let field): return [.expression(.call("\(local).body", [.text(field.value)]))]
        case .fields(let fields):
            let json = Locals(["json"], avoiding: request.fields)["json"]
            return [.block("\(local).json { \(json) in", writing(fields, to: json))]
        }
    }

    /// Only where the response's type does not say how it is read: text that is JSON, bytes that
    /// are base64 text, dates that are numbers.
    func decodeFunction(_ request: NamedEndpoint) -> FunctionDeclaration? {
        guard let response = request.response else { return nil }
        let unwrap = request.endpoint.unwrap?.value
        if unwrap == nil, response.isSelfDescribing, !request.readsTextAsJSON { return nil }
        return FunctionDeclaration(
            modifiers: staticModifiers,
            name: "func decode",
            parameters: ["_ reply: \(RuntimeName.reply.text)"],
            effects: RuntimeName.throwsJSONError,
            result: spelling.text(response),
            body: [.expression(replyReading(response, at: unwrap))]
        )
    }

    /// `try reply.json()`, or of it what stands at a pointer.
    private func replyReading(_ type: TypeUse, at pointer: JSONPointer?) -> Expression {
        let tokens = (pointer?.tokens ?? []).map { Expression.text(SwiftText.literal($0)) }
        var arguments = tokens
        if let first = tokens.first { arguments[0] = .joined(["at: ", first]) }
        let call = Expression.call("try reply.json", arguments)
        if type.isSelfDescribing { return call }
        let head = arguments.isEmpty ? "try reply.json" : call.flat
        return .closure(
            "\(head) { json \(RuntimeName.throwsJSONError) in",
            reading(type, isOptional: false, from: "json")
        )
    }

    private func failureReading(_ failure: NamedFailure) -> Expression {
        failure.isText ? "reply.text()" : replyReading(failure.type, at: failure.unwrap)
    }

    /// The answers besides success that the document declares: exact statuses first, then ranges,
    /// then all others, in which order they are tried.
    func failure(_ failures: [NamedFailure]) -> TypeDeclaration {
        let ordered =
            failures.filter(\.status.isExact)
            + failures.filter { !$0.status.isExact && $0.status != .any }
            + failures.filter { $0.status == .any }
        let cases = ordered.map { failure -> Declaration in
            let type = spelling.text(failure.type)
            let status =
                failure.status.isExact ? "" : ", status: \(spelling.text(.scalar(.integer)))"
            let text = "\(failure.name.escaped)(\(type)\(status))"
            return .cases(CasesDeclaration(cases: [.init(text: text)]))
        }
        return TypeDeclaration(
            modifiers: accessModifiers,
            keyword: .enumeration,
            name: "Failure",
            conformances: [RuntimeName.failureResponse.text],
            members: cases + [.function(failureInitializer(ordered))]
        )
    }

    private func failureInitializer(_ failures: [NamedFailure]) -> FunctionDeclaration {
        var cases = failures.map { failure -> Statement.Case in
            let status: [Expression] = failure.status.isExact ? [] : ["status: reply.status"]
            return Statement.Case(
                label: failure.status.caseLabel,
                body: .call(
                    "self = .\(failure.name.escaped)",
                    [failureReading(failure)] + status
                )
            )
        }
        if !failures.contains(where: { $0.status == .any }) {
            cases.append(Statement.Case(label: "default", body: "return nil"))
        }
        return FunctionDeclaration(
            modifiers: accessModifiers,
            name: "init?",
            parameters: ["_ reply: \(RuntimeName.reply.text)"],
            effects: RuntimeName.throwsJSONError,
            body: [.switch("reply.status", cases)]
        )
    }
}

extension NamedEndpoint {
    /// Whether the response is a `String` or `Data` that stands in JSON, which the runtime takes
    /// for the body itself.
    fileprivate var readsTextAsJSON: Bool {
        guard endpoint.successes.first?.isJSON == true else { return false }
        return response == .scalar(.string) || response == .scalar(.byte)
    }
}

extension StatusPattern {
    var isExact: Bool {
        if case .exact = self { true } else { false }
    }

    fileprivate var caseLabel: String {
        switch self {
        case .exact(let code): "case \(code)"
        case .range(let hundreds): "case \(hundreds)00...\(hundreds)99"
        case .any: "default"
        }
    }
}

extension TypeUse {
    /// The form of a date that its type does not say.
    fileprivate var dateForm: String? {
        switch self {
        case .scalar(.unixtime): "unixTime"
        case .scalar(.unixtimeMilliseconds): "unixTimeMilliseconds"
        case .scalar(.httpDate): "httpDate"
        case .array(let element), .optional(let element): element.dateForm
        case .any, .scalar, .named, .dictionary: nil
        }
    }
}
