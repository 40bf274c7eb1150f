import EndpointsRuntime
import Foundation
import GeneratedModels

/// A request that sends a file as a part of a multipart body.
struct UploadRequest: Requestable {
    typealias API = Records
    typealias Response = String
    static var endpoint: Endpoint { .init(.post, "/upload") }
    let file: URL

    func encode(to request: inout RequestEncoder) {
        request.multipart { form in
            form.field("title", "measured")
            form.file("file", FilePart(contentsOf: file))
        }
    }
}
