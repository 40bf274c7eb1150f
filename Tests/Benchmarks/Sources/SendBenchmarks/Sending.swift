import CodableModels
import EndpointsRuntime
import Foundation
import GeneratedModels
import Measuring

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The two ways to send a request and read its answer, as an app has them: one client, and one
/// session with one decoder.
struct Sending {
    private let server: String
    private let session = URLSession(configuration: .ephemeral)
    private let decoder = JSONDecoder()

    init(port: UInt16) {
        server = "http://127.0.0.1:\(port)"
    }

    /// Sends requests one after the other.
    func send(_ count: Int, _ answer: Answer, by side: Side) async throws {
        let client = client(answer)
        for _ in 0..<count {
            switch side {
            case .ours: _ = try await ours(client)
            case .theirs: _ = try await theirs(answer)
            }
        }
    }

    /// The seconds of processor time that a request needs.
    func seconds(_ answer: Answer, by side: Side) async throws -> Double {
        let start = Stopwatch.now()
        try await send(answer.requests, answer, by: side)
        return (Stopwatch.now() - start) / Double(answer.requests)
    }

    /// The first difference of the values that both read, if there is one.
    func difference(_ answer: Answer) async throws -> Difference? {
        .between(try await ours(client(answer)), try await theirs(answer))
    }

    private func client(_ answer: Answer) -> EndpointClient<Records> {
        EndpointClient(server: EndpointServer("\(server)/\(answer.rawValue)"))
    }

    private func ours(_ client: EndpointClient<Records>) async throws -> [Records.Record] {
        try await client.send(.listRecords())
    }

    private func theirs(_ answer: Answer) async throws -> [PlainRecords.Record] {
        guard let url = URL(string: "\(server)/\(answer.rawValue)/records") else {
            throw URLError(.badURL)
        }
        var request = URLRequest(url: url)
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        let (data, response) = try await session.data(for: request)
        guard let response = response as? HTTPURLResponse, response.statusCode == 200 else {
            throw URLError(.badServerResponse)
        }
        return try decoder.decode([PlainRecords.Record].self, from: data)
    }
}
