import Foundation
import Testing

@testable import EndpointGenerator

/// `endpoints.schema.json` is the format's arbiter: the decoder knows the same keys.
struct SpecKeysTests {
    static let definitions: [(definition: String?, keys: [String])] = [
        (nil, SpecKeys.document),
        ("server", SpecKeys.server),
        ("serverVariable", SpecKeys.serverVariable),
        ("endpoint", SpecKeys.endpoint),
        ("exchange", SpecKeys.example),
        ("pagination", SpecKeys.pagination),
        ("nextPage", SpecKeys.lastItem),
        ("successWithHeaders", SpecKeys.successWithHeaders),
        ("schemaWords", SpecKeys.schema),
    ]

    private func schema() throws -> JSONNode {
        let url = Specs.folder.appendingPathComponent("endpoints.schema.json")
        let source = SourceFile(name: "schema", bytes: [UInt8](try Data(contentsOf: url)))
        return try JSONNode.parse(source, file: 0).get()
    }

    private func keys(_ node: JSONNode?) -> Set<String> {
        Set(node?.object?["properties"]?.object?.members.map(\.key.value) ?? [])
    }

    @Test(arguments: definitions)
    func schemaAndDecoderKnowTheSameKeys(_ definition: String?, _ keys: [String]) throws {
        let schema = try schema()
        let defined = definition.map { schema.object?["$defs"]?.object?[$0] } ?? schema
        #expect(self.keys(defined) == Set(keys))
        #expect(Set(keys).count == keys.count)
    }

    @Test func bodiesHaveTheSameKeys() throws {
        let body = try schema().object?["$defs"]?.object?["body"]?.object
        #expect(keys(body?["then"]) == Set(SpecKeys.body))
    }

    @Test func reservedNamesAreTheSame() throws {
        let names = try schema().object?["$defs"]?.object?["reservedTypeName"]?.object?["enum"]
        let listed = Set(names?.array?.compactMap(\.string) ?? [])
        #expect(listed == TypeWord.reserved.union(ScalarType.allCases.map(\.rawValue)))
    }
}
