import EndpointGenerator
import Testing

/// Models of very many properties, whose initializer takes the required ones alone.
struct WideModelTests {
    @Test(arguments: [(150, true), (151, false)])
    func theInitializerOfAWideModel(count: Int, takesAll: Bool) {
        let optional = (2...count).map { #""p\#($0)": "string?""# }.joined(separator: ", ")
        let document = #"""
            {
              "name": "A",
              "server": "https://a.example",
              "endpoints": { "g": { "method": "GET", "path": "/", "response": "M" } },
              "models": { "M": { "properties": { "p1": "string", \#(optional) } } }
            }
            """#
        let output = Generator.generate(
            Generator.Document(path: "a", name: "a.endpoints.json", bytes: Array(document.utf8))
        )
        #expect(output.diagnostics.isEmpty)
        let text = output.files.map(\.text).joined()
        #expect(text.contains("init(p1: String) {") == !takesAll)
        #expect(text.contains("            p\(count): String? = nil\n        ) {") == takesAll)
        #expect(text.contains(#"try json.string(&p\#(count), "p\#(count)")"#))
    }

    /// The function that makes a request gives its initializer what that one takes.
    @Test func theFunctionOfAWideRequest() {
        let optional = (2...151).map { #""p\#($0)": "string?""# }.joined(separator: ", ")
        let document = #"""
            {
              "name": "A",
              "server": "https://a.example",
              "endpoints": {
                "g": {
                  "method": "POST",
                  "path": "/",
                  "body": { "properties": { "p1": "string", \#(optional) } }
                }
              }
            }
            """#
        let output = Generator.generate(
            Generator.Document(path: "a", name: "a.endpoints.json", bytes: Array(document.utf8))
        )
        #expect(output.diagnostics.isEmpty)
        let text = output.files.map(\.text).joined()
        #expect(text.contains("static func g(p1: String) -> Self {\n        Self(p1: p1)\n"))
    }
}
