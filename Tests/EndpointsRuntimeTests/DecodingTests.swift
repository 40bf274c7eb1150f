import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

/// What `Response` may be, and what each kind makes of a body.
struct DecodingTests {
    /// Read from JSON bytes alone.
    struct Readable: JSONReadable, Sendable, Equatable {
        var value: Int64
        init(value: Int64) { self.value = value }
        init(from json: inout JSONReader) throws(JSONError) { value = try json.int64() }
    }

    /// Decoded alone.
    struct Plain: Decodable, Sendable, Equatable {
        var owner: Owner
        struct Owner: Decodable, Sendable, Equatable {
            var created: Date
            var names: [String]
        }
    }

    /// Both, and they differ: the direct way is taken.
    struct Both: JSONReadable, Decodable, Sendable, Equatable {
        var text: String
        init(_ text: String) { self.text = text }
        init(from json: inout JSONReader) throws(JSONError) {
            try json.skip()
            text = "read"
        }
        init(from decoder: any Decoder) throws { text = "decoded" }
    }

    struct GetReadable: Requestable {
        typealias API = Sample
        typealias Response = Readable
        static var endpoint: Endpoint { .init(.get, "/readable") }
    }
    struct GetPlain: Requestable {
        typealias API = Sample
        typealias Response = Plain
        static var endpoint: Endpoint { .init(.get, "/plain") }
    }
    struct GetBoth: Requestable {
        typealias API = Sample
        typealias Response = Both
        static var endpoint: Endpoint { .init(.get, "/both") }
    }
    struct GetList: Requestable {
        typealias API = Sample
        typealias Response = [String: [Item]]
        static var endpoint: Endpoint { .init(.get, "/list") }
    }
    struct GetPlainList: Requestable {
        typealias API = Sample
        typealias Response = [Plain]
        static var endpoint: Endpoint { .init(.get, "/plains") }
    }
    struct GetMaybe: Requestable {
        typealias API = Sample
        typealias Response = Item?
        static var endpoint: Endpoint { .init(.get, "/maybe") }
    }
    struct GetMaybePlain: Requestable {
        typealias API = Sample
        typealias Response = Plain?
        static var endpoint: Endpoint { .init(.get, "/maybe-plain") }
    }
    struct GetText: Requestable {
        typealias API = Sample
        typealias Response = String
        static var endpoint: Endpoint { .init(.get, "/text") }
    }
    struct GetJSONText: Requestable {
        typealias API = Sample
        typealias Response = String
        static var endpoint: Endpoint { .init(.get, "/json-text") }
        static func decode(_ reply: Reply) throws(JSONError) -> String { try reply.json() }
    }
    struct GetBytes: Requestable {
        typealias API = Sample
        typealias Response = Data
        static var endpoint: Endpoint { .init(.get, "/bytes") }
    }

    private func response<R: Requestable>(
        to request: R,
        _ body: String,
        status: Int = 200
    ) async throws(EndpointError<R.Failure>) -> R.Response where R.API == Sample {
        let stub = StubTransport()
        stub.answer(R.self, TransportReply(status: status, body: Data(body.utf8)))
        return try await EndpointClient<Sample>(transport: stub).send(request)
    }

    @Test func eachKindIsDecoded() async throws {
        #expect(try await response(to: GetReadable(), "7") == Readable(value: 7))
        #expect(try await response(to: GetBoth(), "{}") == Both("read"))
        #expect(try await response(to: GetItem(), #"{"id":1}"#) == Item(id: 1))
        #expect(try await response(to: GetList(), #"{"a":[{"id":1}]}"#) == ["a": [Item(id: 1)]])
        #expect(try await response(to: GetText(), #""a""#) == #""a""#)
        #expect(try await response(to: GetJSONText(), #""a""#) == "a")
        #expect(try await response(to: GetBytes(), "\u{1}") == Data([1]))
        try await response(to: Probe(), "no JSON")
        let plain = try await response(
            to: GetPlain(),
            #"{"owner":{"created":"2024-05-01T12:00:00.5Z","names":["a"]}}"#
        )
        #expect(plain.owner.created == Date(timeIntervalSince1970: 1_714_564_800.5))
    }

    @Test(arguments: [200, 202, 204])
    func emptyBodyIsNothing(status: Int) async throws {
        #expect(try await response(to: GetMaybe(), "", status: status) == nil)
        #expect(try await response(to: GetMaybePlain(), "", status: status) == nil)
        #expect(try await response(to: GetText(), "", status: status) == "")
        #expect(try await response(to: GetBytes(), "", status: status) == Data())
        try await response(to: Probe(), "", status: status)
    }

    @Test func nullIsNothing() async throws {
        #expect(try await response(to: GetMaybe(), "null") == nil)
        #expect(try await response(to: GetMaybePlain(), "null") == nil)
        #expect(try await response(to: GetMaybe(), #"{"id":1}"#) == Item(id: 1))
    }

    @Test func emptyBodyOfRequiredValueIsTold() async throws {
        let errors = [
            await problem(of: GetItem(), "", status: 204),
            await problem(of: GetPlain(), ""),
        ]
        for error in errors {
            #expect(error == "expected a JSON value, found an empty body (byte 0)")
        }
    }

    private func problem<R: Requestable>(
        of request: R,
        _ body: String,
        status: Int = 200
    ) async -> String? where R.API == Sample {
        do {
            _ = try await response(to: request, body, status: status)
            return nil
        } catch .decoding(let error, let reply) {
            #expect(reply.text() == body)
            return "\(error)"
        } catch {
            return "\(error)"
        }
    }

    @Test func problemHasItsPath() async {
        let text = await problem(of: GetList(), #"{"a":[{"id":1},{"id":"x"}]}"#)
        #expect(text?.hasPrefix("a[1].id: expected ") == true)
        #expect(text?.hasSuffix(#", found "x" (byte 21)"#) == true)
    }

    /// What Foundation's decoder finds is told with the place that it does not know.
    @Test(arguments: [
        (
            #"[{"owner":{"created":12,"names":[]}}]"#,
            "[0].owner.created: expected a value of type String, found 12 (byte 21)"
        ),
        (
            #"[{"owner":{"created":"soon","names":[]}}]"#,
            #"[0].owner.created: expected a date-time, found "soon" (byte 21)"#
        ),
        (
            #"[{"owner":{"names":["a",null],"created":"2024-05-01T12:00:00Z"}}]"#,
            "[0].owner.names[1]: expected a value of type String, found null (byte 24)"
        ),
        (
            #"[ {"owner":{"names":[]}}]"#,
            "[0].owner: expected an object with the key 'created', found an object (byte 11)"
        ),
    ])
    func decodingErrorHasItsPlace(body: String, expected: String) async {
        #expect(await problem(of: GetPlainList(), body) == expected)
    }

    @Test func modelInAnotherTypesCoderHasItsPlaceToo() async {
        struct Wrapper: Decodable, Sendable { var items: [Item] }
        struct GetWrapper: Requestable {
            typealias API = Sample
            typealias Response = Wrapper
            static var endpoint: Endpoint { .init(.get, "/wrapper") }
        }
        #expect(
            await problem(of: GetWrapper(), #"{"items":[{"id":1},{"id":"x"}]}"#)
                == #"items[1].id: expected a value of type Int64, found "x" (byte 25)"#
        )
    }

    @Test func textThatIsNoJSONIsToldAtItsPlace() async {
        let text = await problem(of: GetPlain(), #"{"owner": <html>"#)
        #expect(text?.contains("owner: expected") == true && text?.contains("byte 10") == true)
    }

    @Test func decodingDoesNotRunOnTheCallersActor() async throws {
        struct Where: JSONReadable, Sendable {
            var isMainThread: Bool
            init(from json: inout JSONReader) throws(JSONError) {
                try json.skip()
                isMainThread = Thread.isMainThread
            }
        }
        struct GetWhere: Requestable {
            typealias API = Sample
            typealias Response = Where
            static var endpoint: Endpoint { .init(.get, "/where") }
        }
        let isMainThread = try await Task { @MainActor in
            let stub = StubTransport()
            stub.answer(GetWhere.self, json: "{}")
            return try await EndpointClient<Sample>(transport: stub).send(GetWhere()).isMainThread
        }.value
        #expect(!isMainThread)
    }

    @Test(
        arguments: [
            (JSONLimits(depth: 2), "at most 2 levels of objects and arrays"),
            (JSONLimits(size: 16), "at most 16 bytes"),
            (JSONLimits(numberLength: 2), "a number of at most 2 bytes"),
            (JSONLimits(depth: 3, size: 18, numberLength: 3), nil),
        ] as [(JSONLimits, String?)]
    )
    func limitsAreTheClients(limits: JSONLimits, expected: String?) async {
        let stub = StubTransport()
        stub.answer(GetList.self, json: #"{"a":[{"id":101}]}"#)
        let client = EndpointClient<Sample>(transport: stub, limits: limits)
        var problem: JSONError?
        do {
            _ = try await client.send(GetList())
        } catch EndpointError<Never>.decoding(let error, _) {
            problem = error
        } catch {
            Issue.record(error)
        }
        #expect(problem?.expected == expected)
    }

    @Test func decodersHaveTheLimitOfSize() throws {
        let body = Data("[1]".utf8)
        let endpoint = Endpoint(.get, "/list")
        let fitting = Reply(
            status: 200,
            body: body,
            endpoint: endpoint,
            limits: JSONLimits(size: 3)
        )
        let numbers: [Int] = try fitting.decoded()
        #expect(numbers == [1])
        let small = Reply(status: 200, body: body, endpoint: endpoint, limits: JSONLimits(size: 2))
        let error = #expect(throws: JSONError.self) {
            let _: [Int] = try small.decoded()
        }
        #expect(error?.expected == "at most 2 bytes")
    }
}
