import EndpointGenerator

/// The run over all specs of a command line: read, generate, report.
struct Generation {
    private var settings: Settings
    private var reporter = Reporter()
    /// What was read of each config so far; nil for one with errors.
    private var configs: [String: Config?] = [:]

    init(_ settings: Settings) {
        self.settings = settings
    }

    /// The files of each spec; nil when a spec or a config has errors.
    ///
    /// The problems of all specs are reported. A file that cannot be read ends the run before
    /// anything is generated.
    static func run(_ settings: Settings) throws -> [SpecResult]? {
        var generation = Generation(settings)
        let specs = try settings.specs.map { try SpecFile($0, root: settings.root) }
        let results = try specs.map { try generation.result(of: $0) }
        generation.reporter.show(as: settings.diagnostics)
        let sound = results.compactMap(\.self)
        return sound.count == specs.count ? sound : nil
    }

    /// The files of a spec; nil when it or its config has errors.
    private mutating func result(of spec: SpecFile) throws -> SpecResult? {
        let config = try config(for: spec)
        if reportYAML(in: spec) { return nil }
        var options = Generator.Options()
        options.access = settings.access ?? config?.access?.value ?? .internal
        options.namespace =
            settings.namespace.map { .named($0) } ?? config?.place ?? .specName
        options.parts = settings.parts
        let document = Generator.Document(path: spec.path, name: spec.name, bytes: spec.bytes)
        let output = Generator.generate(document, options: options)
        reporter.add(output.diagnostics, of: output.sources)
        guard config != nil, !output.hasErrors else { return nil }
        return SpecResult(spec: spec, files: output.files)
    }

    /// Whether a spec is YAML, which is reported.
    private mutating func reportYAML(in spec: SpecFile) -> Bool {
        var sources = Sources()
        let file = sources.add(name: spec.path, bytes: spec.bytes)
        let diagnostic = YAML.diagnostic(for: spec.bytes, path: spec.path, file: file)
        reporter.add(diagnostic.map { [$0] } ?? [], of: sources)
        return diagnostic != nil
    }

    /// The config that holds for a spec, an empty one where there is none; nil when it has errors.
    private mutating func config(for spec: SpecFile) throws -> Config? {
        guard let path = settings.config ?? spec.nearestConfig?.text else { return Config() }
        if let known = configs[path] { return known }
        var sources = Sources()
        let file = try sources.add(name: path, bytes: [UInt8](Disk.read(path)))
        var diagnostics: [Diagnostic] = []
        var config: Config?
        switch JSONNode.parse(sources[file], file: file) {
        case .success(let node): config = ConfigDecoder.decode(node, into: &diagnostics)
        case .failure(let failure): diagnostics = [failure.diagnostic]
        }
        reporter.add(diagnostics.sortedByPosition(), of: sources)
        if diagnostics.hasErrors { config = nil }
        configs.updateValue(config, forKey: path)
        return config
    }
}

extension Config {
    /// What it nests everything in.
    fileprivate var place: Generator.Options.Namespace? {
        switch namespace?.value {
        case .named(let name): .named(name)
        case .some(.none): Generator.Options.Namespace.none
        case nil: nil
        }
    }
}
