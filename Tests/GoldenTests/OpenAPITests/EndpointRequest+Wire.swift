import EndpointsRuntime
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension EndpointRequest {
    /// The request on the wire, a line each: method and target, the type of its body, the body. Parts are
    /// told apart by `XX`.
    func wire() throws -> String {
        let request = try urlRequest(boundary: "XX")
        var lines = ["\(request.httpMethod ?? "") \(request.url?.absoluteString ?? "")"]
        if let type = request.value(forHTTPHeaderField: "Content-Type") { lines.append(type) }
        if let body = request.httpBody { lines.append(String(decoding: body, as: UTF8.self)) }
        return lines.joined(separator: "\n")
    }
}
