import EndpointsRuntime
import Foundation
import Testing

/// OpenAPI 3.1 §4.8.24.1: what is `readOnly` is not sent, also where it is required, and what is
/// `writeOnly` does not come.
struct AccessWordsTests {
    @Test func aRequestLeavesOutWhatIsReadOnly() throws {
        let account = AccessWords.Account(
            id: 7,
            created: Date(timeIntervalSince1970: 0),
            name: "a",
            password: "p",
            both: "b"
        )
        #expect(
            try AccessWords.AddAccount(body: account).wire()
                == """
                POST https://accounts.example/accounts
                accept: application/json
                content-type: application/json

                {"name":"a","password":"p"}
                """
        )
    }

    @Test func anAnswerHasNoSecrets() throws {
        let text = #"{"id":7,"created":"1970-01-01T00:00:00Z","name":"a"}"#
        let account = try AccessWords.AddAccount.response(201, text)
        #expect(account.id == 7)
        #expect(account.created == Date(timeIntervalSince1970: 0))
        #expect(account.name == "a")
        #expect(account.password == nil)
        try expectRoundTrip(text, account)
    }

    /// What is never sent has it for certain, as it is required of answers.
    @Test func whatIsOnlyReceivedIsThere() throws {
        let entries = try AccessWords.ListEntries.response(200, #"[{"id":7}]"#)
        let ids: [Int64] = entries.map(\.id)
        #expect(ids == [7])
        #expect(throws: JSONError.self) {
            try AccessWords.ListEntries.response(200, "[{}]")
        }
    }

    @Test func whatIsOnlySentIsThere() throws {
        let credentials = AccessWords.Credentials(password: "p")
        let password: String = credentials.password
        #expect(password == "p")
        let request = try AccessWords.SignIn(body: credentials).wire()
        #expect(request.hasSuffix(#"{"password":"p"}"#))
    }
}
