import EndpointGenerator
import Testing

/// A constant `Accept` of an endpoint is the only one that its request sets.
struct AcceptHeaderTests {
    @Test(arguments: [
        #""response": "string""#, #""response": "text""#,
        #""responses": { "200": "text", "202": { "json": "string" } }"#,
    ])
    func anOwnAcceptIsSetOnce(answer: String) {
        let document = #"""
            {
              "name": "A",
              "server": "https://a.example",
              "endpoints": {
                "g": {
                  "method": "GET",
                  "path": "/",
                  "headers": { "Accept": { "const": "application/vnd.a" } },
                  \#(answer)
                }
              }
            }
            """#
        let output = Generator.generate(
            Generator.Document(path: "a", name: "a.endpoints.json", bytes: Array(document.utf8))
        )
        #expect(output.diagnostics.isEmpty)
        let lines = output.files.flatMap { $0.text.split(separator: "\n") }
        #expect(
            lines.filter { $0.contains(#"eader("Accept""#) } == [
                #"            request.header("Accept", "application/vnd.a")"#
            ]
        )
    }
}
