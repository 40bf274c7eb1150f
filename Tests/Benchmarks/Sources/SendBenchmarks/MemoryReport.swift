import EndpointsRuntime
import Foundation
import GeneratedModels
import Measuring

/// Measures the memory that files on their way need, and prints the table.
struct MemoryReport {
    /// What is sent and received.
    private enum Transfer: String, CaseIterable {
        case paced = "download, 30 MB/s"
        case flat = "download, as fast as it comes"
        case upload = "multipart upload"
    }

    private let isMarkdown: Bool

    init(_ arguments: [String]) throws(UsageError) {
        isMarkdown = try Report(arguments).isMarkdown
    }

    func run() async throws {
        let server = try ServerProcess()
        defer { server.stop() }
        let files = try LargeFiles(port: server.port)
        defer { files.remove() }
        var table = Table(heading: ["transfer", "size", "memory"])
        for transfer in Transfer.allCases {
            let size = transfer == .upload ? LargeFiles.upload : LargeFiles.download
            let memory = try await ResidentMemory.beyondBefore {
                switch transfer {
                case .paced: try await files.download("paced")
                case .flat: try await files.download("flat")
                case .upload: try await files.upload()
                }
            }
            table.rows.append([
                transfer.rawValue, Figure.bytes(Double(size)),
                memory.map { Figure.bytes(Double($0)) } ?? "–",
            ])
        }
        print(isMarkdown ? table.markdown : table.text)
        print(
            """

            The highest resident memory of this process during EndpointClient.download to a file, and
            EndpointClient.send of a file from disk, less that before. The server is another process.
            """
        )
    }
}
