extension Translator {
    func requestUnit(_ request: NamedEndpoint) -> TranslationUnit {
        let structure = namespaceExtension(.type(requestStructure(request)))
        return TranslationUnit(
            name: request.type.text,
            kind: .request,
            declarations: [structure, factoryExtension(request)]
                + (request.response.structures.flatMap(\.nested) + request.nested).flatMap {
                    coding(of: $0, attributes: deprecation(request.endpoint))
                },
            usesFoundation: request.usesFoundation
        )
    }

    private func requestStructure(_ request: NamedEndpoint) -> TypeDeclaration {
        let endpoint = request.endpoint
        var members: [Declaration] = [
            .alias(alias("API", api.namespace.escaped))
        ]
        members += responseAlias(request)
        members += itemAlias(request) + elementAlias(request)
        members.append(endpointProperty(endpoint))
        members += paginationProperty(request) + endProperty(request)
        members += request.fields.map(storedProperty)
        members.append(.function(memberwiseInitializer(request.fields)))
        if let encode = encodeFunction(request) { members.append(.function(encode)) }
        if let decode = decodeFunction(request) { members.append(.function(decode)) }
        members += itemsFunction(request) + elementDecoding(request)
        members += responseTypes(request) + eventTypes(request)
        members += request.nested.map(declaration)
        members += failureType(request)
        return TypeDeclaration(
            documentation: Documentation.lines(
                endpoint.summary,
                endpoint.description,
                deprecationMessage(endpoint, isLong: true).map { "Deprecated: \($0)" },
                "`\(endpoint.method.value.rawValue) \(endpoint.path.text)`",
                endpoint.tagList
            ),
            attributes: deprecation(endpoint),
            modifiers: accessModifiers,
            keyword: .structure,
            name: request.type.escaped,
            conformances: [request.conformance.text],
            members: members
        )
    }

    func alias(_ name: String, _ type: String) -> AliasDeclaration {
        AliasDeclaration(modifiers: accessModifiers, name: name, type: type)
    }

    func deprecation(_ endpoint: Endpoint) -> [String] {
        if endpoint.deprecation == nil { return [] }
        let message = deprecationMessage(endpoint, isLong: false)
            .map { ", message: \(SwiftText.literal($0))" }
        return ["@available(*, deprecated\(message ?? ""))"]
    }

    /// A message that fits into the attribute's line; a longer one is documentation.
    private func deprecationMessage(_ endpoint: Endpoint, isLong: Bool) -> String? {
        guard let message = endpoint.deprecation?.message else { return nil }
        return (SwiftText.literal(message).count > 60) == isLong ? message : nil
    }

    private func endpointProperty(_ endpoint: Endpoint) -> Declaration {
        var arguments: [Expression] = [
            .text("." + endpoint.method.value.rawValue.lowercased()),
            .text(SwiftText.literal(endpoint.path.text)),
        ]
        if let authentication = endpoint.authentication {
            arguments.append(
                .joined(["authentication: ", requirement(authentication.requirement)])
            )
        }
        if let server = endpoint.server {
            arguments.append(.joined(["server: ", self.server(server)]))
        }
        if let timeout = endpoint.timeout {
            arguments.append("timeout: .seconds(\(timeout.value.shortText))")
        }
        if let idempotent = endpoint.idempotent {
            arguments.append("idempotent: \(String(idempotent.value))")
        }
        return .property(
            PropertyDeclaration(
                modifiers: staticModifiers,
                name: "var endpoint: \(RuntimeName.endpoint.text)",
                getter: [.expression(.call(".init", arguments))]
            )
        )
    }

    /// `static func getUser(username:) -> Self`, for `client.send(.getUser(username: "…"))`.
    private func factoryExtension(_ request: NamedEndpoint) -> Declaration {
        let attributes = deprecation(request.endpoint)
        let fields = request.fields.initializerFields
        let factory = FunctionDeclaration(
            documentation: Documentation.lines(request.endpoint.summary),
            attributes: attributes,
            modifiers: staticModifiers,
            name: "func \(request.function.escaped)",
            parameters: fields.map { parameter($0, .outside) },
            result: "Self",
            body: [.expression(.call("Self", fields.map(argument)))]
        )
        return .type(
            TypeDeclaration(
                attributes: attributes,
                modifiers: ["nonisolated"],
                keyword: .extension,
                name: (request.response.stream == nil
                    ? RuntimeName.requestable : .streamingRequestable).text,
                constraint: "Self == \(spelling.qualified([request.type]))",
                members: [.function(factory)]
            )
        )
    }
}

extension Endpoint {
    fileprivate var tagList: String? {
        if tags.isEmpty { return nil }
        return "Tags: " + tags.map { Documentation.code($0.value) }.joined(separator: ", ") + "."
    }
}

extension Double {
    /// `30` for 30, `2.5` for 2.5.
    fileprivate var shortText: String {
        self == rounded() ? "\(Int(self))" : "\(self)"
    }
}

extension NamedEndpoint {
    /// The protocol of its kind of answer.
    var conformance: RuntimeName {
        switch response.stream?.kind {
        case .events: .eventStreamRequestable
        case .lines: .lineStreamRequestable
        case nil: pagination == nil ? .requestable : .paginatedRequestable
        }
    }

    var usesFoundation: Bool {
        fields.contains { $0.type.usesFoundation } || nested.contains(where: \.usesFoundation)
            || response.usesFoundation || failures.contains { $0.type.usesFoundation }
            || rejection?.type.usesFoundation == true
            || pagination?.item.usesFoundation == true
    }
}

extension NamedResponse {
    fileprivate var usesFoundation: Bool {
        ([stream] + successes.map { $0.value?.stream }).contains { stream in
            stream?.types.contains(where: \.usesFoundation) == true
        }
            || successes.contains { $0.value?.type.usesFoundation == true }
            || structures.contains { structure in
                structure.fields.contains { $0.type.usesFoundation }
                    || structure.nested.contains(where: \.usesFoundation)
            }
    }
}
