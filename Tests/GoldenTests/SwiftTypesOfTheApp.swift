import EndpointsRuntime
import Foundation

// Types of an app that the spec SwiftTypes names.

/// Reads and writes itself as JSON: `"12.50 EUR"`.
struct Money: Hashable, Sendable, JSONReadable, JSONWritable {
    var amount: Decimal
    var currency: String

    init(amount: Decimal, currency: String) {
        self.amount = amount
        self.currency = currency
    }

    init(from json: inout JSONReader) throws(JSONError) {
        let words = try json.string().split(separator: " ")
        guard words.count == 2, let amount = Decimal(string: String(words[0])) else {
            throw json.error(expected: "an amount of money")
        }
        self.init(amount: amount, currency: String(words[1]))
    }

    func write(to json: inout JSONWriter) {
        json.string("\(amount) \(currency)")
    }
}

/// Is `Codable` alone.
struct Owner: Codable, Hashable, Sendable {
    var name: String
    var since: Date?
}

/// Is generic and `Codable` alone.
struct Percentage<Value: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    var value: Value

    init(value: Value) { self.value = value }

    init(from decoder: any Decoder) throws {
        value = try decoder.singleValueContainer().decode(Value.self)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}
