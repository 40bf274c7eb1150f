import EndpointsRuntime
import Testing

/// JSON Schema 2020-12 §6.1.2 (Validation), with the values that cannot be meant as they stand.
struct FaultsOfValuesTests {
    @Test func theOthersStay() throws {
        try expectRoundTrip(#""a""#, FaultsOfValues.WithNull.a)
        try expectRoundTrip(#""a""#, FaultsOfValues.Twice.first)
        try expectRoundTrip(#""b""#, FaultsOfValues.Twice.second)
        try expectRoundTrip("1", FaultsOfValues.Stranger._1)
        try expectRoundTrip(#""a""#, FaultsOfValues.Object.a)
        #expect(FaultsOfValues.Twice.allCases.count == 2)
    }

    @Test func valuesAreOfTheirType() throws {
        try expectRoundTrip(#""1.0""#, FaultsOfValues.Number._1_0)
        try expectRoundTrip(#""2""#, FaultsOfValues.Number._2)
        try expectRoundTrip(#""3.5""#, FaultsOfValues.Number._3_5)
        try expectRoundTrip(#""yes""#, FaultsOfValues.Boolean.yes)
        try expectRoundTrip(#""false""#, FaultsOfValues.Boolean.false)
        try expectRoundTrip("2", FaultsOfValues.Text._2)
    }

    @Test func whatIsNotListedIsKept() throws {
        try expectRoundTrip(#""c""#, FaultsOfValues.Twice.unrecognized("c"))
        try expectRoundTrip("3", FaultsOfValues.Text.unrecognized(3))
    }

    @Test func anArraysValuesAreItsElements() throws {
        let values: FaultsOfValues.Listed = try .init(text: #"["b","a"]"#)
        #expect(values == [.b, .a])
        #expect(FaultsOfValues.Empty.self == String.self)
    }
}
