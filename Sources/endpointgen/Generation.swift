import EndpointGenerator

/// The run over all specs of a command line: read, generate, report.
struct Generation {
    private var settings: Settings
    private var reporter = Reporter()
    /// What was read of each config so far; nil for one with errors.
    private var configs: [String: ConfigFile?] = [:]

    init(_ settings: Settings) {
        self.settings = settings
    }

    /// The files of each spec; nil when a spec or a config has errors.
    ///
    /// The problems of all specs are reported, and what one module that holds them all would have
    /// twice. A file that cannot be read ends the run before anything is generated.
    static func run(_ settings: Settings, isOneModule: Bool) throws -> [SpecResult]? {
        var generation = Generation(settings)
        let specs = try settings.specs.map { try SpecFile($0, root: settings.root) }
        let results = try specs.map { try generation.result(of: $0) }
        let sound = results.compactMap(\.self)
        let areDistinct = !isOneModule || generation.reportTwins(sound)
        generation.reporter.show(as: settings.diagnostics)
        return sound.count == specs.count && areDistinct ? sound : nil
    }

    /// What the API of each spec has; nil when a spec or a config has errors.
    static func contents(
        _ settings: Settings
    ) throws -> [(spec: SpecFile, contents: Generator.Contents)]? {
        var generation = Generation(settings)
        let specs = try settings.specs.map { try SpecFile($0, root: settings.root) }
        let all = try specs.map { try generation.contents(of: $0) }
        generation.reporter.show(as: settings.diagnostics)
        let sound = all.compactMap(\.self)
        return sound.count == specs.count ? zip(specs, sound).map { ($0, $1) } : nil
    }

    /// Reports specs that would declare the enumeration of an earlier one, as one module holds both.
    private mutating func reportTwins(_ results: [SpecResult]) -> Bool {
        var owners: [String: String] = [:]
        var areDistinct = true
        for result in results {
            guard let namespace = result.namespace,
                let owner = owners.updateValue(result.spec.path, forKey: namespace.value)
            else { continue }
            areDistinct = false
            let problem = Problem.Name.collision(
                owner,
                result.spec.path,
                kind: "the APIs of",
                name: namespace.value
            )
            let note = Diagnostic.Note(
                "give one of them another 'name', or its config a 'namespace'"
            )
            reporter.add(
                [Diagnostic(.name(problem), at: namespace.range, notes: [note])],
                of: result.sources
            )
        }
        return areDistinct
    }

    /// The files of a spec; nil when it or its config has errors.
    private mutating func result(of spec: SpecFile) throws -> SpecResult? {
        let found = try config(for: spec)
        let config = config(found)
        var options = Generator.Options(config)
        options.parts = settings.parts ?? Generator.parts(forSize: spec.bytes.count)
        options.namesExamples = settings.namesExamples
        options.keepsRemains = true
        let output = Generator.generate(
            spec.document,
            options: options,
            following: config,
            in: configFiles(found)
        )
        reporter.add(output.diagnostics, of: output.sources)
        guard found != nil, !output.hasErrors else { return nil }
        return SpecResult(
            spec: spec,
            files: output.files,
            namespace: output.namespace,
            sources: output.sources
        )
    }

    private mutating func contents(of spec: SpecFile) throws -> Generator.Contents? {
        let found = try config(for: spec)
        let config = config(found)
        let (contents, diagnostics, sources) = Generator.contents(
            of: spec.document,
            options: Generator.Options(config),
            following: config,
            in: configFiles(found)
        )
        reporter.add(diagnostics, of: sources)
        return found == nil ? nil : contents
    }

    /// A config with what the flags say instead.
    private func config(_ file: ConfigFile?) -> Config {
        (file?.config ?? Config()).overridden(by: settings.flags.config)
    }

    /// What the places of configs and flags are in.
    private func configFiles(_ file: ConfigFile?) -> [SourceFile] {
        [file?.source ?? SourceFile(name: "", bytes: []), settings.flags.source]
    }

    /// The config that holds for a spec, an empty one where there is none; nil when it has errors.
    private mutating func config(for spec: SpecFile) throws -> ConfigFile? {
        guard let path = settings.config ?? spec.nearestConfig?.text else { return ConfigFile() }
        if let known = configs[path] { return known }
        let file = try ConfigFile(path, reportingTo: &reporter)
        configs.updateValue(file, forKey: path)
        return file
    }
}
