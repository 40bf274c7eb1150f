import Foundation

/// The specs among a target's files.
struct SpecFiles {
    var target: String
    var specs: [SpecFile] = []
    /// The paths of all of the target's files, sorted.
    let files: [String]
    /// The names of OpenAPI documents in YAML, without JSON beside them.
    private(set) var yamlNames: [String] = []
    /// What the target's other files are called.
    private var otherNames: Set<String> = []

    init(target: String, root: URL, files: [URL]) throws {
        self.target = target
        let root = root.plainPath
        self.files = files.map(\.plainPath).sorted()
        for path in self.files {
            if SpecFile.isSpec(path) {
                let attributes = try FileManager.default.attributesOfItem(atPath: path)
                let size = attributes[.size] as? Int
                specs.append(SpecFile(path: path, root: root, size: size ?? 0))
            } else if let name = path.split(separator: "/").last {
                otherNames.insert(String(name))
                if SpecFile.isYAML(path), !self.files.contains(SpecFile.jsonName(path)) {
                    yamlNames.append(SpecFile(path: path, root: root, size: 0).name)
                }
            }
        }
    }

    var isEmpty: Bool { specs.isEmpty }

    /// Throws where there is none: that it is YAML, if it is, else `absence`.
    func checkPresence(else absence: @autoclosure () -> SpecError) throws {
        if isEmpty { throw self.absence(else: absence()) }
    }

    /// What is said where there is none.
    func absence(else absence: @autoclosure () -> SpecError) -> SpecError {
        yamlNames.first.map { .yaml($0, target: target) } ?? absence()
    }

    /// The spec that each output comes from, by the output's name in lower case.
    ///
    /// Throws when two specs become one file, also where upper and lower case are one.
    func outputOwners() throws -> [String: SpecFile] {
        var owners: [String: SpecFile] = [:]
        for spec in specs {
            for output in spec.outputNames {
                if let former = owners.updateValue(spec, forKey: output.lowercased()) {
                    throw SpecError.clash(former.name, spec.name, output: output, target: target)
                }
            }
        }
        return owners
    }

    /// Throws when a module would have two files of one name: SwiftPM would stop with "multiple
    /// producers".
    func checkOutputNames() throws {
        let owners = try outputOwners()
        for name in otherNames.sorted() {
            guard let spec = owners[name.lowercased()] else { continue }
            throw SpecError.generatedTwice(name, spec: spec.name, target: target)
        }
    }

    /// The names of all specs in a folder, whether a target counts them among its files or not.
    static func names(
        below folder: URL,
        where isWanted: (String) -> Bool = SpecFile.isSpec
    ) -> [String] {
        let paths = FileManager.default.enumerator(atPath: folder.plainPath)
        return (paths?.compactMap { $0 as? String } ?? [])
            .filter(isWanted)
            .sorted()
    }
}

extension URL {
    /// The path as the file system has it, without a slash at the end.
    var plainPath: String {
        let path = path(percentEncoded: false)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}
