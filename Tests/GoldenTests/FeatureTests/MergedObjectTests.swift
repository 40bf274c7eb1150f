import EndpointsRuntime
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// `allOf` (JSON Schema 2020-12 Core §10.2.1.1), and the keys that no property names (§10.3.2).
struct MergedObjectTests {
    @Test func allOfHasThePropertiesOfAll() throws {
        let owner = AllOf.Dog.Owner(email: "e", phone: "p")
        let text =
            #"{"kind":"dog","name":"Rex","age":3,"owner":{"email":"e","phone":"p"},"tags":["a"]}"#
        let dog = AllOf.Dog(name: "Rex", age: 3, owner: owner, tags: ["a"])
        try expectRoundTrip(text, dog)
        try expectRoundTrip(
            #"{"kind":"dog","name":"P","age":0,"owner":{"email":"e","phone":"p"},"mother":\#(text)}"#,
            AllOf.Puppy(name: "P", age: 0, owner: .init(email: "e", phone: "p"), mother: dog)
        )
    }

    /// What one of them requires is required of the whole.
    @Test(arguments: ["age", "owner", "kind"])
    func requiredKeysAddUp(key: String) {
        let members = [
            "kind": #""dog""#, "name": #""R""#, "age": "3", "owner": #"{"email":"e","phone":"p"}"#,
        ]
        let text = members.filter { $0.key != key }.map { "\"\($0.key)\":\($0.value)" }
        let error = #expect(throws: JSONError.self) {
            try AllOf.Dog(text: "{\(text.joined(separator: ","))}")
        }
        #expect(error?.expected == "the key '\(key)'")
    }

    @Test func theBodyMayBeMerged() throws {
        let request = try AllOf.AddDog(kind: "dog", name: "R", tricks: ["sit"]).urlRequest()
        #expect(request.httpBody == Data(#"{"kind":"dog","name":"R","tricks":["sit"]}"#.utf8))
    }

    @Test func allOfOneIsThatType() throws {
        let place = AllOfOne.Place(city: "B")
        let home: AllOfOne.Home = place
        try expectRoundTrip(
            #"{"from":{"city":"B"},"to":null,"home":{"city":"B"}}"#,
            AllOfOne.Trip(from: place, to: nil, home: home)
        )
    }

    @Test func otherKeysAreKept() throws {
        try expectRoundTrip(
            #"{"id":"1","customfield_1":{"a":[null]},"z":false}"#,
            AdditionalProperties.Issue(
                id: "1",
                additionalProperties: ["customfield_1": ["a": [.null]], "z": false]
            )
        )
        try expectRoundTrip(
            #"{"currency":"EUR","additionalProperties":true,"a":1.5}"#,
            AdditionalProperties.Totals(
                currency: "EUR",
                additionalProperties: true,
                additionalProperties_: ["a": 1.5]
            )
        )
        try expectRoundTrip(
            #"{"zone":"Z","a":1.5,"b":null}"#,
            AdditionalProperties.Times(
                zone: "Z",
                additionalProperties: ["a": Date(timeIntervalSince1970: 1.5), "b": nil]
            )
        )
        try expectRoundTrip(
            #"{"count":1,"a":{"city":"B"}}"#,
            AdditionalProperties.Places(count: 1, additionalProperties: ["a": .init(city: "B")])
        )
        let error = #expect(throws: JSONError.self) {
            try AdditionalProperties.Totals(text: #"{"a":"x","currency":"EUR"}"#)
        }
        #expect(error?.path.description == "a")
    }

    /// A server may say more than an older app knows.
    @Test func whereThereAreNoneTheyArePassedOver() throws {
        let nothing = try AdditionalProperties.Nothing(text: #"{"x":1,"id":"a"}"#)
        #expect(try nothing.text == #"{"id":"a"}"#)
    }

    @Test func bodiesMayHaveOtherKeys() throws {
        let body = AdditionalProperties.PutLabels.Body(
            scope: "s",
            additionalProperties: ["b": "1", "a": "2"]
        )
        let request = try AdditionalProperties.PutLabels(body: body).urlRequest()
        #expect(request.httpBody == Data(#"{"scope":"s","a":"2","b":"1"}"#.utf8))
    }

    /// A key that no pattern matches may have any value (JSON Schema 2020-12 Core §10.3.2.3).
    @Test func whatHasNoPatternNeedNotHaveItsType() throws {
        let notes = try PatternProperties.Notes(text: #"{"id":"i","note1":"a","since":{"y":2024}}"#)
        #expect(
            notes == PatternProperties.Notes(id: "i", additionalProperties: ["note1": "a"])
        )
        let table = #"{"cells":{"A1":1.5,"caption":"c"},"mixed":{"id":"i"}}"#
        #expect(try PatternProperties.Table(text: table).cells == ["A1": 1.5])
        // Where there are no others, their type is asked for.
        #expect(throws: JSONError.self) { try PatternProperties.Responses(text: #"{"404":1}"#) }
    }

    @Test func keysOfAPatternAreKept() throws {
        try expectRoundTrip(
            #"{"summary":"s","x-a":1,"x-b":[]}"#,
            PatternProperties.Operation(
                summary: "s",
                additionalProperties: ["x-a": 1, "x-b": []]
            )
        )
        try expectRoundTrip(
            #"{"404":"n","5XX":"s"}"#,
            PatternProperties.Responses(additionalProperties: ["404": "n", "5XX": "s"])
        )
        try expectRoundTrip(
            #"{"cells":{"A1":1.5},"mixed":{"id":"i","n":1,"s":"t"}}"#,
            PatternProperties.Table(
                cells: ["A1": 1.5],
                mixed: .init(id: "i", additionalProperties: ["n": .number(1), "s": .string("t")])
            )
        )
    }
}
