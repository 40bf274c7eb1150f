import EndpointGenerator
import Testing

/// Enumerations of very many values, which a table finds.
struct LongEnumerationTests {
    @Test(arguments: [(100, false), (101, true)])
    func whatFindsACase(count: Int, isTable: Bool) {
        let text = printed((1...count).map { "v\($0)" })
        #expect(
            text.contains("private static let table = EndpointsRuntime.EnumerationTable(allCases)")
                == isTable
        )
        #expect(text.contains("self = Self.table[rawValue] ?? .unrecognized(rawValue)") == isTable)
        #expect(text.contains(#"case "v\#(count)": self = .v\#(count)"#) == !isTable)
    }

    /// A case may be called as the table is.
    @Test func aCaseOfTheTablesName() {
        let text = printed(["table"] + (1...100).map { "v\($0)" })
        #expect(text.contains("case table\n"))
        #expect(
            text.contains("private static let table_ = EndpointsRuntime.EnumerationTable(allCases)")
        )
        #expect(text.contains("self = Self.table_[rawValue] ?? .unrecognized(rawValue)"))
    }

    private func printed(_ values: [String]) -> String {
        let listed = values.map { #""\#($0)""# }.joined(separator: ", ")
        let document = #"""
            {
              "name": "A",
              "server": "https://a.example",
              "endpoints": { "g": { "method": "GET", "path": "/", "response": "M" } },
              "models": { "M": { "enum": [\#(listed)] } }
            }
            """#
        let output = Generator.generate(
            Generator.Document(path: "a", name: "a.endpoints.json", bytes: Array(document.utf8))
        )
        #expect(output.diagnostics.isEmpty)
        return output.files.map(\.text).joined()
    }
}
