import Foundation

extension JSONWritable {
    /// The JSON of a request's body: without what the server alone decides.
    ///
    /// - Throws: `JSONError` for what JSON cannot hold.
    func bodyJSON() throws(JSONError) -> Data {
        try JSONWriter.write(writesReadOnly: false) { json in write(to: &json) }
    }
}
