import EndpointsRuntime
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// `const` (JSON Schema 2020-12 Validation §6.1.3): no initializer takes it, it is always written,
/// and another value is an error.
struct ConstantTests {
    static let json =
        #"{"type":"circle","radius":1.5,"version":2,"ratio":0.5,"filled":true,"parent":null,"#
        + #""link":null,"tags":["a",{"b":[]},{}],"schema":"v1","class":"round","corners":[0],"#
        + #""unit":"cm"}"#

    @Test func constantsAreAlwaysWritten() throws {
        let circle = ConstantProperties.Circle(radius: 1.5, corners: [._0], unit: .cm)
        #expect(try circle.text == Self.json)
        #expect(circle.type == "circle")
        #expect(circle.version == 2)
        #expect(circle.tags == ["a", ["b": []], [:]])
    }

    @Test func constantsAreRead() throws {
        let circle = try ConstantProperties.Circle(text: Self.json)
        #expect(circle == ConstantProperties.Circle(radius: 1.5, corners: [._0], unit: .cm))
        let data = try JSONEncoder().encode(circle)
        #expect(try JSONDecoder().decode(ConstantProperties.Circle.self, from: data) == circle)
    }

    @Test func optionalConstantsMayBeAbsentOrNull() throws {
        let text = Self.json.replacing(#""schema":"v1","class":"round""#, with: #""class":null"#)
        #expect(try ConstantProperties.Circle(text: text).text == Self.json)
    }

    @Test(
        arguments: [
            (#""circle""#, #""square""#, #"type: expected "circle", found "square""#),
            (#""circle""#, "12", #"type: expected "circle", found 12"#),
            (#":2"#, ":3", "version: expected 2, found 3"),
            ("0.5", "0.25", "ratio: expected 0.5, found 0.25"),
            ("true", "false", "filled: expected true, found false"),
            (#""parent":null"#, #""parent":{}"#, "parent: expected null, found an object"),
            (#"["a",{"b":[]},{}]"#, "[]", #"tags: expected ["a",{"b":[]},{}], found an array"#),
            (#""v1""#, #""v2""#, #"schema: expected "v1", found "v2""#),
            ("[0]", "[1]", "corners[0]: expected 0, found 1"),
            (#""cm""#, #""in""#, #"unit: expected "cm", found "in""#),
        ]
    )
    func anotherValueIsAnError(_ right: String, _ wrong: String, _ message: String) {
        let error = #expect(throws: JSONError.self) {
            try ConstantProperties.Circle(text: Self.json.replacing(right, with: wrong))
        }
        #expect(error?.description.hasPrefix(message + " (") == true)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(
                ConstantProperties.Circle.self,
                from: Data(Self.json.replacing(right, with: wrong).utf8)
            )
        }
    }

    @Test func aMissingConstantIsNamed() {
        let error = #expect(throws: JSONError.self) {
            try ConstantProperties.Circle(
                text: Self.json.replacing(#""type":"circle","#, with: "")
            )
        }
        #expect(error?.description.contains("'type'") == true)
    }

    @Test func constantsOfABodyAreNoParameters() throws {
        let request = try ConstantProperties.CreatePing(id: 7).urlRequest()
        #expect(
            request.httpBody.map { String(decoding: $0, as: UTF8.self) }
                == #"{"jsonrpc":"2.0","id":7,"method":"ping","params":{"deep":[1,null]}}"#
        )
    }
}
