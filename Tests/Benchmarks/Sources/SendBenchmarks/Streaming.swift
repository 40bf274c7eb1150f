import CodableModels
import EndpointsRuntime
import Foundation
import GeneratedModels
import Measuring

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The two ways to read a stream.
struct Streaming {
    private let server: String
    private let client: EndpointClient<Records>

    init(port: UInt16) {
        server = "http://127.0.0.1:\(port)"
        client = EndpointClient(server: EndpointServer(server))
    }

    /// The seconds of processor time that a record needs.
    func seconds(_ kind: StreamKind, by side: Side) async throws -> Double {
        let start = Stopwatch.now()
        let count =
            switch side {
            case .ours: try await ours(kind) { _ in }
            case .theirs: try await theirs(kind) { _ in }
            }
        guard count == StreamKind.count else { throw WrongCount(count: count) }
        return (Stopwatch.now() - start) / Double(count)
    }

    /// The first difference of the records that both read, if there is one.
    func difference(_ kind: StreamKind) async throws -> Difference? {
        var read: [Records.Record] = []
        var expected: [PlainRecords.Record] = []
        _ = try await ours(kind) { read.append($0) }
        _ = try await theirs(kind) { expected.append($0) }
        return .between(read, expected)
    }

    private func ours(
        _ kind: StreamKind,
        _ take: (Records.Record) -> Void
    ) async throws -> Int {
        var count = 0
        switch kind {
        case .events:
            for try await record in client.events(of: WatchRecords()) {
                count += 1
                take(record)
            }
        case .lines:
            for try await record in client.lines(of: ExportRecords()) {
                count += 1
                take(record)
            }
        }
        return count
    }

    private func theirs(
        _ kind: StreamKind,
        _ take: (PlainRecords.Record) -> Void
    ) async throws -> Int {
        guard let url = URL(string: "\(server)/\(kind.rawValue)") else { throw URLError(.badURL) }
        var request = URLRequest(url: url)
        request.setValue(kind.mediaType, forHTTPHeaderField: "Accept")
        let (records, continuation) = LineDelegate.Records.makeStream()
        let session = URLSession(
            configuration: .ephemeral,
            delegate: LineDelegate(kind, continuation),
            delegateQueue: nil
        )
        defer { session.finishTasksAndInvalidate() }
        session.dataTask(with: request).resume()
        var count = 0
        for try await record in records {
            count += 1
            take(record)
        }
        return count
    }

    /// A side read another number of records than were sent.
    struct WrongCount: Error, CustomStringConvertible {
        let count: Int

        var description: String { "\(count) records instead of \(StreamKind.count)" }
    }
}
