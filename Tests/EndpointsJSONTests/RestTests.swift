import EndpointsJSON
import Foundation
import Testing

/// The keys that a model does not name, kept and written back.
struct RestTests {
    @Test(
        arguments: [
            (#"{"id":"a"}"#, [:]), (#"{"id":"a","x":1}"#, ["x": 1]),
            (#"{"x":1,"id":"a"}"#, ["x": 1]),
            (#"{"x":1,"y":[2],"id":"a","z":{}}"#, ["x": 1, "y": [2], "z": [:]]),
            (#"{"z":null,"created_at":5,"y":"","id":"a"}"#, ["z": .null, "y": ""]),
            (#"{"\u0078":1,"id":"a","ids":2,"i":3}"#, ["x": 1, "ids": 2, "i": 3]),
            (#"{"id":"b","x":1,"id":"a","x":2}"#, ["x": 2]),
        ] as [(String, [String: JSONValue])]
    )
    func isKept(text: String, rest: [String: JSONValue]) throws {
        let labels = try Labels(json: Data(text.utf8))
        #expect(labels.id == "a")
        #expect(labels.rest == rest)
        #expect(try Labels(json: labels.json()) == labels)
        let coded = try JSONDecoder().decode(Labels.self, from: JSONEncoder().encode(labels))
        #expect(coded == labels)
    }

    @Test func isSortedBehindTheOthers() throws {
        let text = #"{"b":1,"id":"a","a":{"x":[null]},"B":true}"#
        let labels = try Labels(json: Data(text.utf8))
        let written = String(decoding: try labels.json(), as: UTF8.self)
        #expect(written == #"{"id":"a","B":true,"a":{"x":[null]},"b":1}"#)
    }

    @Test func requiredKeysAreMissedBesideIt() {
        let error = #expect(throws: JSONError.self) {
            try [Labels](json: Data(#"[{"x":1}]"#.utf8))
        }
        #expect(error?.expected == "the key 'id'")
        #expect(error?.path.description == "[0]")
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Labels.self, from: Data(#"{"x":1}"#.utf8))
        }
    }

    @Test func mayBeAllThereIs() throws {
        let text = #"{"a":1.5,"b":0}"#
        let times = try Times(json: Data(text.utf8))
        #expect(times.times["a"] == Date(timeIntervalSince1970: 1.5))
        #expect(String(decoding: try times.json(), as: UTF8.self) == text)
        #expect(try JSONDecoder().decode(Times.self, from: Data(text.utf8)) == times)
        #expect(try Times(json: Data("{}".utf8)).times.isEmpty)
    }

    @Test func aDecoderMayConvertTheKeys() throws {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let text = #"{"created_at":5,"id":"a","x":1}"#
        let labels = try decoder.decode(Labels.self, from: Data(text.utf8))
        #expect(labels == Labels(id: "a", createdAt: 5, rest: ["x": 1]))
    }

    @Test func manyKeysCostWhatTheirLengthCosts() {
        func text(_ count: Int) -> Data {
            let members = (0..<count).map { "\"key \($0)\":\($0)," }.joined()
            return Data("{\(members)\"id\":\"a\"}".utf8)
        }
        let (short, long) = (text(200), text(800))
        let ratio = ProcessorTime.ratio(
            of: { _ = try? Labels(json: long) },
            to: { _ = try? Labels(json: short) },
            enough: 8
        )
        #expect(ratio <= 8)
    }
}
