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
            guard data.isJSON, !data.type.isSelfDescribing || data.type.resolved == .scalar(.string)
            else {
                return nil
            }
            return .expression(reading(data, of: part))
        case .several(let events, _): return eventSwitch(events, assignment: "")
        }
    }

    private func eventSwitch(_ events: [NamedEvent], assignment: String) -> Statement {
        .switch(
            "event.type",
            events.map { event in
                Statement.Case(
                    label: "case \(SwiftText.literal(event.wire.value))",
                    body: .call(
                        "\(assignment).\(event.name.escaped)",
                        [reading(event.data, of: "event")]
                    )
                )
            } + [Statement.Case(label: "default", body: "\(assignment).unrecognized(event)")]
        )
    }

    /// `try reply.lines { line throws(JSONError) in try line.json() }`, of lines or events that
    /// stand beside other answers.
    func wholeReading(_ stream: NamedStream) -> Expression {
        let head: String
        let part: String
        switch stream.kind {
        case .lines:
            part = "line"
            head = "lines"
        case .events(let end):
            part = "event"
            head = "events" + (end.map { "(end: \(SwiftText.literal($0)))" } ?? "")
        }
        let body: Expression =
            switch stream.element {
            case .one(let data): reading(data, of: part)
            case .several(_, let type): .text("try \(type[type.count - 1].escaped)(event)")
            }
        return .closure(
            "try reply.\(head) { \(part) \(RuntimeName.throwsJSONError) in",
            body
        )
    }

    private func reading(_ data: NamedStream.EventData, of part: String) -> Expression {
        if !data.isJSON { return .text("\(part).data") }
        if data.type.isSelfDescribing { return .text("try \(part).json()") }
        return .closure(
            "try \(part).json { json \(RuntimeName.throwsJSONError) in",
            reading(data.type, isOptional: false, from: "json")
        )
    }

    /// The enumerations of named events: one of another name is kept as it came.
    func eventTypes(_ request: NamedEndpoint) -> [Declaration] {
        let isAlone = request.response.stream != nil
        return request.response.eventEnumerations.map { events, path in
            let cases =
                events.map { "\($0.name.escaped)(\(spelling.text($0.data.type)))" }
                + ["unrecognized(\(RuntimeName.serverSentEvent.text))"]
            return .type(
                TypeDeclaration(
                    modifiers: accessModifiers,
                    keyword: .enumeration,
                    name: path[path.count - 1].escaped,
                    conformances: valueConformances,
                    members: cases.map { .cases(CasesDeclaration(cases: [.init(text: $0)])) }
                        + (isAlone ? [] : [.function(eventInitializer(events))])
                )
            )
        }
    }

    private func eventInitializer(_ events: [NamedEvent]) -> FunctionDeclaration {
        FunctionDeclaration(
            modifiers: accessModifiers,
            name: "init",
            parameters: ["_ event: \(RuntimeName.serverSentEvent.text)"],
            effects: RuntimeName.throwsJSONError,
            body: [eventSwitch(events, assignment: "self = ")]
        )
    }
}
