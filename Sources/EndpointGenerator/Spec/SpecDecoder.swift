/// Reads an endpoint spec (`*.endpoints.json`) into the model of an API.
package enum SpecDecoder {
    /// Every mistake is reported, one diagnostic each; what is right is decoded all the same, so
    /// that later checks can tell of the rest.
    ///
    /// - Parameters:
    ///   - node: The document.
    ///   - config: What is to be done with it.
    ///   - document: What the config's pointers lead into, where the spec is written in other words.
    ///   - diagnostics: Takes what is wrong, in no order.
    /// - Returns: The API; nil when the document is no object.
    package static func decode(
        _ node: JSONNode,
        following config: Config = Config(),
        of document: JSONNode? = nil,
        into diagnostics: inout [Diagnostic]
    ) -> API? {
        var context = SpecContext()
        defer { diagnostics += context.diagnostics }
        DuplicateKeys.check(node, into: &context.diagnostics)
        let keys = SpecKeys.document
        guard let keywords = Keywords(node, of: "the spec", keys: keys, &context) else {
            return nil
        }
        var api = api(keywords, &context)
        ReferenceCheck.check(api, into: &context.diagnostics)
        ConfigCheck.apply(config, to: &api, of: document ?? node, into: &context.diagnostics)
        APICheck.check(&api, into: &context.diagnostics)
        AccessScope.apply(to: &api)
        if config.examples?.value == true {
            SchemaExampleCheck.check(api, into: &context.diagnostics)
        }
        return api
    }

    private static func api(_ keywords: Keywords, _ context: inout SpecContext) -> API {
        var api = API(name: name(keywords, &context))
        _ = keywords.string("$schema", &context)
        api.description = keywords.string("description", &context)?.value
        context.parameters = sharedParameters(keywords, &context)
        api.servers = ServerDecoder.decode(keywords, &context)
        api.authentication = AuthenticationDecoder.decode(keywords, &context)
        api.headers = HeaderDecoder.decode(keywords, nil, &context).parameters
        api.parameters = context.parameters.names.compactMap { name in
            SharedParameters.parameter(name.value, at: name.range, &context)
        }
        api.failures = FailureDecoder.decode(keywords, &context)
        api.rejection = RejectionDecoder.decode(keywords, &context)
        api.endpoints = endpoints(keywords, api, &context)
        api.models = models(keywords, &context)
        api.tags = tags(keywords, &context)
        return api
    }

    private static func name(
        _ keywords: Keywords,
        _ context: inout SpecContext
    ) -> Located<String> {
        guard keywords.required("name", &context) != nil,
            let name = keywords.filledString("name", &context)
        else { return Located("Unnamed", keywords.place) }
        return name
    }

    private static func sharedParameters(
        _ keywords: Keywords,
        _ context: inout SpecContext
    ) -> SharedParameters {
        guard let node = keywords["parameters"] else { return SharedParameters() }
        let what = keywords.phrase("parameters")
        return SharedParameters(node.names(of: what, each: "a parameter", &context))
    }

    private static func endpoints(
        _ keywords: Keywords,
        _ api: API,
        _ context: inout SpecContext
    ) -> [Endpoint] {
        guard let node = keywords.required("endpoints", &context) else { return [] }
        let inherited = EndpointDecoder.Inherited(
            headers: keywords["headers"]?.object?.members.map(\.key) ?? [],
            failures: api.failures,
            rejection: api.rejection,
            hasRejection: keywords["failure"] != nil
        )
        return node.names(of: keywords.phrase("endpoints"), each: "an endpoint", &context)
            .compactMap { EndpointDecoder.decode($0, inherited, &context) }
    }

    private static func models(
        _ keywords: Keywords,
        _ context: inout SpecContext
    ) -> [Model] {
        guard let node = keywords["models"] else { return [] }
        return node.names(of: keywords.phrase("models"), each: "a model", &context)
            .map { member in
                let name = member.key
                if TypeWord.isReserved(name.value) {
                    context.report(.schema(.reservedModelName(name.value)), at: name.range)
                }
                let owner = "model \(name.value.quoted)"
                let schema = SchemaDecoder.decode(member.value, of: owner, &context)
                // A broken model keeps its name: references to it are right.
                return Model(
                    name: name,
                    schema: schema ?? Schema(.object(ObjectSchema()), member.value.range)
                )
            }
    }

    private static func tags(_ keywords: Keywords, _ context: inout SpecContext) -> [Tag] {
        guard let node = keywords["tags"] else { return [] }
        return node.names(of: keywords.phrase("tags"), each: "a tag", &context).map { member in
            let what = "tag \(member.key.value.quoted)"
            let description = member.value.string(what, &context)
            return Tag(name: member.key, description: description?.value)
        }
    }
}
