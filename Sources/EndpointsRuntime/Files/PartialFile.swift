import Foundation

/// The file beside a download's target that takes the bytes until all of them are there.
///
/// One that is kept, so that another download goes on where this one was interrupted, is called
/// `NAME.partial`. `NAME.partial.validator` beside it says what it is a part of.
struct PartialFile: Sendable {
    /// What is known of the file that the bytes are a part of.
    struct Origin: Hashable {
        /// What tells this state of the file from others, as `If-Range` takes it (RFC 9110 §13.1.5).
        let validator: String
        /// Tells the file's URL from others; the URL itself may have secrets.
        let fingerprint: String
    }

    private let target: URL
    private let url: URL
    private let isKept: Bool

    init(beside target: URL, isKept: Bool) {
        let name = target.lastPathComponent
        let ownName = isKept ? "\(name).partial" : ".\(name).\(UUID().uuidString).partial"
        self.target = target
        self.isKept = isKept
        url = target.deletingLastPathComponent().appendingPathComponent(ownName)
    }

    private var note: URL { url.appendingPathExtension("validator") }

    /// How many bytes are there, and of what; nil where there is nothing to go on with.
    var rest: (size: Int64, origin: Origin)? {
        guard isKept, let text = try? String(contentsOf: note, encoding: .utf8), size > 0 else {
            return nil
        }
        let lines = text.split(separator: "\n").map(String.init)
        guard lines.count == 2 else { return nil }
        return (size, Origin(validator: lines[0], fingerprint: lines[1]))
    }

    /// How many bytes are there.
    var size: Int64 {
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        return (attributes?[.size] as? NSNumber)?.int64Value ?? 0
    }

    /// Begins anew.
    ///
    /// - Parameter origin: What another download may go on with; nil for none.
    func create(_ origin: Origin?) throws -> FileHandle {
        // The note comes last: without it the bytes are of no use.
        try? FileManager.default.removeItem(at: note)
        try Data().write(to: url)
        if isKept, let origin {
            let text = "\(origin.validator)\n\(origin.fingerprint)\n"
            try Data(text.utf8).write(to: note)
        }
        return try FileHandle(forWritingTo: url)
    }

    /// Goes on behind the bytes that are there.
    func append() throws -> FileHandle {
        let handle = try FileHandle(forWritingTo: url)
        try handle.seekToEnd()
        return handle
    }

    func contents() throws -> Data { try Data(contentsOf: url) }

    /// Puts the file in its target's place, in one step.
    func moveIntoPlace() throws {
        guard rename(url.path, target.path) == 0 else {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
        try? FileManager.default.removeItem(at: note)
    }

    /// Deletes the file.
    func remove() {
        for file in [note, url] { try? FileManager.default.removeItem(at: file) }
    }

    /// Deletes the file unless another download can go on with it.
    func leave() {
        if rest == nil { remove() }
    }
}
