import Foundation

/// A request's body as one file on disk.
struct UploadFile: Sendable {
    let url: URL
    private let isTemporary: Bool

    /// A file that is a whole body.
    init(_ url: URL, isTemporary: Bool = false) {
        self.url = url
        self.isTemporary = isTemporary
    }

    /// How many bytes it has; nil where the system does not tell.
    var size: Int64? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        return (attributes?[.size] as? NSNumber)?.int64Value
    }

    /// A temporary file to which a body's pieces are copied, a megabyte at a time.
    static func copy(_ body: RequestBody) async throws -> UploadFile {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(with: Result { try copied(body) })
            }
        }
    }

    /// Deletes the file where it is a temporary one.
    func remove() {
        if isTemporary { try? FileManager.default.removeItem(at: url) }
    }

    private static func copied(_ body: RequestBody) throws -> UploadFile {
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("endpoints-\(UUID().uuidString)")
        let file = UploadFile(url, isTemporary: true)
        do {
            try Data().write(to: url, options: .withoutOverwriting)
            let target = try FileHandle(forWritingTo: url)
            defer { try? target.close() }
            for piece in body.pieces {
                switch piece {
                case .data(let data): try target.write(contentsOf: data)
                case .file(let source): try copy(source, to: target)
                case .stream(let source): try source.read { try target.write(contentsOf: $0) }
                }
            }
            return file
        } catch {
            file.remove()
            throw error
        }
    }

    private static func copy(_ source: URL, to target: FileHandle) throws {
        let source = try FileHandle(forReadingFrom: source)
        defer { try? source.close() }
        while let data = try source.read(upToCount: 1 << 20), !data.isEmpty {
            try target.write(contentsOf: data)
        }
    }
}
