import EndpointsRuntime
import Foundation
import GeneratedModels
import Measuring

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The two ways to send a file from disk: as a part of a multipart body, and as the whole body.
struct Uploading {
    /// The file's size: 32 MB.
    static let size = 1 << 25

    private let server: String
    private let file: URL
    private let client: EndpointClient<Records>
    private let session = URLSession(configuration: .ephemeral)

    init(port: UInt16) throws {
        server = "http://127.0.0.1:\(port)"
        client = EndpointClient(server: EndpointServer(server))
        file = FileManager.default.temporaryDirectory
            .appendingPathComponent("measured-\(UUID().uuidString)")
        try Data((0..<Self.size).map { UInt8(truncatingIfNeeded: $0) }).write(to: file)
    }

    func removeFile() {
        try? FileManager.default.removeItem(at: file)
    }

    /// The seconds of processor time that an upload needs.
    func seconds(by side: Side) async throws -> Double {
        let start = Stopwatch.now()
        let received =
            switch side {
            case .ours: try await client.send(UploadRequest(file: file))
            case .theirs: try await theirs()
            }
        let seconds = Stopwatch.now() - start
        guard let count = Int(received), count >= Self.size, count < Self.size + 1_000 else {
            throw URLError(.badServerResponse)
        }
        return seconds
    }

    private func theirs() async throws -> String {
        guard let url = URL(string: "\(server)/upload") else { throw URLError(.badURL) }
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        request.setValue("application/octet-stream", forHTTPHeaderField: "Content-Type")
        let (data, _) = try await session.upload(for: request, fromFile: file)
        return String(decoding: data, as: UTF8.self)
    }
}
