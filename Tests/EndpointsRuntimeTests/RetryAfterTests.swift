import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The pause that a server asks for (RFC 9110 §10.2.3), and keys that let a request arrive twice.
@Suite(.timeLimit(.minutes(1)))
struct RetryAfterTests {
    private let clock = JumpingClock()
    private let stub = StubTransport()

    private func client(_ policy: RetryPolicy) -> EndpointClient<Sample> {
        EndpointClient(retry: policy, transport: stub, clock: clock)
    }

    /// The time of RFC 9110 §5.6.7's example, ten seconds before.
    private static let now = Date(timeIntervalSince1970: 784_111_767)

    @Test(arguments: [
        ("7", 7), (" 7 ", 7), ("0", 0), ("60", 60), ("61", 60), ("3600", 60),
        ("99999999999999999999999999", 60),
        ("Sun, 06 Nov 1994 08:49:37 GMT", 10), ("Sunday, 06-Nov-94 08:49:37 GMT", 10),
        ("Sun Nov  6 08:49:37 1994", 10), ("Sun, 06 Nov 1994 08:49:27 GMT", 0),
        ("Sun, 06 Nov 1994 08:00:00 GMT", 0), ("Sun, 06 Nov 2094 08:49:37 GMT", 60),
    ])
    func theServerSaysWhen(value: String, seconds: Int) async throws {
        for status in [429, 503] {
            stub.answer(
                GetItem.self,
                inTurn: [
                    TransportReply(status: status, headers: ["retry-after": value]),
                    .json(#"{"id":1}"#),
                ]
            )
            let policy = RetryPolicy(random: { .max }, now: { Self.now })
            let reply = try await client(policy).reply(to: GetItem()).reply
            #expect(reply.previousAttempts.map(\.pause) == [.seconds(seconds)])
        }
        #expect(clock.pauses == (seconds == 0 ? [] : [.seconds(seconds), .seconds(seconds)]))
    }

    @Test(arguments: ["", "soon", "-1", "1.5", "7 s", "٣", "2026-11-30T12:00:00Z"])
    func whatIsNoSuchHeaderIsAsNone(value: String) async throws {
        stub.answer(
            GetItem.self,
            inTurn: [
                TransportReply(status: 503, headers: ["Retry-After": value]), .json(#"{"id":1}"#),
            ]
        )
        let reply = try await client(RetryPolicy(base: .seconds(8), random: { 1 << 63 }))
            .reply(to: GetItem()).reply
        #expect(reply.previousAttempts.map(\.pause) == [.seconds(4)])
    }

    @Test func theCapIsThePolicys() async throws {
        stub.answer(
            GetItem.self,
            inTurn: [
                TransportReply(status: 503, headers: ["Retry-After": "20"]), .json(#"{"id":1}"#),
            ]
        )
        _ = try await client(RetryPolicy(retryAfterCap: .seconds(5))).send(GetItem())
        #expect(clock.pauses == [.seconds(5)])
    }

    /// No number of a server's is too large for a policy that lets it have any pause.
    @Test func noPauseIsTooLong() async throws {
        let longest = Duration.seconds(Int64.max)
        let digits = String(repeating: "9", count: 400)
        stub.answer(
            GetItem.self,
            inTurn: [
                TransportReply(status: 503, headers: ["Retry-After": digits]),
                TransportReply(status: 503), .json(#"{"id":1}"#),
            ]
        )
        let policy = RetryPolicy(
            base: longest,
            cap: longest,
            retryAfterCap: longest,
            random: { .max }
        )
        let client = client(policy).with(\.clock, JumpingClock(end: longest * 3))
        let attempts = try await client.reply(to: GetItem()).reply.previousAttempts
        #expect(attempts.map(\.number) == [1, 2] && attempts[0].pause == longest)
    }

    private func keys(
        _ policy: RetryPolicy,
        in header: String = "Idempotency-Key",
        _ encoding: @escaping @Sendable (inout RequestEncoder) -> Void = { _ in }
    ) async -> [String?] {
        let stub = StubTransport()
        stub.answer(Probe.self, status: 503)
        let client = EndpointClient<Sample>(retry: policy, transport: stub, clock: clock)
        _ = try? await client.send(Probe(encoding: encoding))
        return stub.requests.map { $0.urlRequest.value(forHTTPHeaderField: header) }
    }

    @Test func aKeyLetsAPostBeSentAgain() async throws {
        let first = await keys(RetryPolicy.standard.sendingIdempotencyKey())
        #expect(first.count == 3 && Set(first).count == 1)
        let key = try #require(first[0])
        #expect(UUID(uuidString: key) != nil && key == key.lowercased())
        let second = await keys(RetryPolicy.standard.sendingIdempotencyKey())
        #expect(second.count == 3 && second[0] != key)
    }

    /// Version 4 and the variant of RFC 9562 §4.1, around the generator's bits.
    @Test func theKeyIsTheGenerators() async {
        let policy = RetryPolicy(random: { 0 }).sendingIdempotencyKey(in: "X-Once")
        let zero = "00000000-0000-4000-8000-000000000000"
        #expect(await keys(policy, in: "X-Once") == [zero, zero, zero])
        let ones = RetryPolicy(maximumAttempts: 1, random: { .max }).sendingIdempotencyKey()
        #expect(await keys(ones) == ["ffffffff-ffff-4fff-bfff-ffffffffffff"])
        let numbers = Locked<[UInt64]>([0x1122_3344_5566_7788, 0x0011_2233_4455_6677])
        let two = RetryPolicy(maximumAttempts: 1, random: { numbers.withLock { $0.removeLast() } })
            .sendingIdempotencyKey()
        #expect(await keys(two) == ["00112233-4455-4677-9122-334455667788"])
    }

    @Test func theRequestsOwnKeyIsKept() async {
        let policy = RetryPolicy(random: { 0 }).sendingIdempotencyKey()
        let sent = await keys(policy) { $0.header("idempotency-key", "mine") }
        #expect(sent == ["mine", "mine", "mine"])
    }

    @Test func whatIsIdempotentNeedsNoKey() async {
        stub.answer(GetItem.self, status: 503)
        _ = try? await client(RetryPolicy(random: { 0 }).sendingIdempotencyKey()).send(GetItem())
        #expect(stub.requests.count == 3)
        let fields = stub.requests[0].urlRequest.allHTTPHeaderFields ?? [:]
        #expect(fields["Idempotency-Key"] == nil)
    }

    @Test func aFileThatIsGoneIsNotSentAgain() async throws {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("retry-\(UUID().uuidString).bin")
        try Data("content".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        stub.answer(Probe.self) { request in
            if request.attempt == 2 { try FileManager.default.removeItem(at: file) }
            return TransportReply(status: 503)
        }
        let policy = RetryPolicy(maximumAttempts: 5, random: { 0 }).sendingIdempotencyKey()
        let error = await #expect(throws: EndpointError<Never>.self) {
            try await client(policy).send(Probe { $0.binary(.file(file)) })
        }
        #expect(stub.requests.count == 2)
        #expect(error?.description == "POST /probe: status 503 after 2 attempts")
        #expect(stub.requests[1].upload?.pieces == [.file(file)])
    }
}
