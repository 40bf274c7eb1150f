import EndpointsRuntime
import EndpointsTesting
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension StubTransport {
    /// The requests of a type as texts: method and URL, a line each header, an empty line and the body.
    ///
    /// Names of headers are in lower case and sorted: a `URLRequest` keeps neither their case nor order.
    func sent<Request: EndpointRequest>(_ type: Request.Type) -> [String] {
        requests(to: type).map { $0.urlRequest.wire }
    }
}

extension URLRequest {
    /// Method and URL, a line each header, an empty line and the body.
    var wire: String {
        let headers = (allHTTPHeaderFields ?? [:]).map { "\($0.key.lowercased()): \($0.value)" }
        let body = String(decoding: httpBody ?? Data(), as: UTF8.self)
        return
            (["\(httpMethod ?? "") \(url?.absoluteString ?? "")"] + headers.sorted() + ["", body])
            .joined(separator: "\n")
    }
}
