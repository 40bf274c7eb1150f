import EndpointGenerator

/// A spec of the command line, read, with its name and its place.
struct SpecFile {
    /// The operand that stands for standard input.
    static let standardInput = "-"
    static let configName = "endpoints.config.json"

    /// As a person sees it in messages: what the command line says.
    var path: String
    /// Relative to the root.
    var name: String
    var place: FilePath
    var root: FilePath
    var bytes: [UInt8]

    /// Reads the spec that an operand names.
    ///
    /// `root` is the folder that its name is relative to; nil for its own folder.
    init(_ operand: String, root: String?) throws {
        let isStandardInput = operand == Self.standardInput
        path = isStandardInput ? "stdin" : operand
        place = FilePath(path)
        self.root = root.map { FilePath($0) } ?? place.folder
        if place.relative(to: self.root) == nil {
            place = place.resolved
            self.root = self.root.resolved
        }
        guard let name = place.relative(to: self.root) else {
            throw UsageError("spec '\(path)' must be below the root '\(root ?? "")'")
        }
        self.name = name
        bytes = try isStandardInput ? Terminal.read() : [UInt8](Disk.read(operand))
    }

    /// What the generator makes Swift of.
    var document: Generator.Document {
        let folder = place.folder
        return Generator.Document(
            path: path,
            name: name,
            bytes: bytes,
            files: .init(
                read: { try? [UInt8](Disk.read(folder.appending($0).text)) },
                leadsOut: { folder.appending($0).resolved.relative(to: folder.resolved) == nil }
            )
        )
    }

    /// The nearest config on the way from the spec's folder upwards to the root.
    var nearestConfig: FilePath? {
        var folder = place.folder
        while true {
            let config = folder.appending(Self.configName)
            if Disk.exists(config.text) { return config }
            if folder == root { return nil }
            folder = folder.folder
        }
    }
}
