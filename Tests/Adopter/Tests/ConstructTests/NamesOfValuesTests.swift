import EndpointsRuntime
import Testing

/// JSON Schema 2020-12 §6.1.2 (Validation): `enum` lists values of any type; names beside it say nothing of them.
struct NamesOfValuesTests {
    @Test func valuesAreWrittenAsTheyStand() throws {
        try expectRoundTrip(##""#f00""##, NamesOfValues.Color.red)
        try expectRoundTrip(##""#0f0""##, NamesOfValues.Color.green)
        try expectRoundTrip("1", NamesOfValues.Level.low)
        try expectRoundTrip("3", NamesOfValues.Level.high)
        try expectRoundTrip(#""a""#, NamesOfValues.TooFew.a)
        try expectRoundTrip(#""large""#, NamesOfValues.Plain.large)
    }

    @Test func caseAndSignsCount() throws {
        try expectRoundTrip(#""asc""#, NamesOfValues.Case.asc)
        try expectRoundTrip(#""ASC""#, NamesOfValues.Case.asc2)
        try expectRoundTrip(#""name""#, NamesOfValues.Order.name)
        try expectRoundTrip(#""-name""#, NamesOfValues.Order.minusName)
        try expectRoundTrip(#""UP""#, NamesOfValues.Either.up2)
        try expectRoundTrip(#""+1""#, NamesOfValues.Signs.plus1)
        try expectRoundTrip(#""-1""#, NamesOfValues.Signs.minus1)
        try expectRoundTrip(#""""#, NamesOfValues.Signs.empty)
    }

    @Test func numbersAreEqualByValue() throws {
        try expectRoundTrip("0.5", NamesOfValues.Ratio._0Point5)
        #expect(try NamesOfValues.Ratio(text: "2.0") == ._2)
        #expect(NamesOfValues.Flag.self == Bool.self)
    }

    @Test func typesMayDiffer() throws {
        try expectRoundTrip(#""auto""#, NamesOfValues.Mixed.auto)
        try expectRoundTrip("2", NamesOfValues.Mixed._2)
        try expectRoundTrip("null", NamesOfValues.Mixed.unrecognized(.null))
    }

    @Test func othersAreKept() throws {
        try expectRoundTrip(#""blue""#, NamesOfValues.Color.unrecognized("blue"))
        try expectRoundTrip("9", NamesOfValues.Level.unrecognized(9))
        try expectRoundTrip("0.25", NamesOfValues.Ratio.unrecognized(0.25))
    }
}
