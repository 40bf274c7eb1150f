import EndpointsRuntime
import Foundation

/// A request for a file.
struct GetArchive: Requestable {
    typealias API = Sample
    typealias Response = Data
    typealias Failure = GetItem.Failure
    static var endpoint: Endpoint { .init(.get, "/archive") }
    var part: String? = nil
    func encode(to request: inout RequestEncoder) { request.query("part", part) }
}

/// A folder of a test's own, gone when the test has ended.
final class DownloadFolder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory
            .appendingPathComponent("downloads-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    var target: URL { url.appendingPathComponent("a.zip") }

    /// The text of the target; nil where there is none.
    var text: String? { try? String(contentsOf: target, encoding: .utf8) }

    var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
    }

    func put(_ text: String) throws { try Data(text.utf8).write(to: target) }
}
