import EndpointsRuntime
import Foundation

extension Requestable {
    /// What a reply of a declared failure becomes; nil for one that is none.
    static func failure(_ status: Int, _ text: String = "") throws(JSONError) -> Failure? {
        try Failure(reply(status, text))
    }
}
