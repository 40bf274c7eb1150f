import EndpointsRuntime
import Testing

/// OpenAPI 3.0 §4.7.24: limits say which values there are, not how they are written; they are the server's to
/// check.
struct FlagsOfLimitsTests {
    @Test func theTypesAreThoseWithoutLimits() {
        #expect(FlagsOfLimits.Open.self == Int.self)
        #expect(FlagsOfLimits.Shut.self == Int.self)
        #expect(FlagsOfLimits.Alone.self == Int.self)
        #expect(FlagsOfLimits.Text.self == String.self)
        #expect(FlagsOfLimits.Step.self == Double.self)
        #expect(FlagsOfLimits.Wrong.self == String.self)
    }

    @Test func nothingIsRefusedForThem() throws {
        try expectRoundTrip("{}", FlagsOfLimits.Sized())
        try expectRoundTrip(#"{"a":"b"}"#, FlagsOfLimits.Sized(a: "b"))
    }
}
