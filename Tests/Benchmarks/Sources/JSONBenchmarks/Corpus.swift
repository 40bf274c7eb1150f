import Foundation

/// The folder with documents that JSON libraries are commonly measured on.
///
/// The variable `ENDPOINTS_CORPUS` names it; without that it is `shared/corpus` beside the project.
struct Corpus {
    let folder: URL

    private static let fromHere = "../../../../../../shared/corpus/json"

    init() {
        if let path = ProcessInfo.processInfo.environment["ENDPOINTS_CORPUS"], !path.isEmpty {
            folder = URL(filePath: path).appending(path: "json")
        } else {
            let beside = URL(filePath: #filePath).appending(path: Self.fromHere)
            folder = beside.standardized
        }
    }

    var path: String { folder.path(percentEncoded: false) }

    /// Nil where there is no such file.
    func text(of name: String) throws -> Data? {
        let file = folder.appending(path: name)
        guard FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) else {
            return nil
        }
        return try Data(contentsOf: file)
    }
}
