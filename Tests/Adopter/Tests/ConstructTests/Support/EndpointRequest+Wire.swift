import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension EndpointRequest {
    /// The request on the wire, without a client's credentials; parts are told apart by `XX`.
    func wire(to server: EndpointServer? = nil) throws -> String {
        try urlRequest(server: server, boundary: "XX").wire
    }
}

extension Requestable {
    /// The request on the wire as a client sends it, with its credentials.
    ///
    /// - Parameter answer: The JSON that it is answered with, where something is read.
    func sent(
        with authentication: Authentication? = nil,
        answer: String = ""
    ) async throws -> String {
        let stub = StubTransport()
        stub.answerOthers(by: .reply(.json(answer)))
        let client = EndpointClient<API>(authentication: authentication, transport: stub)
        _ = try await client.send(self)
        return try #require(stub.requests.first).urlRequest.wire
    }
}

extension URLRequest {
    /// Method and target, a line for each header, of which names are compared without case and whose order
    /// means nothing (RFC 9110 §5), and after an empty line the body, where there is one.
    fileprivate var wire: String {
        var lines = ["\(httpMethod ?? "") \(url?.absoluteString ?? "")"]
        let headers = allHTTPHeaderFields ?? [:]
        lines += headers.map { "\($0.lowercased()): \($1)" }.sorted()
        if let httpBody, !httpBody.isEmpty {
            lines += ["", String(decoding: httpBody, as: UTF8.self)]
        }
        return lines.joined(separator: "\n")
    }
}

extension String {
    /// The text with the line ends of a multipart body (RFC 2046 §4.1.1).
    var withCRLF: String { replacing("\n", with: "\r\n") }
}
