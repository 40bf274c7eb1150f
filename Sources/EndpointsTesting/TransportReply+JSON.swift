public import EndpointsRuntime
import Foundation

extension TransportReply {
    /// A reply with a JSON text as its body.
    public static func json(_ text: String, status: Int = 200) -> TransportReply {
        TransportReply(
            status: status,
            headers: ["Content-Type": "application/json"],
            body: Data(text.utf8)
        )
    }
}
