import EndpointGenerator
import Testing

/// Values of many words, which have memory of their own within others.
struct StorageBoxTests {
    private static func text(_ models: String = "", further: String = "") -> String {
        let wide = (1...17).map { #""p\#($0)": "string""# }.joined(separator: ", ")
        let document = #"""
            {
              "name": "A",
              "server": "https://a.example",
              "endpoints": { "g": { "method": "PUT", "path": "/", "response": "Wide"\#(further) } },
              "models": {
                "Wide": { "properties": { \#(wide) } },
                \#(models.isEmpty ? "" : models + ",")
                "Narrow": { "properties": { "text": "string", "wides": "[Wide]" } }
              }
            }
            """#
        let output = Generator.generate(
            Generator.Document(path: "a", name: "a.endpoints.json", bytes: Array(document.utf8))
        )
        #expect(output.diagnostics.isEmpty)
        return output.files.map(\.text).joined()
    }

    /// Thirty-four words are too many, three are not.
    @Test(arguments: [
        ("Wide", "@EndpointsRuntime.IndirectValue var it: Wide"),
        ("Wide?", "@EndpointsRuntime.Indirect var it: Wide?"),
        ("[Wide]", "        var it: [Wide]"),
        ("Narrow?", "        var it: Narrow?"),
    ])
    func aProperty(type: String, becomes declaration: String) {
        let text = Self.text(#""M": { "properties": { "it": "\#(type)" } }"#)
        #expect(text.contains(declaration + "\n"))
    }

    /// What a model has apart does not make it wide itself.
    @Test func whatHoldsAWideValueIsNarrow() {
        let text = Self.text(
            #""M": { "properties": { "it": "Wide" } }, "N": { "properties": { "m": "M" } }"#
        )
        #expect(text.contains("        var m: M\n"))
    }

    /// Null is told apart from what is absent.
    @Test func aPropertyThatMayBeNull() {
        let text = Self.text(
            ##""M": { "properties": { "it": { "$ref": "#/models/Wide", "nullable": true, "optional": true } } }"##
        )
        #expect(
            text.contains(
                "@EndpointsRuntime.IndirectPresence var it: EndpointsRuntime.Presence<Wide>\n"
            )
        )
    }

    @Test(arguments: [("Wide", "    indirect enum M:"), ("Narrow", "    enum M:")])
    func aUnion(of member: String, becomes declaration: String) {
        let text = Self.text(#""M": { "oneOf": ["string", "\#(member)"] }"#)
        #expect(text.contains("\n" + declaration))
    }

    /// No value holds a request, so that it may be four times as wide.
    @Test(arguments: [
        (3, "        var q: Wide\n"), (4, "@EndpointsRuntime.IndirectValue var q: Wide\n"),
    ])
    func theBodyOfARequest(count: Int, has declaration: String) {
        let names = ["q", "r", "s", "t"].prefix(count)
        let properties = names.map { #""\#($0)": "Wide""# }.joined(separator: ", ")
        let text = Self.text(further: #", "body": { "properties": { \#(properties) } }"#)
        #expect(text.contains(declaration))
    }
}
