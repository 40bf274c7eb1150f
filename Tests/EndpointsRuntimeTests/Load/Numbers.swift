import EndpointsRuntime

/// An API that gives back the number it is asked for.
enum Numbers: EndpointAPI {
    static var servers: [EndpointServer] { [] }

    struct Get: Requestable {
        typealias API = Numbers
        typealias Response = Numbered
        static var endpoint: Endpoint { Endpoint(.get, "/numbers/{number}") }
        var number: Int
        func encode(to request: inout RequestEncoder) { request.path("number", number) }
    }

    struct Numbered: JSONModel {
        var number: Int

        init(from json: inout JSONReader) throws(JSONError) {
            number = 0
            let outer = try json.enterObject()
            while try json.nextRound() { try json.int(&number, "number") }
            try json.leaveObject(outer)
        }

        func write(to json: inout JSONWriter) {
            json.beginObject()
            json.int(number, "number")
            json.endObject()
        }
    }
}
