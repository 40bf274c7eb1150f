import Foundation
import Testing

/// Every good spec of `Specs` is put to use by a test: its Swift is named by a file beside this one, or, what an
/// OpenAPI construct becomes, by one of the package that looks from outside.
struct EverySpecTests {
    private static let tests = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
    private static let specs = tests.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Specs", isDirectory: true)

    /// Everything below a folder, sorted by path.
    private static func files(in folder: URL) -> [URL] {
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (found?.compactMap { $0 as? URL } ?? []).sorted { $0.path < $1.path }
    }

    /// The words of the tests that stand before a dot or end a list of generic arguments: heads of names,
    /// `GitHub.User`, and what a client is of, `EndpointClient<GitHub>`.
    private static let names: Set<String> = {
        var names: Set<String> = []
        let outside = tests.deletingLastPathComponent()
            .appendingPathComponent("Adopter/Tests", isDirectory: true)
        for file in files(in: tests) + files(in: outside)
        where file.lastPathComponent.hasSuffix("Tests.swift") {
            var word: [UInt8] = []
            for byte in (try? Data(contentsOf: file)) ?? Data() {
                switch byte {
                case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    word.append(byte)
                case UInt8(ascii: "."), UInt8(ascii: ">"):
                    names.insert(String(decoding: word, as: UTF8.self))
                    word.removeAll(keepingCapacity: true)
                default:
                    word.removeAll(keepingCapacity: true)
                }
            }
        }
        return names
    }()

    /// The Swift of requests that stands beside each spec. Benchmarks are a package of their own.
    static let goldens = files(in: specs).filter { file in
        (file.path.hasSuffix(".endpoints+Requests.swift")
            || file.path.hasSuffix(".openapi+Requests.swift"))
            && !file.path.hasPrefix(specs.appendingPathComponent("Benchmarks").path + "/")
    }

    @Test func allFoldersAreSeen() {
        #expect(Self.goldens.count >= 120)
    }

    @Test(arguments: goldens)
    func aTestNamesIt(_ golden: URL) throws {
        let text = try String(contentsOf: golden, encoding: .utf8)
        let api = try #require(text.firstMatch(of: /enum (\w+): EndpointsRuntime\.EndpointAPI/)).1
        #expect(
            Self.names.contains(String(api)),
            "no test names '\(api)', of \(golden.lastPathComponent)"
        )
    }
}
