import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Several credentials at once, some of them optional, and one of several.
struct SeveralCredentialsTests {
    private enum Shop: EndpointAPI {
        static var servers: [EndpointServer] { ["https://shop.example.com"] }
    }

    private struct All: Requestable {
        typealias API = Shop
        typealias Response = Void
        static var endpoint: Endpoint {
            .init(
                .get,
                "/all",
                authentication: .all(
                    .bearer(),
                    .apiKey("X-App", in: .header, optional: true),
                    .apiKey("sid", in: .cookie, optional: true)
                )
            )
        }
        func encode(to request: inout RequestEncoder) { request.cookie("theme", "dark") }
    }

    private struct Either: Requestable {
        typealias API = Shop
        typealias Response = Void
        static var endpoint: Endpoint {
            .init(
                .get,
                "/any",
                authentication: .any(
                    .all(.bearer(), .apiKey("X-App", in: .header)),
                    .basic()
                )
            )
        }
    }

    private func fields<R: Requestable<Shop>>(
        of request: R,
        _ authentication: Authentication
    ) async -> [String?]? where R.Response == Void {
        let stub = StubTransport()
        stub.answer(R.self, status: 204)
        let client = EndpointClient<Shop>(authentication: authentication, transport: stub)
        guard (try? await client.send(request)) != nil, let sent = stub.requests.first else {
            return nil
        }
        return ["Authorization", "X-App", "Cookie"]
            .map { sent.urlRequest.value(forHTTPHeaderField: $0) }
    }

    @Test func whatIsOptionalIsLeftOut() async {
        #expect(await fields(of: All(), .bearer("t")) == ["Bearer t", nil, "theme=dark"])
        #expect(
            await fields(of: All(), [.bearer("t"), .apiKey("s", for: "sid")])
                == ["Bearer t", nil, "theme=dark; sid=s"]
        )
        #expect(
            await fields(of: All(), [.apiKey("a", for: "X-App"), .bearer("t")])
                == ["Bearer t", "a", "theme=dark"]
        )
        #expect(await fields(of: All(), [.apiKey("k")]) == nil)
    }

    @Test func theFirstWholeAlternativeIsSent() async {
        let basic = Authentication.basic(user: "Aladdin", password: "open sesame")
        let coded = "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=="
        #expect(await fields(of: Either(), [basic, .bearer("t")]) == [coded, nil, nil])
        #expect(
            await fields(of: Either(), [basic, .bearer("t"), .apiKey("a")]) == [
                "Bearer t", "a", nil,
            ]
        )
        #expect(await fields(of: Either(), .bearer("t")) == nil)
    }
}
