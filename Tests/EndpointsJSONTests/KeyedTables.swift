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
        var fields = try json.object(["plain", "times"])
        while let key = try json.key(&fields) {
            switch key {
            case 0: plain = try json.dictionary()
            case 1:
                times = try json.array { json throws(JSONError) in
                    try json.dictionary { json throws(JSONError) in try json.unixTime() }
                }
            default: try json.skip()
            }
        }
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
