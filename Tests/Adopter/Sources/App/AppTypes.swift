// An app's own types, named like those of the runtime, of the specs, and of Swift.

enum HTTPMethod: String {
    case get
}

protocol Requestable {
    var method: HTTPMethod { get }
}

struct Endpoint: Requestable {
    var method: HTTPMethod
}

enum Endpoints {
    static let all = [Endpoint(method: .get)]
}

struct Server {
    var endpoints = Endpoints.all
}

struct User {
    var server = Server()
}

struct Task {
    var user = User()
}

struct Reply {}

struct Status {}

/// What the app found where something else was expected.
struct Error: Swift.Error {
    var message: String
}
