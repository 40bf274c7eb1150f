extension Translator {
    /// `typealias Element = Status`, where no type is declared under that name.
    func elementAlias(_ request: NamedEndpoint) -> [Declaration] {
        guard case .one(let data) = request.response.stream?.element,
            data.type != .named([request.type, SwiftName(text: "Element")])
        else { return [] }
        return [.alias(alias("Element", spelling.text(data.type)))]
    }

    /// The data that ends a stream of events.
    func endProperty(_ request: NamedEndpoint) -> [Declaration] {
        guard case .events(let end?) = request.response.stream?.kind else { return [] }
        return [
            .property(
                PropertyDeclaration(
                    modifiers: staticModifiers,
                    name: "var end: \(spelling.text(.optional(.scalar(.string))))",
                    getter: [.expression(.text(SwiftText.literal(end)))]
                )
            )
        ]
    }

    /// `decode(_:)` of an event or a line, where the element's type does not say how it is read.
    func elementDecoding(_ request: NamedEndpoint) -> [Declaration] {
        guard let stream = request.response.stream else { return [] }
        let part: (label: String, type: RuntimeName)
        switch stream.kind {
        case .events: part = ("event", .serverSentEvent)
        case .lines: part = ("line", .jsonLine)
        }
        guard let body = decoding(stream.element, of: part.label) else { return [] }
        return [
            .function(
                FunctionDeclaration(
                    modifiers: staticModifiers,
                    name: "func decode",
                    parameters: ["_ \(part.label): \(part.type.text)"],
                    effects: RuntimeName.throwsJSONError,
                    result: "Element",
                    body: [body]
                )
            )
        ]
    }

    private func decoding(_ element: NamedStream.Element, of part: String) -> Statement? {
        switch element {
        case .one(let data):
            guard data.isJSON, !data.type.isSelfDescribing || data.type == .scalar(.string) else {
                return nil
            }
            return .expression(reading(data, of: part))
        case .several(let events):
            return .switch(
                "\(part).type",
                events.map { event in
                    Statement.Case(
                        label: "case \(SwiftText.literal(event.wire.value))",
                        body: .call(".\(event.name.escaped)", [reading(event.data, of: part)])
                    )
                } + [Statement.Case(label: "default", body: .text(".unrecognized(\(part))"))]
            )
        }
    }

    private func reading(_ data: NamedStream.EventData, of part: String) -> Expression {
        if !data.isJSON { return .text("\(part).data") }
        if data.type.isSelfDescribing { return .text("try \(part).json()") }
        return .closure(
            "try \(part).json { json \(RuntimeName.throwsJSONError) in",
            reading(data.type, isOptional: false, from: "json")
        )
    }

    /// `Element` of named events: one of another name is kept as it came.
    func elementType(_ request: NamedEndpoint) -> [Declaration] {
        guard case .several(let events) = request.response.stream?.element else { return [] }
        let cases =
            events.map { "\($0.name.escaped)(\(spelling.text($0.data.type)))" }
            + ["unrecognized(\(RuntimeName.serverSentEvent.text))"]
        return [
            .type(
                TypeDeclaration(
                    modifiers: accessModifiers,
                    keyword: .enumeration,
                    name: "Element",
                    conformances: valueConformances,
                    members: cases.map { .cases(CasesDeclaration(cases: [.init(text: $0)])) }
                )
            )
        ]
    }
}
