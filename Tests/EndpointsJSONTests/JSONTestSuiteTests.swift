import EndpointsJSON
import Foundation
import Testing

/// The parsing half of JSONTestSuite (Nicolas Seriot), where the folder is there.
@Suite(.enabled(if: JSONTestSuite.folder != nil, "there is no JSONTestSuite"))
struct JSONTestSuiteTests {
    @Test(arguments: [("y_", 95), ("n_", 188), ("i_", 35)])
    func files(prefix: String, count: Int) throws {
        let files = try JSONTestSuite.files(prefix: prefix)
        #expect(files.count == count)
        for file in files {
            let bytes = try [UInt8](Data(contentsOf: file))
            let valueProblem = problem(bytes) { json throws(JSONError) in try json.value() }
            let skipProblem = problem(bytes) { json throws(JSONError) in try json.skip() }
            switch prefix {
            case "y_":
                #expect(valueProblem == nil && skipProblem == nil, "\(file.lastPathComponent)")
            case "n_":
                #expect(valueProblem != nil && skipProblem != nil, "\(file.lastPathComponent)")
            default:
                #expect((valueProblem == nil) == (skipProblem == nil), "\(file.lastPathComponent)")
            }
            try expectRoundTrip(bytes, file.lastPathComponent, accepted: valueProblem == nil)
        }
    }

    private func expectRoundTrip(_ bytes: [UInt8], _ name: String, accepted: Bool) throws {
        guard accepted else {
            return
        }
        let value = try JSONValue(json: Data(bytes))
        #expect(try JSONValue(json: value.json()) == value, "\(name)")
    }
}

/// Where the suite's files are.
enum JSONTestSuite {
    static var folder: URL? {
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let corpus = ProcessInfo.processInfo.environment["ENDPOINTS_CORPUS"] ?? "../shared/corpus"
        let folder = URL(fileURLWithPath: corpus, relativeTo: root)
            .appendingPathComponent("json-test-suite/test_parsing")
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }

    static func files(prefix: String) throws -> [URL] {
        let folder = try #require(folder)
        return try FileManager.default
            .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.lastPathComponent.hasPrefix(prefix) }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }
}
