/// A document's way to Swift, the whole run: values in, values out; the disk is its caller's.
package struct Generator {
    package struct Options: Sendable, Equatable {
        /// Who can see what is generated.
        package var access: Access = .internal
        /// What everything is nested in.
        package var namespace = Namespace.specName
        /// How many files the declarations go to; with 1, models and requests have one each.
        package var parts = 1
        /// Whether what the document shows becomes fixtures, in a file of their own.
        package var examples = false
        /// Whether that file is there also without fixtures, as its name was told beforehand.
        package var namesExamples = false

        package init() {}

        /// What a config says of access, namespace and examples; nothing else of it is an option.
        package init(_ config: Config) {
            access = config.access?.value ?? .internal
            examples = config.examples?.value ?? false
            switch config.namespace?.value {
            case .named(let name): namespace = .named(name)
            case .some(.none): namespace = .none
            case nil: namespace = .specName
            }
        }

        package enum Namespace: Sendable, Equatable {
            /// The enumeration of the API has the document's own name.
            case specName
            case named(String)
            /// Types stand at top level, beside the API's enumeration.
            case none
        }
    }

    /// A document as its caller has it.
    package struct Document: Sendable {
        /// As a person sees it in messages.
        package var path: String
        /// Relative to the root, with `/`: it decides the header line and the files' names.
        package var name: String
        package var bytes: [UInt8]

        package init(path: String, name: String, bytes: [UInt8]) {
            self.path = path
            self.name = name
            self.bytes = bytes
        }
    }

    /// What a run gives.
    package struct Output: Sendable {
        /// None where there are errors.
        package var files: [GeneratedFile] = []
        /// The enumeration of the API, at the place of the document's name; nil where there are
        /// errors.
        package var namespace: Located<String>?
        /// In the order of the document.
        package var diagnostics: [Diagnostic] = []
        /// The documents that the diagnostics' ranges are of.
        package var sources = Sources()

        package var hasErrors: Bool { diagnostics.hasErrors }
    }

    /// Generates the Swift of a document.
    ///
    /// Bytes become located nodes, nodes the API, the API gets its names and then its declarations,
    /// and those are printed. A stage that found errors is the last one.
    ///
    /// - Parameters:
    ///   - config: What is asked for besides; its places are in `configFiles`, the first of which is
    ///     file 1.
    package static func generate(
        _ document: Document,
        options: Options = Options(),
        following config: Config = Config(),
        in configFiles: [SourceFile] = []
    ) -> Output {
        var output = Output()
        let file = output.sources.add(name: document.path, bytes: document.bytes)
        for each in configFiles { _ = output.sources.add(name: each.name, bytes: each.bytes) }
        let node: JSONNode
        switch JSONNode.parse(output.sources[file], file: file) {
        case .success(let parsed): node = parsed
        case .failure(let failure):
            output.diagnostics = [failure.diagnostic]
            return output
        }
        guard
            let understood = Understood(
                node,
                namespace: options.namespace,
                config,
                into: &output.diagnostics
            )
        else {
            output.diagnostics = output.diagnostics.sortedByPosition()
            return output
        }
        let api = understood.api
        var named = understood.named
        let fixtures =
            options.examples && !output.hasErrors
            ? FixtureNamer.fixtures(of: api, named, into: &output.diagnostics) : []
        output.diagnostics = output.diagnostics.sortedByPosition()
        if output.hasErrors { return output }
        output.namespace = Located(named.namespace.text, api.name.range)
        let conformances = Conformances(config)
        SharedTypes.share(&named, except: conformances.namedModels)
        let units = Translator.translate(
            named,
            access: options.access,
            conformances: conformances,
            fixtures: fixtures
        )
        output.files = OutputFiles.print(units, for: document.name, options: options)
        return output
    }
}

extension Generator {
    /// The names of the files that a document becomes, whatever is in it.
    ///
    /// - Parameter examples: Whether fixtures are asked for, or may be.
    package static func fileNames(
        for document: String,
        parts: Int = 1,
        examples: Bool = false
    ) -> [String] {
        OutputFiles.names(for: document, parts: parts, examples: examples)
    }

    /// How many files the declarations of a document go to where nobody says it.
    package static func parts(forSize bytes: Int) -> Int {
        OutputFiles.parts(forSize: bytes)
    }

    /// The first line of every file that is generated from a document.
    package static func headerLine(for document: String) -> String {
        OutputFiles.header(for: document)
    }

    /// The document that a file's first line names; nil for a file that was not generated.
    package static func documentName(inHeader line: String) -> String? {
        OutputFiles.documentName(inHeader: line)
    }
}
