extension Generator {
    /// A document as it was read, and what was found wrong with it.
    struct Reading {
        private(set) var sources = Sources()
        /// In the order of the document.
        private(set) var diagnostics: [Diagnostic] = []
        /// The document as it stands; nil where it is no JSON.
        private(set) var document: JSONNode?
        private(set) var understood: Understood?

        /// - Parameter configFiles: What the config's places are in; they follow the document.
        init(
            _ document: Document,
            options: Options = Options(),
            following config: Config = Config(),
            in configFiles: [SourceFile] = []
        ) {
            let file = sources.add(name: document.path, bytes: document.bytes)
            for each in configFiles { _ = sources.add(name: each.name, bytes: each.bytes) }
            if let yaml = YAML.diagnostic(for: document.bytes, path: document.path, file: file) {
                diagnostics = [yaml]
                return
            }
            switch JSONNode.parse(sources[file], file: file) {
            case .success(let node):
                var files = OpenAPIFiles(beside: document, sources: sources)
                self.document = node
                understood = Understood(
                    node,
                    options: options,
                    config,
                    beside: &files,
                    into: &diagnostics
                )
                sources = files.sources
                diagnostics = diagnostics.sortedByPosition()
            case .failure(let failure): diagnostics = [failure.diagnostic]
            }
        }
    }
}
