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
        /// Whether the process ends with the run, so that nothing need be given back: of a large
        /// document that is a million parts, and takes a tenth of the run.
        package var keepsRemains = false

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
        /// The other files of its folder.
        package var files: Files

        package init(path: String, name: String, bytes: [UInt8], files: Files = Files()) {
            self.path = path
            self.name = name
            self.bytes = bytes
            self.files = files
        }

        /// Reads what stands in the document's folder, as its references may lead there.
        package struct Files: Sendable {
            /// The bytes of the file at a path from the document's folder; nil where there is none.
            package var read: @Sendable (String) -> [UInt8]?

            /// Whether a path leads out of the folder, by links on the way.
            package var leadsOut: @Sendable (String) -> Bool

            package init(
                read: @escaping @Sendable (String) -> [UInt8]? = { _ in nil },
                leadsOut: @escaping @Sendable (String) -> Bool = { _ in false }
            ) {
                self.read = read
                self.leadsOut = leadsOut
            }
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
        let reading = Reading(document, options: options, following: config, in: configFiles)
        var output = Output(diagnostics: reading.diagnostics, sources: reading.sources)
        guard let api = reading.understood?.api, var named = reading.understood?.named else {
            return output
        }
        let fixtures =
            options.examples && !output.hasErrors
            ? FixtureNamer.fixtures(of: api, named, into: &output.diagnostics) : []
        output.diagnostics = output.diagnostics.sortedByPosition()
        if output.hasErrors { return output }
        output.namespace = Located(named.namespace.text, api.name.range)
        let conformances = Conformances(config)
        StorageBoxes.decide(&named) { conformances[$0].isCodableSynthesized }
        SharedTypes.share(&named, except: conformances.namedModels)
        let units = Translator.translate(
            named,
            access: options.access,
            conformances: conformances,
            fixtures: fixtures
        )
        output.files = OutputFiles.print(units, for: document.name, options: options)
        if options.keepsRemains { Remains(reading, named, units).keep() }
        return output
    }
}

/// What the files of a run are made of.
private final class Remains {
    private let reading: Generator.Reading
    private let named: NamedAPI
    private let units: [TranslationUnit]

    init(_ reading: Generator.Reading, _ named: NamedAPI, _ units: [TranslationUnit]) {
        self.reading = reading
        self.named = named
        self.units = units
    }

    /// Leaves giving them back to the end of the process.
    func keep() {
        _ = Unmanaged.passRetained(self)
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
