import EndpointsRuntime
import Foundation

extension EndpointRequest {
    /// A reply of the endpoint.
    static func reply(_ status: Int, _ text: String = "", headers: HTTPHeaders = [:]) -> Reply {
        Reply(status: status, headers: headers, body: Data(text.utf8), endpoint: endpoint)
    }
}

extension Requestable {
    /// What a reply of a success status becomes.
    static func response(
        _ status: Int,
        _ text: String = "",
        headers: HTTPHeaders = [:]
    ) throws(JSONError) -> Response {
        try decode(reply(status, text, headers: headers))
    }
}
