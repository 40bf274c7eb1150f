import EndpointsJSON
import Foundation

/// A model that keeps the keys which it does not name.
struct Labels: Codable, Hashable, JSONModel {
    var id: String
    var createdAt: Int?
    var rest: [String: JSONValue]
}

extension Labels {
    init(from json: inout JSONReader) throws(JSONError) {
        id = ""
        rest = [:]
        let outer = try json.enterObject()
        while try json.nextRound() {
            try json.string(&id, "id")
            try json.int(&createdAt, "created_at")
            try json.rest(&rest)
        }
        try json.leaveObject(outer)
    }

    func write(to json: inout JSONWriter) {
        json.beginObject()
        json.string(id, "id")
        json.int(createdAt, "created_at")
        json.rest(rest)
        json.endObject()
    }
}

/// Times under keys that are data, and nothing else.
struct Times: JSONModel, Equatable {
    var times: [String: Date]

    init(from json: inout JSONReader) throws(JSONError) {
        times = [:]
        let outer = try json.enterObject()
        while try json.nextRound() {
            try json.rest(&times) { json throws(JSONError) in try json.unixTime() }
        }
        try json.leaveObject(outer)
    }

    func write(to json: inout JSONWriter) {
        json.beginObject()
        json.rest(times) { json, value in json.unixTime(value) }
        json.endObject()
    }
}
