extension Generator {
    /// What an API has, by the names of the document and of Swift.
    package struct Contents: Sendable {
        package struct Endpoint: Sendable {
            package var name: String
            package var method: String
            package var path: String
            /// The request's type.
            package var request: String
            /// What it answers with; of a stream, one of its elements.
            package var answer: String
            package var isStream: Bool
        }

        package struct Model: Sendable {
            package var name: String
            package var type: String
        }

        /// What the types are nested in; nil where they stand at top level.
        package var namespace: String?
        package var endpoints: [Endpoint] = []
        package var models: [Model] = []
    }

    /// What a document's API has, and what is wrong with the document; no contents where there are
    /// errors.
    package static func contents(
        of document: Document,
        options: Options = Options(),
        following config: Config = Config(),
        in configFiles: [SourceFile] = []
    ) -> (contents: Contents?, diagnostics: [Diagnostic], sources: Sources) {
        let reading = Reading(document, options: options, following: config, in: configFiles)
        guard !reading.diagnostics.hasErrors, var named = reading.understood?.named else {
            return (nil, reading.diagnostics, reading.sources)
        }
        SharedTypes.share(&named, except: Conformances(config).namedModels)
        return (Contents(named), reading.diagnostics, reading.sources)
    }
}

extension Generator.Contents {
    fileprivate init(_ api: NamedAPI) {
        namespace = api.isTopLevel ? nil : api.namespace.text
        // Nested types with what they are nested in, but without the namespace.
        var spelling = api.spelling
        spelling.isTopLevel = true
        endpoints = api.endpoints.map { endpoint in
            Endpoint(
                name: endpoint.endpoint.name.value,
                method: endpoint.endpoint.method.value.rawValue,
                path: endpoint.endpoint.path.text,
                request: endpoint.type.text,
                answer: endpoint.answer(in: spelling),
                isStream: endpoint.response.stream != nil
            )
        }
        // The first type of a model is the one of its name; its elements' may follow.
        var seen: Set<String> = []
        models = api.models.filter { seen.insert($0.model).inserted }
            .map { Model(name: $0.model, type: $0.name.text) }
    }
}

extension NamedEndpoint {
    /// `[User]`, `Void`, `ListUsers.Response`.
    fileprivate func answer(in spelling: Spelling) -> String {
        let declared = type.text + ".Response"
        switch response {
        case .several: return declared
        case .stream(let stream): return spelling.text(stream.elementType, .outside)
        case .one(let success):
            if success.structure != nil { return declared }
            return success.value.map { spelling.text($0.type, .outside) }
                ?? spelling.standard("Void")
        }
    }
}
