import EndpointsRuntime
import Testing

/// Swagger 2.0, Security Scheme and Security Requirement Object; RFC 7617 §2 has the example of `basic`.
struct SwaggerSecurityTests {
    private let host = "GET https://vault.example"
    private let basic = Authentication.basic(user: "Aladdin", password: "open sesame")

    @Test func theDocumentsIsInherited() async throws {
        #expect(
            try await SwaggerSecurity.GetInherited().sent(with: basic)
                == "\(host)/inherited\nauthorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=="
        )
        #expect(try await SwaggerSecurity.GetNone().sent(with: basic) == "\(host)/none")
    }

    @Test func oneOfTheListIsEnough() async throws {
        #expect(
            try await SwaggerSecurity.GetEither().sent(with: .bearer("t"))
                == "\(host)/either\nauthorization: Bearer t"
        )
        let keys: Authentication = [
            .apiKey("h", for: "X-Vault-Key"), .apiKey("q", for: "key"),
        ]
        #expect(
            try await SwaggerSecurity.GetEither().sent(with: keys)
                == "\(host)/either?key=q\nx-vault-key: h"
        )
    }
}
