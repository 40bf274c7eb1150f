import EndpointsJSON
import Foundation
import Testing

/// Members of a union of which the one is taken that knows the most of a value.
@Suite(.serialized)
struct ClosestTests {
    static let parcels: [(String, Parcel)] = [
        // Both know all: the first.
        (#"{"grade":"first"}"#, .letter(.init(grade: .first))),
        (#"{"weight":2}"#, .box(.init(weight: 2))),
        (#"{"weight":2,"to_name":"x"}"#, .letter(.init(toName: "x"))),
        // One key each is unknown, which only the box keeps; the dictionary knows none.
        (#"{"weight":2,"to_name":3}"#, .box(.init(weight: 2, others: ["to_name": 3]))),
        (#"{"a":1}"#, .box(.init(others: ["a": 1]))),
        (#"{"weight":"x"}"#, .letter(.init())),
        // A null that is not kept is not known; one that is kept is.
        (#"{"weight":null}"#, .letter(.init())),
        (#"{"weight":null,"a":1}"#, .box(.init(others: ["a": 1]))),
        (#"{"weight": null, "grade":"first"}"#, .letter(.init(grade: .first))),
        (#"{"note":null}"#, .box(.init(note: .null))),
        (#"{}"#, .letter(.init())),
        // What is wrong within is less than a key that is unknown.
        (#"{"grade":"third","weight":1}"#, .box(.init(grade: .unrecognized("third"), weight: 1))),
        (
            #"{"inner":{"weight":1,"inner":{"weight":2}},"to_name":"x"}"#,
            .letter(
                .init(toName: "x", inner: .box(.init(inner: .box(.init(weight: 2)), weight: 1)))
            )
        ),
        (#"[1]"#, .unrecognized([1])),
        (#"{"inner":true}"#, .letter(.init(inner: .unrecognized(true)))),
    ]

    @Test(arguments: parcels)
    func theOneIsTakenThatKnowsTheMost(text: String, expected: Parcel) throws {
        let data = Data(text.utf8)
        #expect(try Parcel(json: data) == expected)
        #expect(try JSONDecoder().decode(Parcel.self, from: data) == expected)
        let list = Data("[\(text),\(text)]".utf8)
        #expect(try [Parcel](json: list) == [expected, expected])
        #expect(try JSONDecoder().decode([Parcel].self, from: list) == [expected, expected])
        let converting = JSONDecoder()
        converting.keyDecodingStrategy = .convertFromSnakeCase
        if text.contains("to_name") == text.contains(#""to_name":"x""#) {
            #expect(try converting.decode(Parcel.self, from: data) == expected)
        }
    }

    /// Each level is read for each member; were what is inside compared anew each time, sixty levels
    /// would cost 2⁶⁰ readings.
    @Test func hostileNestingCostsNoMoreThanItsDepth() throws {
        func nested(_ depth: Int) -> Data {
            let text =
                String(repeating: #"{"z":"","inner":"#, count: depth) + "true"
                + String(repeating: "}", count: depth)
            return Data(text.utf8)
        }
        let (short, long) = (nested(20), nested(60))
        let ratio = ProcessorTime.ratio(
            of: { _ = try? Parcel(json: long) },
            to: { _ = try? Parcel(json: short) },
            enough: 12
        )
        #expect(ratio <= 20)
        let coded = try JSONDecoder().decode(Parcel.self, from: nested(12))
        #expect(try coded == Parcel(json: nested(12)))
    }
}
