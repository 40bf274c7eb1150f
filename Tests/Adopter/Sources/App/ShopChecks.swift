import EndpointsRuntime
import EndpointsTesting
import Foundation

/// Requests of a spec whose models are called like types of the app.
enum ShopChecks {
    static let user = #"{"id":7,"name":"Ada","created_at":"2024-05-06T07:08:09.5Z","x":[1]}"#
    static let task =
        #"{"id":"8f0e2c1a-5b7d-4c3e-9f10-0123456789ab","title":"Buy","state":"later","#
        + #""price":12.50,"owner":{"id":7,"class":"gold"},"counts":{"a":1}}"#

    static func client(_ stub: StubTransport) -> EndpointClient<Shop> {
        EndpointClient(authentication: .bearer("secret"), transport: stub)
    }

    static func readsAUser() async throws {
        let stub = StubTransport()
        stub.answer(Shop.GetUser.self, json: user)
        let found = try await client(stub).send(.getUser(id: 7))
        try expect(found.name, "Ada")
        try expect(found.createdAt.timeIntervalSince1970, 1_714_979_289.5)
        try expect(found.homeURL, nil)
        let sent = Sent(stub)
        try expect(sent.url, "https://shop.example/v1/users/7")
        try expect(sent.headers["Authorization"], "Bearer secret")
        try expect(sent.headers["X-Shop-Version"], "3")
    }

    static func knowsADeclaredFailure() async throws {
        let stub = StubTransport()
        stub.answer(Shop.GetUser.self, status: 404, json: #"{"code":4,"message":"gone"}"#)
        do throws(EndpointError<Shop.GetUser.Failure>) {
            _ = try await client(stub).send(.getUser(id: 8))
        } catch {
            guard case .failure(.notFound(let problem), let reply) = error else {
                throw Error(message: "unexpected \(error)")
            }
            try expect(problem, Shop.Error(code: 4, message: "gone"))
            try expect(reply.status, 404)
            return
        }
        throw Error(message: "a failure was expected")
    }

    static func listsTasks() async throws {
        let stub = StubTransport()
        stub.answer(Shop.ListTasks.self, json: "[\(task)]")
        let tasks = try await client(stub).send(
            .listTasks(state: .none_, labels: ["a", "c"], perPage: 10)
        )
        try expect(tasks.map(\.title), ["Buy"])
        try expect(tasks[0].state, .unrecognized("later"))
        try expect(tasks[0].price, 12.5)
        try expect(tasks[0].owner.class, "gold")
        try expect(tasks[0].counts, ["a": 1])
        try expect(
            Sent(stub).url,
            "https://shop.example/v1/tasks?state=none&labels=a&labels=c&per_page=10"
        )
    }

    static func createsATask() async throws {
        let stub = StubTransport()
        stub.answer(Shop.CreateTask.self, status: 201, json: task)
        let request = Shop.CreateTask(title: "Buy", labels: ["x"], extra: ["n": 1])
        let made = try await client(stub).send(request)
        try expect(made.owner.id, 7)
        try expect(Sent(stub).method, "POST")
        try expect(Sent(stub).body, #"{"title":"Buy","labels":["x"],"extra":{"n":1}}"#)
    }

    static func updatesAUser() async throws {
        let stub = StubTransport()
        stub.answer(Shop.UpdateUser.self, status: 204)
        let body = Shop.User(
            id: 7,
            name: "Ada",
            createdAt: Date(timeIntervalSince1970: 0),
            server: Shop.Server(endpoint: Shop.Endpoint(path: "/"), httpMethod: .get)
        )
        let nothing: Void = try await client(stub).send(.updateUser(id: 7, body: body))
        _ = nothing
        try expect(
            Sent(stub).body,
            #"{"id":7,"name":"Ada","created_at":"1970-01-01T00:00:00Z","#
                + #""server":{"endpoint":{"path":"/"},"httpMethod":"GET"}}"#
        )
    }
}
