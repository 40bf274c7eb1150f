import EndpointsRuntime
import EndpointsTesting
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The first request that a stub was sent, as text.
struct Sent {
    var method: String?
    var url: String?
    var body: String
    var headers: [String: String]

    init(_ stub: StubTransport) {
        let request = stub.requests.first?.urlRequest
        method = request?.httpMethod
        url = request?.url?.absoluteString
        body = String(decoding: request?.httpBody ?? Data(), as: UTF8.self)
        headers = request?.allHTTPHeaderFields ?? [:]
    }
}
