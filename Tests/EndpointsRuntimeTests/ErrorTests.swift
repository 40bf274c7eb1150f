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

    @Test(
        arguments: [
            (.notConnectedToInternet, .notConnected), (.dataNotAllowed, .notConnected),
            (.internationalRoamingOff, .notConnected), (.callIsActive, .notConnected),
            (.timedOut, .timedOut),
            (.cannotFindHost, .hostNotFound), (.dnsLookupFailed, .hostNotFound),
            (.cannotConnectToHost, .connectionRefused),
            (.networkConnectionLost, .connectionLost),
            (.secureConnectionFailed, .tls), (.serverCertificateUntrusted, .tls),
            (.serverCertificateHasBadDate, .tls), (.clientCertificateRequired, .tls),
            (.httpTooManyRedirects, .redirect(.limit)),
            (.badServerResponse, .other), (.unknown, .other),
        ] as [(URLError.Code, TransportProblem.Reason)]
    )
    func codeHasItsReason(code: URLError.Code, reason: TransportProblem.Reason) async {
        let error = await error(URLError(code))
        let problem: TransportProblem? =
            switch error {
            case .notConnected(let problem) where reason == .notConnected: problem
            case .timedOut(let problem) where reason == .timedOut: problem
            case .transport(let problem): problem
            default: nil
            }
        #expect(problem?.reason == reason)
        #expect((problem?.underlying as? URLError)?.code == code)
        #expect(error?.isOffline == (reason == .notConnected))
        #expect(error?.isTimeout == (reason == .timedOut))
        #expect(error?.isCancellation == false && error?.reply == nil && error?.statusCode == nil)
    }

    @Test func cancellationHasOneForm() async {
        for thrown in [CancellationError(), URLError(.cancelled)] as [any Error] {
            let error = await error(thrown)
            #expect(error?.isCancellation == true)
            #expect(error?.description == "GET /items/{id}: cancelled")
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
