/// The files in the folder of an OpenAPI document, as far as references lead to them.
struct OpenAPIFiles {
    private enum File {
        case read(JSONNode)
        case missing
        /// What links on the way put elsewhere than in the folder.
        case outside
        case broken(Diagnostic)
    }

    /// What the document itself is called in its folder.
    let documentName: String
    /// What stands before a path in messages: `Specs/`.
    private let folder: String
    private let content: Generator.Document.Files
    private var files: [String: File] = [:]
    /// The paths by index among the sources.
    private var paths: [UInt32: String] = [:]
    private(set) var sources: Sources

    init(beside document: Generator.Document, sources: Sources) {
        let parts = document.path.split(separator: "/", omittingEmptySubsequences: false)
        documentName = String(parts.last ?? "")
        folder = parts.dropLast().map { $0 + "/" }.joined()
        content = document.files
        self.sources = sources
    }

    /// The path of a source file; empty for the document.
    func path(of file: UInt32) -> String { paths[file] ?? "" }

    /// The value that a file holds; nil for one that was not read.
    subscript(path: String) -> JSONNode? {
        if case .read(let root) = files[path] { root } else { nil }
    }

    func isUnknown(_ path: String) -> Bool { files[path] == nil }

    /// Why a file holds no value; nil where it does, or is not there.
    func fault(of path: String) -> Diagnostic? {
        if case .broken(let diagnostic) = files[path] { diagnostic } else { nil }
    }

    /// Reads files, and those that references in them lead to.
    mutating func read(_ wanted: [String]) {
        var rest = wanted
        while let path = rest.popLast() {
            guard isUnknown(path) else { continue }
            let file = file(at: path)
            files[path] = file
            if case .read(let root) = file { collect(root, in: path, into: &rest) }
        }
    }

    func isOutside(_ path: String) -> Bool {
        if case .outside = files[path] { true } else { false }
    }

    private mutating func file(at path: String) -> File {
        if content.leadsOut(path) { return .outside }
        guard let bytes = content.read(path) else { return .missing }
        let index = sources.add(name: folder + path, bytes: bytes)
        paths[index] = path
        if let yaml = YAML.diagnostic(for: bytes, path: folder + path, file: index) {
            return .broken(yaml)
        }
        switch JSONNode.parse(sources[index], file: index) {
        case .success(let root): return .read(root)
        case .failure(let failure): return .broken(failure.diagnostic)
        }
    }

    /// The paths of all files that a value refers to. What only looks like a reference, in an
    /// example, does no harm.
    private func collect(_ node: JSONNode, in path: String, into paths: inout [String]) {
        for element in node.array ?? [] { collect(element, in: path, into: &paths) }
        for member in node.object?.members ?? [] {
            if member.key.value == "$ref", let text = member.value.string {
                let reference = try? OpenAPIReference(text, in: path)
                if let other = reference?.path, isOther(other) { paths.append(other) }
            } else {
                collect(member.value, in: path, into: &paths)
            }
        }
    }

    /// Whether a path is another file's than the document's.
    func isOther(_ path: String) -> Bool { !path.isEmpty && path != documentName }
}
