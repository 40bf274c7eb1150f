import EndpointsRuntime
import Foundation
import Testing

/// Two models are equal where all their properties are, as the compiler's `==` has it, and equal ones
/// have equal hashes.
struct EqualityTests {
    @Test func everyScalarCounts() throws {
        try expectEveryPropertyCounts(Scalars.Sample.self, Self.scalars)
        try expectEveryPropertyCounts(
            Scalars.Reading.self,
            Self.scalars.map { Property($0.key, $0.json, $0.other, nil) }
        )
        try expectEveryPropertyCounts(
            Scalars.Series.self,
            Self.scalars.map {
                Property($0.key, "[\($0.json)]", "[\($0.other!)]", "[]", "[\($0.json),\($0.json)]")
            }
        )
    }

    @Test func missingAndNullAndAValueAreThree() throws {
        try expectEveryPropertyCounts(
            OptionalNullable.Profile.self,
            [
                Property("name", #""a""#, #""b""#), Property("bio", "null", #""b""#, nil),
                Property("age", "1", "2", "null", nil),
                Property("tags", "[]", "null", #"["a"]"#, nil),
                Property("mood", #""good""#, #""bad""#, #""so so""#, "null", nil),
                Property("address", #"{"city":"a"}"#, #"{"city":"b"}"#, "null", nil),
                Property("until", "5", "6", "null", nil),
                Property("days", "[1]", "[2]", "null", nil),
                Property("extra", "1", "null", nil), Property("nick", #""n""#, #""m""#, nil),
            ]
        )
    }

    @Test func membersOfTuplesCount() throws {
        try expectEveryPropertyCounts(
            Tuples.Star.self,
            [
                Property("position", "[1,2]", "[2,2]", "[1,1]"),
                Property("seen", "[1,2]", "[1,3]", "[0,2]", "[1,null]"),
                Property("lines", #"[["a","thin"]]"#, #"[["a","thick"]]"#, #"[["b","thin"]]"#),
                Property(
                    "path",
                    #"["a",{"x":1}]"#,
                    #"["a",{"x":2}]"#,
                    #"["a"]"#,
                    #"["b",{"x":1}]"#
                ),
                Property("days", "[true,1]", "[false,1]", "[true,2]", "[true]"),
            ]
        )
    }

    @Test func keysThatTheSpecDoesNotNameCount() throws {
        try expectEveryPropertyCounts(
            AdditionalProperties.Totals.self,
            [
                Property("currency", #""EUR""#, #""USD""#),
                Property("additionalProperties", "true", "false", nil),
                Property("net", "1", "2", nil),
            ]
        )
    }

    @Test func whatIsKeptApartCounts() throws {
        let comment = #"{"text":"b","answers":[]}"#
        let another = #"{"text":"c","answers":[]}"#
        try expectEveryPropertyCounts(
            StraightRecursion.Comment.self,
            [
                Property("text", #""a""#, #""b""#), Property("parent", comment, another, nil),
                Property("answers", "[\(comment)]", "[\(another)]", "[]"),
                Property("byLanguage", #"{"en":\#(comment)}"#, #"{"en":\#(another)}"#, "{}", nil),
                Property(
                    "quote",
                    #"{"comment":\#(comment),"from":1}"#,
                    #"{"comment":\#(another),"from":1}"#,
                    #"{"comment":\#(comment),"from":2}"#,
                    nil
                ),
            ]
        )
        try expectEveryPropertyCounts(
            StraightRecursion.Change.self,
            [
                Property("title", #""a""#, #""b""#, nil),
                Property("undoes", #"{"title":"b"}"#, #"{"title":"c"}"#, "null", nil),
            ]
        )
        try expectEveryPropertyCounts(
            CodeNames.Hidden.self,
            [
                Property("type", #""a""#, #""b""#), Property("sort", #""s""#, #""t""#),
                Property("text", #""s""#, #""t""#),
                Property(
                    "field",
                    NameTests.fields,
                    NameTests.fields.replacing(#""o""#, with: #""p""#)
                ),
                Property("名前", #""x""#, #""y""#), Property("fields", "[]", "[\(NameTests.fields)]"),
            ]
        )
    }

    /// The parameter of the function that compares, and what it compares with, give way to properties
    /// of their names.
    @Test func propertiesAreCalledAsTheFunctionsOwn() throws {
        let names = NameTests.fields
        let fields = try CodeNames.Fields(text: names)
        for (part, another) in [
            (#""other":"o""#, #""other":"p""#), (#""pairs":[6]"#, #""pairs":[7]"#),
            (#""pairs":[6]"#, #""compare":{"value":"json","json":[]}"#),
            (
                #""self":"00000000-0000-0000-0000-000000000002""#,
                #""self":"00000000-0000-0000-0000-000000000003""#
            ), (#""failure":[5]"#, #""hash":{"value":"json","json":[]},"failure":[5]"#),
        ] {
            let changed = names.replacing(part, with: another)
            #expect(changed != names)
            #expect(try CodeNames.Fields(text: changed) != fields, "\(another)")
        }
    }

    /// IEEE 754-2019 §5.11: what is not a number is equal to nothing, and the zeros are equal.
    @Test func numbersAreComparedAsIEEE754Has() {
        let position = Tuples.Star.Position(latitude: .nan, longitude: 0)
        #expect(position != position)
        let zero = Tuples.Star.Position(latitude: 0, longitude: 0)
        let negative = Tuples.Star.Position(latitude: -0.0, longitude: 0)
        #expect(zero == negative)
        #expect(zero.hashValue == negative.hashValue)
    }

    /// Every type of the format, and two values of it.
    private static let scalars = [
        Property("string", #""a""#, #""b""#), Property("integer", "1", "2"),
        Property("number", "0.5", "1.5"), Property("boolean", "true", "false"),
        Property("date-time", #""2024-02-29T23:59:58Z""#, #""2024-02-29T23:59:59Z""#),
        Property("date", #""2024-02-29""#, #""2024-02-28""#),
        Property("time", #""23:59:58""#, #""23:59:59""#),
        Property("date-time-local", #""2024-02-29T23:59:58""#, #""2024-02-29T23:59:59""#),
        Property("duration", #""P1D""#, #""P2D""#), Property("unixtime", "1", "2"),
        Property("unixtime-ms", "1", "2"),
        Property(
            "http-date",
            #""Sun, 06 Nov 1994 08:49:37 GMT""#,
            #""Sun, 06 Nov 1994 08:49:38 GMT""#
        ),
        Property(
            "uuid",
            #""6ba7b810-9dad-11d1-80b4-00c04fd430c8""#,
            #""6ba7b810-9dad-11d1-80b4-00c04fd430c9""#
        ), Property("uri", #""https://example.com/a""#, #""https://example.com/b""#),
        Property("byte", #""Zm9v""#, #""Zm9vYmE=""#), Property("int32", "1", "2"),
        Property("int64", "1", "2"), Property("uint32", "1", "2"), Property("uint64", "1", "2"),
        Property("float", "0.25", "0.5"), Property("double", "1e300", "1e299"),
        Property("decimal", "0.1", "0.2"), Property("any", #"{"a":1}"#, #"{"a":2}"#),
    ]
}

/// A key of an object, its value as JSON, and others that it may have: nil is none.
private struct Property {
    let key: String
    let json: String
    let others: [String?]

    init(_ key: String, _ json: String, _ others: String?...) {
        self.key = key
        self.json = json
        self.others = others
    }

    var other: String? { others[0] }
}

/// Expects a model to equal one of the same JSON, and none in whose JSON one property is another.
private func expectEveryPropertyCounts<Model: JSONModel & Hashable>(
    _ type: Model.Type,
    _ properties: [Property],
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    func model(_ key: String = "", _ json: String? = nil) throws -> Model {
        let members = properties.compactMap { property in
            (property.key == key ? json : property.json).map { "\"\(property.key)\":\($0)" }
        }
        return try Model(text: "{\(members.joined(separator: ","))}")
    }
    let base = try model()
    #expect(
        Mirror(reflecting: base).children.count == properties.count,
        "a property of \(type) is not tried",
        sourceLocation: sourceLocation
    )
    let same = try model()
    #expect(same == base, sourceLocation: sourceLocation)
    #expect(same.hashValue == base.hashValue, sourceLocation: sourceLocation)
    #expect(Set([same, base]).count == 1, sourceLocation: sourceLocation)
    for property in properties {
        for json in property.others {
            let another = try model(property.key, json)
            let words: Comment = "\(property.key): \(json ?? "none")"
            #expect(another != base, words, sourceLocation: sourceLocation)
            #expect(base != another, words, sourceLocation: sourceLocation)
            #expect(another.hashValue != base.hashValue, words, sourceLocation: sourceLocation)
        }
    }
}
