import EndpointsRuntime
import Foundation

extension JSONReadable {
    /// A value by its JSON text.
    init(text: String) throws(JSONError) { try self.init(json: Data(text.utf8)) }
}

extension JSONWritable {
    /// The JSON text of the value.
    var text: String {
        get throws { String(decoding: try json(), as: UTF8.self) }
    }
}
