#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A place in the file system, as the names on the way from the file system's root.
///
/// It is lexical, as `a/../b` is `b` whatever is on the disk: names of specs depend on what was
/// asked for alone.
struct FilePath: Equatable {
    var components: [String]

    /// `path` may be relative to the current folder.
    init(_ path: String) {
        let whole =
            path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        components = []
        for component in whole.split(separator: "/") {
            switch component {
            case ".": break
            case "..": _ = components.popLast()
            default: components.append(String(component))
            }
        }
    }

    private init(components: [String]) {
        self.components = components
    }

    var text: String { "/" + components.joined(separator: "/") }

    var folder: FilePath { FilePath(components: components.dropLast()) }

    /// The same place with links on the way followed.
    var resolved: FilePath {
        FilePath(URL(filePath: text).resolvingSymlinksInPath().path)
    }

    func appending(_ name: String) -> FilePath {
        FilePath(components: components + [name])
    }

    /// The way from `folder` to here, with `/` between the names; nil when this is not below it.
    func relative(to folder: FilePath) -> String? {
        guard components.count > folder.components.count,
            components.starts(with: folder.components)
        else { return nil }
        return components.dropFirst(folder.components.count).joined(separator: "/")
    }
}
