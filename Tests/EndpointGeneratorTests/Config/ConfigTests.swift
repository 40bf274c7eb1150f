import Testing

@testable import EndpointGenerator

struct ConfigTests {
    private func decode(_ text: String) throws -> (config: Config, found: [Finding]) {
        let source = SourceFile(name: "endpoints.config.json", bytes: Array(text.utf8))
        var diagnostics: [Diagnostic] = []
        let node = try JSONNode.parse(source, file: 0).get()
        let config = ConfigDecoder.decode(node, into: &diagnostics)
        return (config, diagnostics.sortedByPosition().map(Finding.init))
    }

    @Test func accessAndNamespaceAreFollowed() throws {
        let (config, found) = try decode(
            ##"{ "$schema": "x", "access": "public", "namespace": "GH", "examples": false, "x-a": 1 }"##
        )
        #expect(found == [])
        #expect(config.access?.value == .public)
        #expect(config.namespace?.value == .named("GH"))
    }

    @Test func everyKeyIsRead() throws {
        let text = ##"""
            { "access": "package", "namespace": null,
              "include": { "endpoints": ["getUser"], "tags": ["repos"], "paths": ["/users/*"], "deprecated": false },
              "exclude": { "tags": ["beta"] },
              "conformances": { "*": ["Hashable"], "User": { "Codable": "synthesized" } },
              "types": { "money": "Decimal" }, "names": { "/models/user": "User" }, "examples": true }
            """##
        let (config, found) = try decode(text)
        #expect(found == [])
        #expect(config.examples?.value == true)
        #expect(config.namespace?.value == Config.Namespace.none)
        #expect(config.include?.paths.map(\.value) == ["/users/*"])
        #expect(config.include?.deprecated?.value == false)
        #expect(config.conformances.map(\.model.value) == ["*", "User"])
        #expect(config.conformances[1].protocols.map(\.manner?.value) == ["synthesized"])
        #expect(config.types.map(\.type.value) == ["Decimal"])
        #expect(config.names.map(\.pointer.value.tokens) == [["models", "user"]])
    }

    @Test(
        arguments: [
            (
                ##"{ "access": 1️⃣"pubic"1️⃣ }"##,
                "'access' of the config must be 'internal', 'package' or 'public', not 'pubic'\nnote: did you mean 'public'?"
            ),
            (
                ##"{ 1️⃣"acces"1️⃣: "public" }"##,
                "unknown key 'acces' in the config\nnote: did you mean 'access'?"
            ),
            (
                ##"{ "namespace": 1️⃣"G H"1️⃣ }"##,
                "'namespace' of the config must be a Swift identifier, not 'G H'"
            ),
            (
                ##"{ "types": { "money": 1️⃣"Decimal; import X"1️⃣ } }"##,
                "the type of 'money' must be a Swift type, not 'Decimal; import X'"
            ),
            (
                ##"{ "names": { "/models/user": 1️⃣"a b"1️⃣ } }"##,
                "the name of '/models/user' must be a Swift identifier, not 'a b'"
            ),
            (
                ##"{ "include": { "tags": 1️⃣"a"1️⃣ } }"##,
                "'tags' of 'include' must be a list of strings, not a string"
            ),
            (
                ##"{ "conformances": { "User": { "Codable": 1️⃣"synthesised"1️⃣ } } }"##,
                "'Codable' in the conformances of 'User' must be 'synthesized', not 'synthesised'\nnote: did you mean 'synthesized'?"
            ),
            ("1️⃣31️⃣", "the config must be an object, not the number 3"),
        ]
    )
    func aMistakeIsToldOnceAtItsPlace(_ marked: String, _ message: String) throws {
        let text = MarkedText(marked)
        #expect(try decode(text.text).found == [Finding(text.ranges[0], message)])
    }
}
