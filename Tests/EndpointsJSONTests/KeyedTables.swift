import EndpointsJSON
import Foundation

/// A model with dictionaries, whose keys are data.
struct KeyedTables: JSONModel, Equatable {
    var plain: [String: Int]
    var times: [[String: Date]]

    init(plain: [String: Int], times: [[String: Date]]) {
        self.plain = plain
        self.times = times
    }

    init(from json: inout JSONReader) throws(JSONError) {
        plain = [:]
        times = []
        let outer = try json.enterObject()
        while try json.nextRound() {
            try json.dictionary(&plain, "plain")
            if try json.required("times") {
                times = try json.array { json throws(JSONError) in
                    try json.dictionary { json throws(JSONError) in try json.unixTime() }
                }
            }
        }
        try json.leaveObject(outer)
    }

    func write(to json: inout JSONWriter) {
        json.beginObject()
        json.dictionary(plain, "plain")
        json.array(times, "times") { json, times in
            json.dictionary(times) { json, time in json.unixTime(time) }
        }
        json.endObject()
    }
}
