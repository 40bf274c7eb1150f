import EndpointGenerator

/// A config, read.
struct ConfigFile {
    var source = SourceFile(name: "", bytes: [])
    /// Its places are in file 1 of a run, as the spec is file 0.
    var config = Config()

    init() {}

    /// Reads the config at a path; nil where it has errors, which are reported.
    init?(_ path: String, reportingTo reporter: inout Reporter) throws {
        source = try SourceFile(name: path, bytes: [UInt8](Disk.read(path)))
        var sources = Sources()
        _ = sources.add(name: "", bytes: [])
        let file = sources.add(name: source.name, bytes: source.bytes)
        var diagnostics: [Diagnostic] = []
        switch JSONNode.parse(source, file: file) {
        case .success(let node): config = ConfigDecoder.decode(node, into: &diagnostics)
        case .failure(let failure): diagnostics = [failure.diagnostic]
        }
        reporter.add(diagnostics.sortedByPosition(), of: sources)
        if diagnostics.hasErrors { return nil }
    }
}
