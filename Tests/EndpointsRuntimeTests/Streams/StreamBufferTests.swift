import Foundation
import Testing

@testable import EndpointsRuntime

/// The bytes that wait between a transfer and its reader.
struct StreamBufferTests {
    private let calls = Locked<[String]>([])

    private var buffer: StreamBuffer {
        StreamBuffer(
            StreamFlow(
                pause: { [calls] in calls.withLock { $0.append("pause") } },
                resume: { [calls] in calls.withLock { $0.append("resume") } },
                cancel: { [calls] in calls.withLock { $0.append("cancel") } }
            ),
            endpoint: Endpoint(.get, "/")
        )
    }

    private var called: [String] { calls.withLock { $0 } }

    @Test func theTransferIsPausedWhileTooMuchWaits() async throws {
        let buffer = buffer
        buffer.append(Data(count: StreamBuffer.mark))
        #expect(called == [])
        buffer.append(Data(count: 1))
        buffer.append(Data(count: 1))
        #expect(called == ["pause"])
        #expect(try await buffer.next()?.count == StreamBuffer.mark + 2)
        #expect(called == ["pause", "resume"])
        buffer.finish(nil)
        #expect(try await buffer.next() == nil)
        #expect(called == ["pause", "resume"])
    }

    @Test func whatCannotBePausedFailsWhenItWasRead() async throws {
        let buffer = buffer
        for _ in 0...64 { buffer.append(Data(count: 1 << 20)) }
        buffer.append(Data(count: 1))
        #expect(called == ["pause", "resume", "cancel"])
        #expect(try await buffer.next()?.count == 65 << 20)
        let error = await #expect(throws: TransportProblem.self) { try await buffer.next() }
        #expect(error?.reason == .connectionLost)
        #expect((error?.underlying as? StreamOverflow)?.limit == 64 << 20)
    }

    @Test func whatWaitsComesBeforeTheError() async throws {
        let buffer = buffer
        buffer.append(Data([1]))
        buffer.finish(URLError(.timedOut))
        #expect(try await buffer.next() == Data([1]))
        await #expect(throws: URLError.self) { try await buffer.next() }
        await #expect(throws: URLError.self) { try await buffer.next() }
    }

    @Test func whoeverWaitsIsToldAtOnce() async throws {
        let buffer = buffer
        async let piece = buffer.next()
        buffer.append(Data([1]))
        #expect(try await piece == Data([1]))
        async let none = buffer.next()
        buffer.finish(nil)
        #expect(try await none == nil)
    }

    @Test func whoLetsGoEndsTheTransfer() {
        let buffer = buffer
        do {
            let stream = TransportStream(buffer)
            buffer.append(Data(count: StreamBuffer.mark + 1))
            withExtendedLifetime(stream) {}
        }
        #expect(called == ["pause", "resume", "cancel"])
        buffer.append(Data([1]))
        buffer.finish(URLError(.cancelled))
        #expect(called == ["pause", "resume", "cancel"])
    }

    @Test func aTransferThatHasEndedIsNotCancelled() {
        let buffer = buffer
        buffer.finish(nil)
        buffer.close()
        #expect(called == [])
    }
}
