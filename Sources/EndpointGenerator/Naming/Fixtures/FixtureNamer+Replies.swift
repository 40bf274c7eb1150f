extension FixtureNamer {
    /// The answer that an example shows, as it comes from a server; nil where it shows none.
    ///
    /// `.json(#"{ "id": 1 }"#, status: 201)`
    func reply(_ request: NamedEndpoint, _ example: Endpoint.Example) -> NamedFixture? {
        let endpoint = request.endpoint
        guard example.response != nil || example.status != nil,
            let status = example.status?.value ?? endpoint.onlyStatus,
            let answer = endpoint.answer(to: status)
        else { return nil }
        let name = example.name.value
        let what = "the answer of example \(name.quoted)"
        let found = value(of: what, at: example.name.range) { values in
            guard let headers = values.headers(answer.headers, at: example.name.range) else {
                return nil
            }
            var ending: [Expression] = status == 200 ? [] : ["status: \(String(status))"]
            if !headers.isEmpty { ending.append(.joined(["headers: ", .array(headers)])) }
            return values.body(of: example, answer, endpoint, ending)
        }
        guard let found else { return nil }
        return NamedFixture(
            name: "",
            documentation: "The answer of example \(Documentation.code(name)).",
            type: .reply,
            value: found.value,
            usesFoundation: found.usesFoundation
        )
    }
}

extension ValueExpressions {
    fileprivate mutating func body(
        of example: Endpoint.Example,
        _ answer: Endpoint.Answer,
        _ endpoint: Endpoint,
        _ ending: [Expression]
    ) -> Expression? {
        guard let node = example.response else { return .call(".init", ending) }
        if answer.mayBeRejected, endpoint.rejection?.rejects(node) == true {
            return .call(".json", [json(node)] + ending)
        }
        if answer.schema == nil { return .call(".init", ending) }
        switch answer.form {
        case .json: return .call(".json", [json(node)] + ending)
        case .text: return .call(".text", [.text(SwiftText.literal(node.string ?? ""))] + ending)
        case .data:
            usesFoundation = true
            return ScalarType.byte.expression(node).map { .call(".data", [$0] + ending) }
        case .lines:
            let lines = (node.array ?? []).map(\.line)
            return .call(".text", [stream(lines)] + ending + ["contentType: \"application/jsonl\""])
        case .events(let end):
            var lines = (node.array ?? []).flatMap {
                $0.event(isNamed: answer.holdsNamedEvents)
            }
            if let end { lines += ["data: \(end)", ""] }
            return .call(".text", [stream(lines)] + ending + ["contentType: \"text/event-stream\""])
        }
    }

    private func json(_ node: JSONNode) -> Expression {
        .literal(RawText([node.line]).line, lines: RawText(node.lines(width: 84)).lines)
    }

    /// Each line with its end, the last one too.
    private func stream(_ lines: [String]) -> Expression {
        let text = lines.map { $0 + "\n" }.joined()
        return .literal(SwiftText.literal(text), lines: RawText(lines + [""]).lines)
    }

    /// `"X-Total": "12"` by a header's own example; nil where one that must come has none.
    fileprivate mutating func headers(
        _ headers: [Parameter],
        at range: SourceRange
    ) -> [Expression]? {
        var fields: [Expression] = []
        for header in headers {
            let name = header.name.value
            if let text = header.schema.examples.first?.headerText {
                fields.append(.text("\(SwiftText.literal(name)): \(SwiftText.literal(text))"))
            } else if header.isRequired {
                obstacle = Located("header \(name.quoted) has no example", range)
                return nil
            }
        }
        return fields
    }
}

extension JSONNode {
    /// The lines of a server-sent event, the empty one that ends it among them.
    ///
    /// - Parameter isNamed: Whether the value is the data under the event's name.
    fileprivate func event(isNamed: Bool) -> [String] {
        guard isNamed, let member = object?.members.first else { return data + [""] }
        return ["event: \(member.key.value)"] + member.value.data + [""]
    }

    private var data: [String] {
        guard let string else { return ["data: \(line)"] }
        return string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { "data: \($0)" }
    }

    /// As the text of a header; nil for what has none.
    fileprivate var headerText: String? {
        switch value {
        case .string(let text), .number(let text): text
        case .bool(let flag): flag ? "true" : "false"
        case .array(let elements): elements.compactMap(\.headerText).joined(separator: ", ")
        case .null, .object: nil
        }
    }
}
