import EndpointsRuntime
import Foundation
import GeneratedModels

/// Files that are too large for memory, in a folder of their own.
struct LargeFiles {
    /// The size of a download: 200 MB.
    static let download = 200_000_000
    /// The size of an upload: 1 GB.
    static let upload = 1_000_000_000

    private let folder: URL
    private let server: String

    init(port: UInt16) throws {
        server = "http://127.0.0.1:\(port)"
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("measured-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        try Data().write(to: source)
        let handle = try FileHandle(forWritingTo: source)
        try handle.truncate(atOffset: UInt64(Self.upload))
        try handle.close()
    }

    private var source: URL { folder.appendingPathComponent("source") }

    func remove() {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Downloads the file that the server has under a name.
    func download(_ name: String) async throws {
        let file = folder.appendingPathComponent(name)
        let client = EndpointClient<Records>(server: EndpointServer("\(server)/\(name)"))
        try await client.download(.listRecords(), to: file)
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        guard (attributes[.size] as? NSNumber)?.intValue == Self.download else {
            throw CocoaError(.fileReadCorruptFile)
        }
    }

    func upload() async throws {
        let client = EndpointClient<Records>(server: EndpointServer(server))
        let received = try await client.send(UploadRequest(file: source))
        guard let count = Int(received), count > Self.upload else {
            throw CocoaError(.fileReadCorruptFile)
        }
    }
}
