import Foundation

/// What tells a file from the one that stands in its place later, without reading it: its number on the
/// volume, its size, and when it was last changed.
struct FileVersion: Sendable, Hashable {
    private let number: UInt64?
    private let size: UInt64?
    private let modified: Date?

    init(of file: URL) {
        let path = file.resolvingSymlinksInPath().path
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        number = (attributes?[.systemFileNumber] as? NSNumber)?.uint64Value
        size = (attributes?[.size] as? NSNumber)?.uint64Value
        modified = attributes?[.modificationDate] as? Date
    }
}
