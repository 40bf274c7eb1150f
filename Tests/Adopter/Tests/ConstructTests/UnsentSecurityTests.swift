import EndpointsRuntime
import Testing

/// OpenAPI 3.1 §4.8.27: what is not sent in a request is left out: a certificate is the connection's (`mutualTLS`),
/// and of other schemes nothing is known.
struct UnsentSecurityTests {
    private let host = "GET https://vault.example"
    private let all: Authentication = [.bearer("t"), .apiKey("k")]

    @Test func aCertificateIsNotSent() async throws {
        #expect(
            try await UnsentSecurity.GetByCertificate().sent(with: all) == "\(host)/certificate"
        )
        #expect(
            try await UnsentSecurity.GetByCertificateAndKey().sent(with: all)
                == "\(host)/certificate-and-key\nx-key: k"
        )
        #expect(
            try await UnsentSecurity.GetByCertificateOrKey().sent()
                == "\(host)/certificate-or-key"
        )
        #expect(
            try await UnsentSecurity.GetByCertificateOrKey().sent(with: all)
                == "\(host)/certificate-or-key\nx-key: k"
        )
    }

    @Test func whatIsNotKnownIsNotSent() async throws {
        #expect(try await UnsentSecurity.GetByDigest().sent(with: all) == "\(host)/digest")
        #expect(
            try await UnsentSecurity.GetUndeclared().sent(with: all) == "\(host)/undeclared"
        )
        #expect(try await UnsentSecurity.GetUnknown().sent(with: all) == "\(host)/unknown")
    }

    @Test func theOtherAlternativesStay() async throws {
        #expect(
            try await UnsentSecurity.GetByDigestOrKey().sent(with: all)
                == "\(host)/digest-or-key\nx-key: k"
        )
        #expect(
            try await UnsentSecurity.GetByDigestAndKey().sent(with: all)
                == "\(host)/digest-and-key-or-token\nauthorization: Bearer t"
        )
    }
}
