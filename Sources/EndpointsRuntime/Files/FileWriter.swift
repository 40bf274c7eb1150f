import Foundation

/// Writes to a file on a thread that may wait for the disk, as those that run tasks may not.
struct FileWriter: Sendable {
    private let handle: FileHandle
    private let queue = DispatchQueue(label: "endpoints.file")

    init(_ handle: FileHandle) {
        self.handle = handle
    }

    func write(_ data: Data) async throws {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result { try handle.write(contentsOf: data) }) }
        }
    }
}
