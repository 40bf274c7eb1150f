import EndpointsRuntime
import Foundation

/// An API written by hand, as a user would.
enum Sample: EndpointAPI {
    static var servers: [EndpointServer] { ["https://api.example.com/v1"] }
}

struct Item: JSONModel, Hashable {
    var id: Int64
    var name: String?

    init(id: Int64, name: String? = nil) {
        self.id = id
        self.name = name
    }

    init(from json: inout JSONReader) throws(JSONError) {
        id = 0
        let outer = try json.enterObject()
        while try json.nextRound() {
            try json.int64(&id, "id")
            try json.string(&name, "name")
        }
        try json.leaveObject(outer)
    }

    func write(to json: inout JSONWriter) {
        json.beginObject()
        json.int64(id, "id")
        json.string(name, "name")
        json.endObject()
    }
}

struct GetItem: Requestable {
    typealias API = Sample
    typealias Response = Item
    static var endpoint: Endpoint { .init(.get, "/items/{id}") }
    var id: String = "1"
    func encode(to request: inout RequestEncoder) { request.path("id", id) }

    enum Failure: FailureResponse {
        case notFound(Item)

        init?(_ reply: Reply) throws(JSONError) {
            switch reply.status {
            case 404: self = .notFound(try reply.json())
            default: return nil
            }
        }
    }
}

struct CreateItem: Requestable {
    typealias API = Sample
    typealias Response = Item
    static var endpoint: Endpoint { .init(.post, "/items") }
    var item: Item
    func encode(to request: inout RequestEncoder) { request.body(item) }
}

/// A request that encodes whatever a test wants.
struct Probe: Requestable {
    typealias API = Sample
    typealias Response = Void
    static var endpoint: Endpoint { .init(.post, "/probe") }
    var encoding: @Sendable (inout RequestEncoder) -> Void = { _ in }
    func encode(to request: inout RequestEncoder) { encoding(&request) }
}

/// The same with a method that has no body.
struct GetProbe: Requestable {
    typealias API = Sample
    typealias Response = Void
    static var endpoint: Endpoint { .init(.get, "/probe") }
    var encoding: @Sendable (inout RequestEncoder) -> Void = { _ in }
    func encode(to request: inout RequestEncoder) { encoding(&request) }
}
