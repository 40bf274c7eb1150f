import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

extension EventStreamRequestable {
    /// What a stream of events with this text gives.
    func elements(of text: String) async throws -> [Element] {
        let stub = StubTransport()
        stub.answer(Self.self, stream: [.data(Data(text.utf8))])
        var elements: [Element] = []
        for try await element in EndpointClient<API>(transport: stub).events(of: self) {
            elements.append(element)
        }
        return elements
    }
}

extension LineStreamRequestable {
    /// What JSON lines with this text give.
    func elements(of text: String) async throws -> [Element] {
        let stub = StubTransport()
        stub.answer(Self.self, stream: [.data(Data(text.utf8))])
        var elements: [Element] = []
        for try await element in EndpointClient<API>(transport: stub).lines(of: self) {
            elements.append(element)
        }
        return elements
    }
}
