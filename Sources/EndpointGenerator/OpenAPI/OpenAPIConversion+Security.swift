extension OpenAPIConversion {
    /// `security`: alternatives, of each of which all schemes are sent. Nil where nothing is said.
    func authentication(_ node: JSONNode?) -> JSONNode? {
        guard let node, let alternatives = node.array else { return nil }
        let none = JSONNode.text("none", node.range)
        if alternatives.isEmpty { return none }
        let isOptional = alternatives.contains { isSaidElsewhere($0) }
        var found: [[JSONNode]] = []
        var texts: Set<String> = []
        for alternative in alternatives {
            for schemes in apart(schemes(alternative), alternative) {
                let text = schemes.map(\.line).joined(separator: " ")
                if texts.insert(text).inserted { found.append(schemes) }
            }
        }
        if found.isEmpty { return isOptional || !alternatives.isEmpty ? none : nil }
        let elements = found.map { schemes -> JSONNode in
            let all = isOptional ? schemes.map { $0.optionalCredential } : schemes
            return all.count == 1 ? all[0] : JSONNode(.array(all), node.range)
        }
        if elements.count == 1 { return elements[0] }
        return .object([JSONMember("anyOf", JSONNode(.array(elements), node.range))], node.range)
    }

    /// Whether a request that meets an alternative carries nothing for it: it asks for nothing, or for
    /// a certificate, which TLS shows.
    private func isSaidElsewhere(_ alternative: JSONNode) -> Bool {
        alternative.object?.members.allSatisfy { isOfTransport($0.key.value) } == true
    }

    private func isOfTransport(_ scheme: String) -> Bool {
        let pointer = JSONPointer(tokens: schemesFolder + [scheme])
        return document.node(at: pointer)?.object?["type"]?.string == "mutualTLS"
    }

    private var schemesFolder: [String] {
        document.version == .swagger ? ["securityDefinitions"] : ["components", "securitySchemes"]
    }

    /// The credentials of one alternative; none where not all that it asks for can be sent, as half of
    /// it proves nothing (OpenAPI 3.1 §4.8.30).
    private func schemes(_ alternative: JSONNode) -> [JSONNode] {
        var schemes: [JSONNode] = []
        var texts: Set<String> = []
        var isWhole = true
        for member in alternative.object?.members ?? [] {
            guard let scheme = scheme(member.key) else {
                isWhole = isWhole && isOfTransport(member.key.value)
                continue
            }
            if texts.insert(scheme.line).inserted { schemes.append(scheme) }
        }
        if isWhole { return schemes }
        if !schemes.isEmpty {
            warn(
                leftOut: "an alternative of 'security' of which not all schemes can be sent",
                at: alternative.range
            )
        }
        return []
    }

    /// The ways to meet an alternative. As a header is sent once, schemes that are both sent in one
    /// cannot be meant together.
    private func apart(_ schemes: [JSONNode], _ alternative: JSONNode) -> [[JSONNode]] {
        if schemes.isEmpty { return [] }
        let places = schemes.map(\.credentialPlace)
        guard let twice = places.first(where: { place in places.count { $0 == place } > 1 }) else {
            return [schemes]
        }
        let (clashing, others) = (
            zip(schemes, places).filter { $1 == twice }.map(\.0),
            zip(schemes, places).filter { $1 != twice }.map(\.0)
        )
        warn(
            "an alternative of 'security' with several schemes in \(twice)",
            readAs: "one alternative for each",
            at: alternative.range
        )
        return clashing.flatMap { apart([$0] + others, alternative) }
    }

    private func scheme(_ name: Located<String>) -> JSONNode? {
        let pointer = JSONPointer(tokens: schemesFolder + [name.value])
        // Since OpenAPI 3.2 the name may be a reference.
        let declared = document.node(at: pointer)
        guard let node = declared ?? (name.value.contains("#") ? target(name) : nil),
            let scheme = resolved(node),
            let object = scheme.object
        else {
            warn(
                leftOut: "security scheme \(name.value.quoted), which is not declared",
                at: name.range
            )
            return nil
        }
        let range = name.range
        switch object["type"]?.string {
        case "http":
            let word = object["scheme"]?.string?.lowercased()
            if word == "bearer" || word == "basic" { return .text(word ?? "", range) }
            warn(
                leftOut: "HTTP authentication \((word ?? "").quoted), which is not sent",
                at: object["scheme"]?.range ?? scheme.range
            )
            return nil
        case "basic": return .text("basic", range)
        case "oauth2", "openIdConnect": return .text("bearer", range)
        case "apiKey":
            guard let place = object["in"], ["header", "query", "cookie"].contains(place.string),
                let key = object["name"], key.hasText
            else {
                warn(leftOut: "an API key without 'in' or 'name'", at: scheme.range)
                return nil
            }
            if place.string == "header", key.string?.isToken == false {
                warn(
                    leftOut: "API key \((key.string ?? "").quoted), as it is no header's name",
                    at: key.range
                )
                return nil
            }
            let words = [JSONMember("in", place), JSONMember("name", key)]
            return .object([JSONMember("apiKey", .object(words, range))], range)
        case "mutualTLS": return nil
        default:
            warn(
                leftOut: "security scheme \(name.value.quoted) of an unknown type",
                at: object["type"]?.range ?? scheme.range
            )
            return nil
        }
    }
}

extension JSONNode {
    /// Where a credential is sent, as it is told: `header 'authorization'`.
    fileprivate var credentialPlace: String {
        guard let key = object?["apiKey"]?.object, let place = key["in"]?.string,
            let name = key["name"]?.string
        else { return "header 'authorization'" }
        return "\(place) \((place == "header" ? name.lowercased() : name).quoted)"
    }

    /// `bearer` as `{ "bearer": true, "optional": true }`.
    fileprivate var optionalCredential: JSONNode {
        let optional = JSONMember("optional", .flag(true, range))
        if let string { return .object([JSONMember(string, .flag(true, range)), optional], range) }
        return .object((object?.members ?? []) + [optional], range)
    }
}
