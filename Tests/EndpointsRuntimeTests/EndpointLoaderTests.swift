import EndpointsRuntime
import EndpointsTesting
import Foundation
import Observation
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct EndpointLoaderTests {
    @Test func requestIsLoaded() async {
        let stub = StubTransport.accepting("token")
        let client = EndpointClient<Account>(authentication: .bearer("token"), transport: stub)
        let loader = EndpointLoader(GetProfile(), with: client)
        guard case .idle = loader.state else {
            Issue.record("not idle")
            return
        }
        await loader.load()
        #expect(loader.value == "token" && !loader.isLoading && loader.message == nil)
    }

    @Test func failureHasAMessageAndKeepsTheLastValue() async {
        let isOffline = Locked(false)
        let loader = EndpointLoader { () async throws -> Int in
            if isOffline.withLock({ $0 }) { throw EndpointLoaderTests.offline }
            return 1
        }
        await loader.load()
        isOffline.withLock { $0 = true }
        await loader.load()
        #expect(loader.value == 1 && loader.message == "The server could not be found.")
    }

    @Test func messageCanBeAnAppsOwn() async {
        let loader = EndpointLoader { () async throws -> Int in
            throw EndpointLoaderTests.offline
        } message: { error in
            (error as? any EndpointFailure)?.sentence.key.rawValue ?? "?"
        }
        await loader.load()
        #expect(loader.message == "endpoints.host-not-found")

        let stub = StubTransport.accepting()
        let client = EndpointClient<Account>(transport: stub)
        let request = EndpointLoader(GetProfile(), with: client) { error in
            "No: \(EndpointSentence.text(of: error))"
        }
        await request.load()
        #expect(request.message == "No: You are not signed in, or your sign-in is no longer valid.")
    }

    /// A view that reads one of them is drawn anew when it changes.
    @Test func changesAreObserved() async {
        let isOffline = Locked(false)
        let loader = EndpointLoader { () async throws -> Int in
            if isOffline.withLock({ $0 }) { throw EndpointLoaderTests.offline }
            return 1
        }
        func isObserved(
            _ read: @MainActor (EndpointLoader<Int>) -> Void,
            in change: () async -> Void
        ) async -> Bool {
            let isSeen = Locked(false)
            withObservationTracking {
                read(loader)
            } onChange: {
                isSeen.withLock { $0 = true }
            }
            await change()
            return isSeen.withLock { $0 }
        }
        #expect(
            await isObserved {
                _ = $0.isLoading
            } in: {
                loader.reload()
            }
        )
        #expect(
            await isObserved {
                _ = $0.value
            } in: {
                await loader.load()
            }
        )
        #expect(loader.value == 1)
        isOffline.withLock { $0 = true }
        loader.reload()
        #expect(
            await isObserved {
                _ = $0.message
            } in: {
                await loader.load()
            }
        )
        #expect(loader.message != nil)
        #expect(
            await isObserved {
                _ = $0.message
            } in: {
                loader.reload()
            }
        )
        #expect(loader.message == nil)
        #expect(
            await isObserved {
                _ = $0.state
            } in: {
                loader.cancel()
            }
        )
        #expect(
            await !isObserved {
                _ = $0.state
            } in: {
            }
        )
    }

    private nonisolated static var offline: EndpointError<Never> {
        .transport(
            TransportProblem(
                .hostNotFound,
                underlying: CocoaError(.fileNoSuchFile),
                endpoint: GetItem.endpoint
            )
        )
    }

    /// The first load ends after the second, and is not seen.
    @Test func reloadCancelsTheOneBefore() async {
        let (began, mayEnd) = (Gate(), Gate())
        let count = Locked(0)
        let wasCancelled = Locked(false)
        let loader = EndpointLoader { () async throws -> Int in
            let number = count.withLock { count in
                count += 1
                return count
            }
            guard number == 1 else { return number }
            began.knock()
            await mayEnd.wait()
            wasCancelled.withLock { $0 = Task.isCancelled }
            return number
        }
        let first = Task { await loader.load() }
        await began.wait()
        #expect(loader.isLoading)
        await loader.load()
        #expect(loader.value == 2)
        mayEnd.knock()
        await first.value
        #expect(loader.value == 2 && !loader.isLoading && loader.message == nil)
        #expect(wasCancelled.withLock { $0 })
    }

    /// A button reloads and cancels; what was there before stays.
    @Test func reloadAndCancel() async {
        let (began, mayEnd, ended) = (Gate(), Gate(), Gate())
        let count = Locked(0)
        let loader = EndpointLoader { () async throws -> Int in
            let number = count.withLock { count in
                count += 1
                return count
            }
            guard number == 2 else { return number }
            began.knock()
            await mayEnd.wait()
            ended.knock()
            return number
        }
        await loader.load()
        loader.reload()
        #expect(loader.isLoading && loader.value == 1)
        await began.wait()
        loader.cancel()
        #expect(!loader.isLoading && loader.value == 1 && loader.message == nil)
        mayEnd.knock()
        await ended.wait()
        await loader.load()
        #expect(loader.value == 3)
    }
}
