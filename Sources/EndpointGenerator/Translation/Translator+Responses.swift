extension Translator {
    /// `typealias Response = User`, where no type is declared under that name.
    func responseAlias(_ request: NamedEndpoint) -> [Declaration] {
        guard case .one(let success) = request.response, success.structure == nil else { return [] }
        guard let value = success.value else {
            return [.alias(alias("Response", spelling.standard("Void")))]
        }
        let declared: TypeUse = .named([request.type, SwiftName(text: "Response")])
        return value.type == declared ? [] : [.alias(alias("Response", spelling.text(value.type)))]
    }

    /// The enumeration of several success statuses, and the structures of values with headers.
    func responseTypes(_ request: NamedEndpoint) -> [Declaration] {
        var declarations: [Declaration] = []
        if case .several(let successes) = request.response {
            declarations.append(.type(responseEnumeration(successes)))
        }
        return declarations + request.response.structures.map { .type(replyStructure($0)) }
    }

    var valueConformances: [String] {
        [spelling.standard("Hashable"), spelling.standard("Sendable")]
    }

    private func responseEnumeration(_ successes: [NamedSuccess]) -> TypeDeclaration {
        let cases = inOrderOfTrial(successes, by: \.status).map { success -> Declaration in
            var values: [String] = []
            if let structure = success.structure {
                values.append(structure.name.escaped)
            } else if let value = success.value {
                values.append(spelling.text(value.type))
            }
            if !success.status.isExact {
                values.append("status: \(spelling.text(.scalar(.integer)))")
            }
            let list = values.isEmpty ? "" : "(" + values.joined(separator: ", ") + ")"
            return .cases(CasesDeclaration(cases: [.init(text: success.name.escaped + list)]))
        }
        return TypeDeclaration(
            modifiers: accessModifiers,
            keyword: .enumeration,
            name: "Response",
            conformances: valueConformances,
            members: cases
        )
    }

    private func replyStructure(_ structure: NamedReplyStructure) -> TypeDeclaration {
        TypeDeclaration(
            modifiers: accessModifiers,
            keyword: .structure,
            name: structure.name.escaped,
            conformances: valueConformances,
            members: structure.fields.map(storedProperty)
                + [.function(memberwiseInitializer(structure.fields))]
                + structure.nested.map(declaration)
        )
    }
}

extension Translator {
    /// Only where the response's type does not say how it is read: several statuses, headers, text
    /// that is JSON, bytes that are base64 text, dates that are numbers.
    func decodeFunction(_ request: NamedEndpoint) -> FunctionDeclaration? {
        let result: String
        let body: Statement
        switch request.response {
        case .stream: return nil
        case .several(let successes):
            result = "Response"
            body = .switch("reply.status", statusCases(successes))
        case .one(let success):
            guard success.structure != nil || success.needsReading else { return nil }
            guard let reading = reading(success) else { return nil }
            result = success.value.map { spelling.text($0.type) } ?? "Response"
            body = .expression(reading)
        }
        return FunctionDeclaration(
            modifiers: staticModifiers,
            name: "func decode",
            parameters: ["_ reply: \(RuntimeName.reply.text)"],
            effects: RuntimeName.throwsJSONError,
            result: request.response.structures.isEmpty ? result : "Response",
            body: [body]
        )
    }

    /// Only replies of success come here, so that a range is the default.
    private func statusCases(_ successes: [NamedSuccess]) -> [Statement.Case] {
        var cases = inOrderOfTrial(successes, by: \.status).map { success in
            let isExact = success.status.isExact
            let arguments = [reading(success)] + (isExact ? [] : ["status: reply.status"])
            let values = arguments.compactMap { $0 }
            let name = Expression.text(".\(success.name.escaped)")
            return Statement.Case(
                label: isExact ? success.status.caseLabel : "default",
                body: values.isEmpty ? name : .call(name.flat, values)
            )
        }
        if successes.allSatisfy(\.status.isExact) {
            cases.append(
                Statement.Case(label: "default", body: "throw reply.undeclaredStatus()")
            )
        }
        return cases
    }

    /// The expression of a success: its value, or its structure; nil for nothing.
    private func reading(_ success: NamedSuccess) -> Expression? {
        guard let structure = success.structure else { return success.value.map(valueReading) }
        let value = success.value.map { value in
            Expression.joined(["value: ", valueReading(value)])
        }
        let headers = structure.headers.map { header -> Expression in
            let name = header.field.name
            let label = name.text == "inout" ? name.escaped : name.text
            return .joined([.text(label + ": "), reading(header)])
        }
        return .call(structure.name.escaped, [value].compactMap { $0 } + headers)
    }

    private func valueReading(_ value: NamedSuccess.Value) -> Expression {
        if let stream = value.stream { return wholeReading(stream) }
        if value.isJSON { return replyReading(value.type, at: value.unwrap) }
        return value.type == .scalar(.string) ? "reply.text()" : "reply.body"
    }

    /// `try reply.json()`, or of it what stands at a pointer.
    func replyReading(_ type: TypeUse, at pointer: JSONPointer?) -> Expression {
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
}

extension NamedSuccess {
    /// Whether the response is a `String` or `Data` that stands in JSON, which the runtime takes
    /// for the body itself.
    var readsTextAsJSON: Bool {
        guard structure == nil, let value, value.isJSON else { return false }
        return value.type.resolved == .scalar(.string) || value.type.resolved == .scalar(.byte)
    }

    /// Whether the type of the value alone does not say how it is read.
    fileprivate var needsReading: Bool {
        guard let value, value.isJSON else { return false }
        return value.unwrap != nil || !value.type.isSelfDescribing || readsTextAsJSON
    }
}

extension NamedEndpoint {
    /// What the request must say of the answers that it takes, where the runtime would ask for
    /// others: it asks for JSON, but not where `Response` is `String` or `Data`, nor where nothing is
    /// read.
    var accepted: Accepted {
        if sent.contains(where: \.isOwnAccept) { return .unsaid }
        if case .one(let success) = response, success.structure == nil {
            return success.readsTextAsJSON ? .json : .unsaid
        }
        if response.stream != nil { return .unsaid }
        let values = response.successes.compactMap(\.value)
        if values.contains(where: { !$0.isJSON }) { return .anything }
        let readsFailures = !failures.isEmpty || rejection != nil
        return values.isEmpty && !readsFailures ? .anything : .unsaid
    }

    enum Accepted {
        case unsaid, json, anything
    }
}

extension NamedParameter {
    /// Whether it is an `Accept` that is always sent.
    fileprivate var isOwnAccept: Bool {
        guard case .constant = value, place == .header else { return false }
        return parameter.name.value.lowercased() == "accept"
    }
}
