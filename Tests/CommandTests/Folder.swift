import Foundation

/// A folder for one test, removed with it.
final class Folder: Sendable {
    let url: URL

    /// `name` is what the folder is called, for paths that are hard to get right.
    init(named name: String = "folder") throws {
        url = FileManager.default.temporaryDirectory
            .appending(path: UUID().uuidString).appending(path: name)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    /// A folder that holds the given files.
    convenience init(_ files: [String: String], named name: String = "folder") throws {
        try self.init(named: name)
        for (path, text) in files { try write(text, to: path) }
    }

    deinit {
        try? FileManager.default.removeItem(at: url.deletingLastPathComponent())
    }

    func place(_ path: String) -> URL {
        url.appending(path: path)
    }

    func path(_ path: String) -> String {
        place(path).path(percentEncoded: false)
    }

    func write(_ text: String, to path: String) throws {
        let place = place(path)
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: place)
    }

    func read(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: place(path)), as: UTF8.self)
    }

    /// The names in a folder, sorted.
    func names(in path: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: self.path(path)).sorted()
    }

    /// A number that is another one when the file was replaced.
    func identity(of path: String) throws -> UInt64? {
        let attributes = try FileManager.default.attributesOfItem(atPath: self.path(path))
        return (attributes[.systemFileNumber] as? NSNumber)?.uint64Value
    }
}
