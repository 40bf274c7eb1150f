import EndpointsRuntime
import EndpointsTesting
import Testing

/// OpenAPI 3.1 §4.8.27 and §4.8.30: one of the list has to be met, and all schemes of it. RFC 6750 §2.1, RFC 7617 §2,
/// RFC 6265 §5.4 for what is sent.
struct SecurityRequirementsTests {
    private let host = "GET https://vault.example"
    private let all: Authentication = [
        .bearer("t"), .basic(user: "Aladdin", password: "open sesame"), .apiKey("k"),
    ]
    private let bearer = "authorization: Bearer t"
    private let basic = "authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=="

    @Test func aSchemeIsSentAsItSays() async throws {
        #expect(
            try await SecurityRequirements.GetInherited().sent(with: all)
                == "\(host)/inherited\n\(bearer)"
        )
        #expect(
            try await SecurityRequirements.GetBasic().sent(with: all) == "\(host)/basic\n\(basic)"
        )
        #expect(
            try await SecurityRequirements.GetHeader().sent(with: all)
                == "\(host)/header\nx-vault-key: k"
        )
        #expect(
            try await SecurityRequirements.GetQuery().sent(with: all) == "\(host)/query?key=k"
        )
        #expect(
            try await SecurityRequirements.GetCookie().sent(with: all)
                == "\(host)/cookie\ncookie: session=k"
        )
    }

    /// OAuth and OpenID Connect give bearer tokens.
    @Test func tokensAreBearers() async throws {
        #expect(
            try await SecurityRequirements.GetOAuth().sent(with: all)
                == "\(host)/oauth\n\(bearer)"
        )
        #expect(
            try await SecurityRequirements.GetIdentity().sent(with: all)
                == "\(host)/identity\n\(bearer)"
        )
        #expect(
            try await SecurityRequirements.GetSame().sent(with: all) == "\(host)/same\n\(bearer)"
        )
    }

    @Test func noneIsNone() async throws {
        #expect(try await SecurityRequirements.GetNone().sent(with: all) == "\(host)/none")
        #expect(try await SecurityRequirements.GetOptional().sent() == "\(host)/optional")
        #expect(
            try await SecurityRequirements.GetOptional().sent(with: all)
                == "\(host)/optional\n\(bearer)"
        )
    }

    @Test func oneOfTheListIsEnough() async throws {
        #expect(
            try await SecurityRequirements.GetEither().sent(with: .bearer("t"))
                == "\(host)/either\n\(bearer)"
        )
        #expect(
            try await SecurityRequirements.GetEither().sent(with: .apiKey("k"))
                == "\(host)/either\nx-vault-key: k"
        )
    }

    @Test func allOfOneAreSent() async throws {
        #expect(
            try await SecurityRequirements.GetBoth().sent(with: all)
                == "\(host)/both\n\(bearer)\nx-vault-key: k"
        )
        #expect(
            try await SecurityRequirements.GetEitherOrBoth().sent(with: all)
                == "\(host)/either-or-both\n\(basic)"
        )
        #expect(
            try await SecurityRequirements.GetEitherOrBoth()
                .sent(with: [.bearer("t"), .apiKey("k")])
                == "\(host)/either-or-both?key=k\n\(bearer)"
        )
    }

    /// A request has one `Authorization` (RFC 9110 §11.6.2): of two that are asked for one is sent.
    @Test func oneHeaderHoldsOne() async throws {
        #expect(
            try await SecurityRequirements.GetOneHeader().sent(with: all)
                == "\(host)/one-header\n\(basic)\nx-vault-key: k"
        )
        #expect(
            try await SecurityRequirements.GetOneHeader()
                .sent(with: [.bearer("t"), .apiKey("k")])
                == "\(host)/one-header\n\(bearer)\nx-vault-key: k"
        )
    }

    @Test func withoutCredentialsNothingIsSent() async throws {
        let stub = StubTransport()
        let client = EndpointClient<SecurityRequirements>(transport: stub)
        do throws(EndpointError<Never>) {
            try await client.send(.getInherited())
            Issue.record("a failure was expected")
        } catch {
            guard case .authentication = error else {
                Issue.record("\(error)")
                return
            }
        }
        #expect(stub.requests.isEmpty)
    }
}
