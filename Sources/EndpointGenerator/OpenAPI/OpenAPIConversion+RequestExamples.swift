extension OpenAPIConversion {
    /// What an operation shows of its request.
    struct ShownRequest {
        struct Value {
            /// The name in the spec.
            let name: String
            let place: String
            let isRequired: Bool
            /// Its examples by name.
            var shown: [JSONMember] = []
            /// What is taken where none is shown.
            var assumed: JSONNode?
        }

        var parameters: [Value] = []
        var body: Value?

        /// The names of its examples, in the document's order.
        var names: [Located<String>] {
            var seen: Set<String> = []
            return ([body].compactMap(\.self) + parameters).flatMap(\.shown).map(\.key)
                .filter { seen.insert($0.value).inserted }
        }
    }

    func shownRequest(_ operation: Operation) -> ShownRequest {
        var request = ShownRequest()
        for node in declared(operation) {
            guard let object = node.object, let place = object["in"]?.string else { continue }
            if place == "body" || place == "formData" {
                let isRequired = object["required"]?.bool == true
                request.body = ShownRequest.Value(
                    name: "",
                    place: place,
                    isRequired: isRequired || request.body?.isRequired == true
                )
                continue
            }
            let source = content(object["content"]).first?.value ?? node
            var shown = examples(of: source)
            let schema = source.object?["schema"].flatMap(followed) ?? node
            if shown.isEmpty, let value = schema.shown { shown = [JSONMember("example", value)] }
            for name in names(of: object, in: place, operation) {
                request.parameters.append(
                    ShownRequest.Value(
                        name: name,
                        place: place,
                        isRequired: place == "path" || object["required"]?.bool == true,
                        shown: shown,
                        assumed: schema.assumed
                    )
                )
            }
        }
        if let body = shownBody(operation) { request.body = body }
        return request
    }

    /// What a parameter is called in the spec: nothing where it is left out, several names where the
    /// path has it several times.
    private func names(
        of parameter: JSONObject,
        in place: String,
        _ operation: Operation
    ) -> [String] {
        guard let name = parameter["name"]?.string else { return [] }
        switch place {
        case "path":
            let pairs = operation.path.value.queryPairs.filter { $0.value == "{\(name)}" }
            return operation.template.names[name] ?? pairs.map(\.name)
        case "header":
            let isSaidElsewhere = ["accept", "content-type", "authorization"]
                .contains(name.lowercased())
            return isSaidElsewhere || !name.isToken ? [] : [name]
        case "query", "cookie": return [name]
        default: return []
        }
    }

    private func shownBody(_ operation: Operation) -> ShownRequest.Value? {
        guard let node = operation["requestBody"], let body = resolved(node),
            let chosen = bodyContent(content(body.object?["content"]))
        else { return nil }
        let isRequired = body.object?["required"]?.bool == true && !operation.refusesBody
        var result = ShownRequest.Value(name: "", place: "body", isRequired: isRequired)
        let type = MediaType(chosen.key.value)
        let shown = examples(of: chosen.value)
        if type.isJSON || type.isText || type.isForm || type.isMultipart
            || isJSONInAll(type, chosen.value.object?["schema"])
        {
            result.shown = shown
        } else if let first = shown.first {
            warn(leftOut: "an example of \(type.essence)", at: first.value.range)
        }
        return result
    }

    /// `parameters` and `body` of an example: what has no example of its name has its first one.
    /// Nothing where something is missing that must be given, or, with a warning, where parameters in
    /// several places have one name and not one value: an example knows no places.
    func requestWords(_ request: ShownRequest, of name: String) -> [JSONMember] {
        let values = request.parameters.map { $0.value(of: name) }
        var members: [JSONMember] = []
        for (parameter, value) in zip(request.parameters, values) {
            guard let value else {
                if parameter.isRequired { return [] }
                continue
            }
            for (other, its) in zip(request.parameters, values) where other.clashes(parameter) {
                if its?.equals(value) == true { continue }
                let name = parameter.name.quoted
                warn(
                    leftOut: "the request of an example, in which \(name) is two parameters",
                    at: value.range
                )
                return []
            }
            if !members.contains(where: { $0.key.value == parameter.name }) {
                members.append(JSONMember(parameter.name, value))
            }
        }
        var words: [JSONMember] = []
        if let first = members.first {
            words.append(JSONMember("parameters", .object(members, first.key.range)))
        }
        guard let body = request.body else { return words }
        guard let value = body.value(of: name) else { return body.isRequired ? [] : words }
        return words + [JSONMember("body", value)]
    }
}

extension OpenAPIConversion.ShownRequest.Value {
    fileprivate func value(of example: String) -> JSONNode? {
        shown.first { $0.key.value == example }?.value ?? shown.first?.value ?? assumed
    }

    /// Whether a value in an example would be of both: names of headers have no case.
    fileprivate func clashes(_ other: Self) -> Bool {
        if name == other.name { return true }
        return [place, other.place].contains("header")
            && name.lowercased() == other.name.lowercased()
    }
}

extension JSONNode {
    /// What a schema shows of its values.
    fileprivate var shown: JSONNode? {
        object?["example"] ?? object?["examples"]?.array?.first
    }

    /// A value that a schema allows at any rate.
    fileprivate var assumed: JSONNode? {
        object?["default"] ?? object?["const"] ?? object?["enum"]?.array?.first
    }
}
