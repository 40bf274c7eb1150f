extension Translator {
    /// The answers besides success that the document declares, and the success that is none.
    func failureType(_ request: NamedEndpoint) -> [Declaration] {
        if request.failures.isEmpty && request.rejection == nil { return [] }
        if let host = request.failureHost { return [.alias(sharedAlias("Failure", host, nil))] }
        let failures = inOrderOfTrial(request.failures, by: \.status)
        var cases: [String] = []
        var functions = [failureInitializer(failures, request.rejection)]
        if let rejection = request.rejection {
            cases.append("rejected(\(spelling.text(rejection.type)))")
            functions.append(rejectsFunction(rejection))
        }
        cases += failures.map { failure in
            let type = spelling.text(failure.type)
            let status =
                failure.status.isExact ? "" : ", status: \(spelling.text(.scalar(.integer)))"
            return "\(failure.name.escaped)(\(type)\(status))"
        }
        return [
            .type(
                TypeDeclaration(
                    modifiers: accessModifiers,
                    keyword: .enumeration,
                    name: "Failure",
                    conformances: [RuntimeName.failureResponse.text],
                    members: cases.map { .cases(CasesDeclaration(cases: [.init(text: $0)])) }
                        + functions.map(Declaration.function)
                )
            )
        ]
    }

    private func failureInitializer(
        _ failures: [NamedFailure],
        _ rejection: NamedRejection?
    ) -> FunctionDeclaration {
        var cases: [Statement.Case] = []
        if let rejection {
            cases.append(
                Statement.Case(
                    label: "case 200...299",
                    body: .call("self = .rejected", [replyReading(rejection.type, at: nil)])
                )
            )
        }
        cases += failures.map { failure -> Statement.Case in
            let status: [Expression] = failure.status.isExact ? [] : ["status: reply.status"]
            let reading =
                failure.isText ? "reply.text()" : replyReading(failure.type, at: failure.unwrap)
            return Statement.Case(
                label: failure.status.caseLabel,
                body: .call("self = .\(failure.name.escaped)", [reading] + status)
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

    /// `reply.holds(false, at: "ok")`, of several conditions all.
    private func rejectsFunction(_ rejection: NamedRejection) -> FunctionDeclaration {
        let conditions = rejection.conditions.map { condition -> Expression in
            let tokens = condition.pointer.tokens.map(SwiftText.literal)
            var arguments: [Expression] = [.text(SwiftText.jsonValue(condition.value))]
            for (index, token) in tokens.enumerated() {
                arguments.append(.text(index == 0 ? "at: " + token : token))
            }
            return .call("reply.holds", arguments)
        }
        return FunctionDeclaration(
            modifiers: staticModifiers,
            name: "func rejects",
            parameters: ["_ reply: \(RuntimeName.reply.text)"],
            result: spelling.text(.scalar(.boolean)),
            body: [.expression(.operation("&&", conditions))]
        )
    }

    /// Exact statuses first, then ranges, then all others.
    func inOrderOfTrial<Outcome>(
        _ outcomes: [Outcome],
        by status: (Outcome) -> StatusPattern
    ) -> [Outcome] {
        outcomes.filter { status($0).isExact }
            + outcomes.filter { !status($0).isExact && status($0) != .any }
            + outcomes.filter { status($0) == .any }
    }
}

extension StatusPattern {
    var isExact: Bool {
        if case .exact = self { true } else { false }
    }

    var caseLabel: String {
        switch self {
        case .exact(let code): "case \(code)"
        case .range(let hundreds): "case \(hundreds)00...\(hundreds)99"
        case .any: "default"
        }
    }
}
