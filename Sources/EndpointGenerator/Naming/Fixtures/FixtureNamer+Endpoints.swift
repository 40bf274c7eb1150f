extension FixtureNamer {
    /// `example` and `exampleReply`; of several examples each under its own name, `foundExample`
    /// and `foundReply`, and the first of each also under the plain one.
    func fixtures(of request: NamedEndpoint) -> NamedFixtures? {
        let examples = request.endpoint.examples
        var requests: [NamedFixture] = []
        var replies: [NamedFixture] = []
        var wires: [(SwiftName, Located<String>)] = []
        for example in examples {
            let isOnly = examples.count == 1 || SwiftName.lower(example.name.value) == "example"
            let name = isOnly ? "" : example.name.value + "_"
            wires.append((SwiftName.lower(name + "example"), example.name))
            if var fixture = self.request(request, example) {
                fixture.name = SwiftName.lower(name + "example")
                requests.append(fixture)
            }
            if var fixture = reply(request, example) {
                let word = isOnly ? "example_" : name
                fixture.name = SwiftName.lower(word + "reply")
                replies.append(fixture)
            }
        }
        reportExamplesOfOneName(wires)
        let members =
            (requests.plain("example", "The first request.") + requests)
            + (replies.plain("exampleReply", "The first answer.") + replies)
        if members.isEmpty { return nil }
        return NamedFixtures(path: [request.type], endpoint: request.endpoint, members: members)
    }

    private func reportExamplesOfOneName(_ names: [(SwiftName, Located<String>)]) {
        var first: [SwiftName: Located<String>] = [:]
        for (name, wire) in names {
            guard let earlier = first.updateValue(wire, forKey: name) else { continue }
            first[name] = earlier
            if earlier.value == wire.value { continue }
            diagnostics.report(
                .name(.collision(earlier.value, wire.value, kind: "examples", name: name.text)),
                at: wire.range,
                Diagnostic.Note("the other one is here", at: earlier.range)
            )
        }
    }

    /// The request that an example shows; nil where it shows an answer alone.
    private func request(
        _ request: NamedEndpoint,
        _ example: Endpoint.Example
    ) -> NamedFixture? {
        guard example.showsRequest else { return nil }
        let name = example.name.value
        let what = "the request of example \(name.quoted)"
        let found = value(of: what, at: example.name.range) { values in
            values.request(request, example)
        }
        guard let found else { return nil }
        return NamedFixture(
            name: "",
            documentation: "The request of example \(Documentation.code(name)).",
            type: .own,
            value: found.value,
            usesFoundation: found.usesFoundation
        )
    }
}

extension [NamedFixture] {
    /// The first under a plain name, unless one has it.
    fileprivate func plain(_ name: SwiftName, _ documentation: String) -> [NamedFixture] {
        guard let first, !contains(where: { $0.name == name }) else { return [] }
        return [
            NamedFixture(
                name: name,
                documentation: documentation,
                type: first.type,
                value: .text(first.name.escaped)
            )
        ]
    }
}

extension ValueExpressions {
    /// `Self(username: "apple")`.
    fileprivate mutating func request(
        _ request: NamedEndpoint,
        _ example: Endpoint.Example
    ) -> Expression? {
        let given = nodes(of: request, example)
        var arguments: [Expression?] = []
        for field in request.fields.initializerFields {
            let node = given[field.name]
            let range = example.name.range
            if let value = argument(field, node, among: request.fields, at: range) {
                arguments.append(labelled(field, value.expression))
            }
        }
        return all(arguments).map { .call("Self", $0) }
    }

    /// What the example gives for each field.
    private func nodes(
        of request: NamedEndpoint,
        _ example: Endpoint.Example
    ) -> [SwiftName: JSONNode] {
        var nodes = nodes(of: request.sent, in: example.parameters?.members ?? [])
        let members = example.body?.object?.members ?? []
        switch request.body?.content {
        case nil: break
        case .json(let field), .text(let field), .binary(let field),
            .optionalForm(let field, _, _):
            nodes[field.name] = example.body
        case .jsonFields(let fields):
            for field in fields {
                nodes[field.name] = members.last { $0.key.value == field.wire.value }?.value
            }
        case .form(let fields, _):
            nodes.merge(self.nodes(of: fields, in: members), uniquingKeysWith: { $1 })
        }
        return nodes
    }

    private func nodes(
        of parameters: [NamedParameter],
        in members: [JSONMember]
    ) -> [SwiftName: JSONNode] {
        var nodes: [SwiftName: JSONNode] = [:]
        for parameter in parameters {
            guard case .field(let field) = parameter.value else { continue }
            // The last one wins, as in every object.
            nodes[field.name] =
                members.last { parameter.parameter.isNamed($0.key.value) }?.value
        }
        return nodes
    }
}

extension SwiftName: ExpressibleByStringLiteral {
    init(stringLiteral text: String) {
        self.init(text: text)
    }
}
