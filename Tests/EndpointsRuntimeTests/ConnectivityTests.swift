import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

struct ConnectivityTests {
    /// A network that a test switches off.
    private final class Network: Connectivity {
        private let offline: Locked<Bool>
        init(isOffline: Bool) { offline = Locked(isOffline) }
        var isOffline: Bool { offline.withLock { $0 } }
        func set(isOffline: Bool) { offline.withLock { $0 = isOffline } }
    }

    @Test func offlineSendsNothingAndAsksForNoToken() async throws {
        let network = Network(isOffline: true)
        let session = Session("token")
        let stub = StubTransport.accepting("token")
        let client = EndpointClient<Account>(
            authentication: session.authentication(),
            transport: stub,
            connectivity: network
        )
        do {
            _ = try await client.send(GetProfile())
            Issue.record("no error")
        } catch {
            guard case .notConnected = error else {
                Issue.record("\(error)")
                return
            }
            #expect(error.isOffline && error.sentence.key == .notConnected)
            #expect(error.localizedDescription == "The Internet connection appears to be offline.")
        }
        #expect(stub.requests.isEmpty && session.askedCount == 0)
        network.set(isOffline: false)
        #expect(try await client.send(GetProfile()) == "token")
    }

    @Test func everySentenceHasAKeyAndItsEnglish() {
        let keys = EndpointSentence.Key.allCases
        #expect(Set(keys.map(\.english)).count == keys.count)
        #expect(keys.allSatisfy { $0.english.hasSuffix(".") })
        #expect(keys.allSatisfy { $0.rawValue.hasPrefix("endpoints.") })
    }

    @Test func connectIsNotSentByURLSession() async {
        struct Connect: Requestable {
            typealias API = Sample
            typealias Response = Void
            static var endpoint: Endpoint { .init(.connect, "/x") }
        }
        do {
            try await EndpointClient<Sample>(server: "http://127.0.0.1:9").send(Connect())
            Issue.record("no error")
        } catch {
            guard case .invalidRequest(let problem) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(problem.reason == .methodNotSent)
        }
    }
}
