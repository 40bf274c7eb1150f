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

    @Test func anotherFormatIsUnknown() throws {
        let found = try ConfigUse.of(##"{ "types": { "uuid": "AccountID" } }"##, spec: text).found
        #expect(found.count == 1)
        #expect(found.first?.text.contains("money") == true)
    }
}
