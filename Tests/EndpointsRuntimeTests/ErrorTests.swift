import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

struct ErrorTests {
    private func error(
        _ thrown: any Error,
        authentication: Authentication? = nil
    ) async -> EndpointError<GetItem.Failure>? {
        let stub = StubTransport()
        stub.fail(GetItem.self, thrown)
        let client = EndpointClient<Sample>(authentication: authentication, transport: stub)
        do {
            _ = try await client.send(GetItem(id: "secret-id"))
            return nil
        } catch {
            return error
        }
    }

    @Test func transportsOwnProblemIsKept() async {
        let problem = TransportProblem(
            .timedOut,
            underlying: CocoaError(.fileNoSuchFile),
            endpoint: GetItem.endpoint
        )
        #expect(await error(problem)?.isTimeout == true)
        #expect(await error(CocoaError(.fileNoSuchFile))?.description.contains("other") == true)
    }

    @Test(
        arguments: [
            (URLError(.notConnectedToInternet), "The Internet connection appears to be offline."),
            (URLError(.timedOut), "The server took too long to answer."),
            (URLError(.cannotFindHost), "The server could not be found."),
            (URLError(.cannotConnectToHost), "The server could not be reached."),
            (URLError(.cannotParseResponse), "The server's answer could not be read."),
            (URLError(.unknown), "The request could not be completed."),
            (CancellationError(), "The request was cancelled."),
        ] as [(any Error, String)]
    )
    func personIsTold(thrown: any Error, sentence: String) async {
        let error: (any Error)? = await error(thrown)
        #expect(error?.localizedDescription == sentence)
    }

    @Test(arguments: [401, 403, 404, 418, 429, 302, 500, 503])
    func everyStatusHasASentence(status: Int) async {
        let stub = StubTransport()
        stub.answer(GetItem.self, status: status)
        do {
            _ = try await EndpointClient<Sample>(transport: stub).send(GetItem())
            Issue.record("no error")
        } catch let error as any EndpointFailure {
            #expect(error.localizedDescription.hasSuffix("."))
            #expect("\(error)" == "GET /items/{id}: status \(status)")
            #expect(error.statusCode == status && error.endpoint == GetItem.endpoint)
        }
    }

    /// A URL, a token, a password or a value must not reach a log by an error.
    @Test func errorsKeepSecrets() async {
        let url = "https://jo:sesame@api.example.com/items/secret-id?key=secret-key"
        let thrown = URLError(.badURL, userInfo: [NSURLErrorFailingURLErrorKey: url])
        struct ProviderError: Error { var token = "sesame" }
        let errors = [
            await error(thrown),
            await error(thrown, authentication: .bearer("sesame\n")),
            await error(thrown, authentication: .basic(user: "jo:", password: "sesame")),
            await error(thrown, authentication: .bearer { throw ProviderError() }),
        ]
        for error in errors {
            let text = error.map { "\($0) \($0.localizedDescription)" } ?? ""
            #expect(text.contains("GET /items/{id}"))
            #expect(!text.contains("sesame") && !text.contains("secret"))
        }
    }

    @Test func neverFailsNeedsNoCase() async {
        let stub = StubTransport()
        stub.answer(CreateItem.self, status: 500)
        do {
            _ = try await EndpointClient<Sample>(transport: stub).send(
                CreateItem(item: Item(id: 1))
            )
        } catch {
            switch error {
            case .status(let reply): #expect(reply.status == 500)
            case .decoding, .notConnected, .timedOut, .cancelled, .invalidRequest, .authentication,
                .transport:
                Issue.record("\(error)")
            }
        }
    }
}
