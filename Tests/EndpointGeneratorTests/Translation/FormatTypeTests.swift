import Testing

@testable import EndpointGenerator

/// Formats that have a Swift type of the app's.
struct FormatTypeTests {
    private let text = """
        {
          "name": "Bank",
          "server": "https://bank.example.com",
          "endpoints": {},
          "models": {
            "Account": {
              "properties": {
                "balance": { "type": "string", "format": "money" },
                "id": { "type": "string", "format": "uuid" }
              }
            }
          }
        }
        """

    @Test func aFormatIsOfItsType() throws {
        let (found, text) = try ConfigUse.of(
            ##"{ "types": { "money": "Money", "uuid": "AccountID" } }"##,
            spec: text
        )
        #expect(found.isEmpty)
        #expect(text.contains("var balance: Money"))
        #expect(text.contains("var id: AccountID"))
        #expect(text.contains("balance = try json.read(Money.self)"))
    }

    @Test func aDecimalInAStringIsText() throws {
        let spec = text.replacing("money", with: "decimal")
        let (found, text) = try ConfigUse.of("{}", spec: spec)
        #expect(found.isEmpty)
        #expect(text.contains("var balance: String"))
        let number = spec.replacing(
            #""string", "format": "decimal""#,
            with: #""number", "format": "decimal""#
        )
        #expect(try ConfigUse.of("{}", spec: number).text.contains("var balance: Decimal"))
    }

    @Test func anotherFormatIsUnknown() throws {
        let found = try ConfigUse.of(##"{ "types": { "uuid": "AccountID" } }"##, spec: text).found
        #expect(found.count == 1)
        #expect(found.first?.text.contains("money") == true)
    }
}
