import EndpointsRuntime
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Lists of all that a list can hold.
struct ArrayTests {
    static let text =
        #"{"title":"Solaris","starts":["2024-05-01T18:00:00Z"],"cast":[{"name":"A"},{"name":"B"}],"#
        + #""crew":[],"rows":[[1,2],[],[3]],"plan":[[{"name":"C"}]],"seats":[7,null],"#
        + #""guests":[null,{"name":"D"}],"prices":[{"group":"all","amount":8.5}],"#
        + #""languages":["en","ru"],"keywords":[{"k":"v"},{}]}"#
    static let screening = Arrays.Screening(
        title: "Solaris",
        starts: [Date(timeIntervalSince1970: 1_714_586_400)],
        cast: [.init(name: "A"), .init(name: "B")],
        crew: [],
        rows: [[1, 2], [], [3]],
        plan: [[.init(name: "C")]],
        seats: [7, nil],
        guests: [nil, .init(name: "D")],
        prices: [.init(group: "all", amount: Decimal(17) / 2)],
        languages: [.en, .unrecognized("ru")],
        keywords: [["k": "v"], [:]]
    )

    @Test func theyAreReadAndWritten() throws {
        try expectRoundTrip(Self.text, Self.screening)
    }

    @Test func anOptionalListMayBeAbsent() throws {
        let text = Self.text.replacing(#""crew":[],"#, with: "")
        let screening = try Arrays.Screening(text: text)
        #expect(screening.crew == nil)
        #expect(try screening.text == text)
    }

    @Test(arguments: [
        ("rows[0][1]", "[1,2]", #"[1,"2"]"#), ("cast[1]", #"{"name":"B"}"#, "null"),
        ("plan[0][0].name", #"{"name":"C"}"#, #"{"name":3}"#), ("crew", "[]", "{}"),
        ("keywords[0].k", #"{"k":"v"}"#, #"{"k":1}"#),
    ])
    func anElementOfAnotherTypeIsToldAtItsPath(
        _ path: String,
        _ right: String,
        _ wrong: String
    ) throws {
        let text = Self.text.replacing(right, with: wrong, maxReplacements: 1)
        let error = #expect(throws: JSONError.self) { try Arrays.Screening(text: text) }
        #expect(error?.path.description == path)
    }

    @Test func answersAreLists() throws {
        #expect(try Arrays.ListScreenings.response(200, "[\(Self.text)]") == [Self.screening])
        #expect(try Arrays.ListScreenings.response(200, " [ ] ") == [])
        #expect(try Arrays.ListTitles.response(200, #"["a","\u00e9"]"#) == ["a", "é"])
        #expect(try Arrays.GetSeats.response(200, "[[1,-2],[]]") == [[1, -2], []])
        #expect(try Arrays.ReplaceScreenings.response(200, "null") == nil)
        let error = #expect(throws: JSONError.self) {
            try Arrays.GetSeats.response(200, "[[1],[2,null]]")
        }
        #expect(error?.path.description == "[1][1]")
    }

    @Test func aBodyIsAList() throws {
        let request = try Arrays.ReplaceScreenings(body: [Self.screening, Self.screening])
            .urlRequest()
        let body = request.httpBody.map { String(decoding: $0, as: UTF8.self) }
        #expect(body == "[\(Self.text),\(Self.text)]")
    }
}
