import EndpointsRuntime
import Foundation
import LoopbackServer
import Testing

@Suite("Expenses")
struct ExpensesTests {
    private static let answer = #"""
        [{"id":"e1","name":"Pizza","category":"food","payer":"Ada","amount":31.5,
          "date":"2024-05-01T19:30:00Z","participants":["Ada","Bob"]},
         {"id":"e2","name":"Tickets","category":"travel","payer":"Bob","amount":80,
          "date":"2024-04-30T08:00:00+02:00","participants":[]}]
        """#

    private static let expenses = [
        Expenses.Expense(
            id: "e1",
            name: "Pizza",
            category: "food",
            payer: "Ada",
            amount: 31.5,
            date: Date(timeIntervalSince1970: 1_714_591_800),
            participants: ["Ada", "Bob"]
        ),
        Expenses.Expense(
            id: "e2",
            name: "Tickets",
            category: "travel",
            payer: "Bob",
            amount: 80,
            date: Date(timeIntervalSince1970: 1_714_456_800),
            participants: []
        ),
    ]

    @Test("the list is asked for and read")
    func list() async throws {
        let server = try LoopbackServer(.json(200, Self.answer))
        defer { server.stop() }

        let expenses = try await EndpointClient<Expenses>(of: server).send(.listExpenses())

        expectOnly("GET /expenses HTTP/1.1", headers: ["accept: application/json"], by: server)
        #expect(expenses == Self.expenses)
        #expect(expenses.map(\.id) == ["e1", "e2"])
    }

    @Test(
        "a failing status has a sentence of its own",
        arguments: [
            (404, "What you asked for could not be found."),
            (422, "The server did not accept the request (status 422)."),
            (503, "The server has a problem (status 503). Please try again later."),
        ]
    )
    func status(code: Int, shown: String) async throws {
        let server = try LoopbackServer(.text(code, "no"))
        defer { server.stop() }

        let error = try await #require(throws: EndpointError<Never>.self) {
            try await EndpointClient<Expenses>(of: server).send(.listExpenses())
        }

        guard case .status(let reply) = error else {
            Issue.record(error)
            return
        }
        #expect(reply.status == code)
        #expect(reply.text() == "no")
        #expect(error.sentence.status == code)
        #expect(error.localizedDescription == shown)
        #expect("\(error)".contains("GET /expenses"))
        #expect("\(error)".contains("\(code)"))
    }

    @Test("a host that has no address is told apart")
    func unknownHost() async throws {
        let client = EndpointClient<Expenses>(server: "http://expenses.invalid")
        let error = try await #require(throws: EndpointError<Never>.self) {
            try await client.send(.listExpenses())
        }
        #expect(error.sentence.key == .hostNotFound)
        #expect(error.localizedDescription == "The server could not be found.")
        #expect(error.statusCode == nil && !error.isOffline && !error.isTimeout)
    }

    @Test("nothing is sent while there is no connection, and it is told as such")
    func offline() async throws {
        let server = try LoopbackServer(.json(200, "[]"))
        defer { server.stop() }
        let network = Network(isOffline: true)
        let client = EndpointClient<Expenses>(
            server: EndpointServer(server.url),
            connectivity: network
        )

        let error = try await #require(throws: EndpointError<Never>.self) {
            try await client.send(.listExpenses())
        }
        guard case .notConnected = error else {
            Issue.record(error)
            return
        }
        #expect(error.sentence.key == .notConnected)
        #expect(server.connectionCount == 0)

        await network.setOffline(false)
        #expect(try await client.send(.listExpenses()).isEmpty)
    }

    @Test("a loader drives a view: list, loading, message")
    @MainActor
    func loader() async throws {
        let server = try LoopbackServer(.json(200, Self.answer), .text(500, "no"))
        defer { server.stop() }
        let loader = EndpointLoader(.listExpenses(), with: EndpointClient<Expenses>(of: server))
        #expect(loader.value == nil && !loader.isLoading && loader.message == nil)

        await loader.load()
        #expect(loader.value == Self.expenses && loader.message == nil)

        await loader.load()
        #expect(loader.value == Self.expenses && !loader.isLoading)
        #expect(loader.message != nil)
    }

    @Test("a reload ends the request before it; a cancelled one leaves what was there")
    @MainActor
    func reloadAndCancel() async throws {
        let server = try LoopbackServer { request in
            request.index == 1 ? .json(200, Self.answer) : .hang
        }
        defer { server.stop() }
        let loader = EndpointLoader(.listExpenses(), with: EndpointClient<Expenses>(of: server))
        guard case .idle = loader.state else {
            Issue.record("not idle")
            return
        }

        loader.reload()
        #expect(loader.isLoading && loader.value == nil)
        try await server.received(count: 1)
        await loader.load()
        try await server.disconnected(count: 1)
        #expect(loader.value == Self.expenses && !loader.isLoading && loader.message == nil)

        loader.reload()
        #expect(loader.isLoading && loader.value == Self.expenses)
        try await server.received(count: 3)
        loader.cancel()
        try await server.disconnected(count: 2)
        #expect(loader.value == Self.expenses && !loader.isLoading && loader.message == nil)
    }

    /// What a test says of the network.
    private actor Network: Connectivity {
        private(set) var isOffline: Bool

        init(isOffline: Bool) { self.isOffline = isOffline }

        func setOffline(_ isOffline: Bool) { self.isOffline = isOffline }
    }
}
