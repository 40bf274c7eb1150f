/// Reads one endpoint.
struct EndpointDecoder {
    /// What the API says for all its endpoints.
    struct Inherited {
        var headers: [Located<String>] = []
        var failures: [Failure] = []
        var rejection: Endpoint.Rejection?
        /// Whether the API says how answers say no, right or wrong.
        var hasRejection = false
    }

    private let name: Located<String>
    private let keywords: Keywords
    private let inherited: Inherited

    static func decode(
        _ member: JSONMember,
        _ inherited: Inherited,
        _ context: inout SpecContext
    ) -> Endpoint? {
        let owner = "endpoint \(member.key.value.quoted)"
        guard
            let keywords = Keywords(
                member.value,
                of: owner,
                at: member.key.range,
                keys: SpecKeys.endpoint,
                &context
            )
        else { return nil }
        let decoder = EndpointDecoder(name: member.key, keywords: keywords, inherited: inherited)
        return decoder.decode(&context)
    }

    /// Everything is read also when method or path is missing: every mistake is told.
    private func decode(_ context: inout SpecContext) -> Endpoint {
        let method = method(&context)
        let path = path(&context)
        var endpoint = Endpoint(
            name: name,
            method: method ?? Located(.post, name.range),
            path: path ?? PathTemplate(segments: [], range: name.range)
        )
        endpoint.places = keywords.places
        parameters(&endpoint, hasPath: path != nil, &context)
        endpoint.body = BodyDecoder.decode(keywords, name.value, method?.value, &context)
        endpoint.successes = SuccessDecoder.decode(keywords, &context)
        endpoint.failures = FailureDecoder.decode(keywords, inherited.failures, &context)
        endpoint.rejection = rejection(endpoint.successes, &context)
        endpoint.unwrap = unwrap(endpoint.successes, &context)
        endpoint.pagination = pagination(endpoint.successes, &context)
        endpoint.authentication = AuthenticationDecoder.decode(keywords, &context)
        endpoint.server = server(&context)
        sending(&endpoint, &context)
        documentation(&endpoint, &context)
        return endpoint
    }

    private func unwrap(
        _ successes: [Success],
        _ context: inout SpecContext
    ) -> Located<JSONPointer>? {
        keywords.dependent("unwrap", on: ["response", "responses"], &context)
        let pointer = keywords["unwrap"]?.pointer(keywords.phrase("unwrap"), &context)
        if let pointer, !successes.isEmpty, !successes.contains(where: \.isJSON) {
            context.report(
                .document(.dependentKey("unwrap", needs: "a response of JSON")),
                at: pointer.range
            )
        }
        return pointer
    }

    /// Its own or the API's. The body must be there whole before it can say no: of a stream the API's
    /// says nothing.
    private func rejection(
        _ successes: [Success],
        _ context: inout SpecContext
    ) -> Endpoint.Rejection? {
        guard let own = keywords["failure"] else {
            return successes.contains(where: \.isStream) ? nil : inherited.rejection
        }
        if own.isNull {
            if !inherited.hasRejection {
                context.report(
                    .endpoint(.removesNothing("'failure'")),
                    at: own.range
                )
            }
            return nil
        }
        let rejection = RejectionDecoder.decode(keywords, &context)
        if let rejection, successes.contains(where: \.isStream) {
            context.report(
                .document(.dependentKey("failure", needs: "a response that is read whole")),
                at: keywords.member("failure")?.key.range ?? rejection.range
            )
            return nil
        }
        return rejection
    }

    private func pagination(
        _ successes: [Success],
        _ context: inout SpecContext
    ) -> Pagination? {
        let pagination = PaginationDecoder.decode(keywords, &context)
        if let pagination, successes.count != 1 || !successes[0].isJSON {
            context.report(
                .document(.dependentKey("pagination", needs: "one response, of JSON")),
                at: keywords.member("pagination")?.key.range ?? pagination.range
            )
            return nil
        }
        return pagination
    }

    private func method(_ context: inout SpecContext) -> Located<HTTPMethod>? {
        guard keywords.required("method", &context) != nil,
            let text = keywords.string("method", &context)
        else { return nil }
        if let method = HTTPMethod(rawValue: text.value.uppercased()) {
            return Located(method, text.range)
        }
        let known = HTTPMethod.allCases.map(\.rawValue)
        context.report(
            .document(.unknownWord(text.value, of: keywords.phrase("method"), known: known)),
            at: text.range,
            .didYouMean(text.value, among: known)
        )
        return nil
    }

    private func path(_ context: inout SpecContext) -> PathTemplate? {
        guard keywords.required("path", &context) != nil,
            let text = keywords.string("path", &context)
        else { return nil }
        return PathTemplateParser.parse(text, into: &context.diagnostics)
    }

    private func parameters(
        _ endpoint: inout Endpoint,
        hasPath: Bool,
        _ context: inout SpecContext
    ) {
        if hasPath {
            endpoint.parameters = PathParameterDecoder.decode(keywords, endpoint.path, &context)
        } else {
            _ = ParameterDecoder.decode(keywords, "pathParams", .path, &context)
        }
        endpoint.parameters += ParameterDecoder.decode(keywords, "query", .query, &context)
        let headers = HeaderDecoder.decode(keywords, inherited.headers, &context)
        endpoint.parameters += headers.parameters
        endpoint.removedHeaders = headers.removed
        endpoint.parameters += ParameterDecoder.decode(keywords, "cookies", .cookie, &context)
    }

    /// An absolute URL, or a name in `servers`.
    private func server(_ context: inout SpecContext) -> Endpoint.EndpointServer? {
        guard let text = keywords.string("server", &context) else { return nil }
        if text.value.contains("://") {
            let what = keywords.phrase("server")
            guard ServerDecoder.url(text, of: what, &context) else { return nil }
            if text.bracedNames.isEmpty { return .url(text) }
            let rule = "have no variables; a name in 'servers' may have some"
            context.report(.server(.badServer(what, rule: rule)), at: text.range)
            return nil
        }
        if context.serverNames.contains(where: { $0.value == text.value }) { return .named(text) }
        context.report(
            .reference(.unknownServer(text.value, endpoint: name.value)),
            at: text.range,
            .didYouMean(text.value, declared: context.serverNames)
        )
        return nil
    }

    private func sending(_ endpoint: inout Endpoint, _ context: inout SpecContext) {
        endpoint.idempotent = keywords.bool("idempotent", &context)
        guard let node = keywords["timeout"] else { return }
        guard case .number(let text) = node.value, let seconds = Double(text) else {
            let what = keywords.phrase("timeout")
            context.reportType(of: what, expected: "a number of seconds", found: node)
            return
        }
        if seconds >= 0.001, seconds <= 1_000_000 {
            endpoint.timeout = Located(seconds, node.range)
        } else {
            let rule = seconds > 0 ? "0.001 to 1000000" : "greater than 0"
            let what = keywords.phrase("timeout")
            context.report(.document(.badNumber(what, rule: rule)), at: node.range)
        }
    }

    private func documentation(_ endpoint: inout Endpoint, _ context: inout SpecContext) {
        endpoint.summary = keywords.string("summary", &context)?.value
        endpoint.description = keywords.string("description", &context)?.value
        endpoint.deprecation = keywords.deprecation(&context)
        endpoint.tags = keywords["tags"]?.strings(keywords.phrase("tags"), &context) ?? []
        endpoint.swiftName = keywords.swiftName(&context)
        endpoint.examples = ExampleDecoder.decode(keywords, &context)
    }
}

extension Keywords {
    /// `deprecated`: true, or what to use instead.
    fileprivate func deprecation(_ context: inout SpecContext) -> Deprecation? {
        guard let node = self["deprecated"] else { return nil }
        if let text = node.string { return Deprecation(message: text, range: node.range) }
        if let flag = node.bool {
            return flag ? Deprecation(message: nil, range: node.range) : nil
        }
        let expected = "true, or what to use instead"
        context.reportType(of: phrase("deprecated"), expected: expected, found: node)
        return nil
    }
}
