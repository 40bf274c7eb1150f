import EndpointsRuntime
import Testing

/// JSON Schema 2020-12 §6.2 (Validation): limits are numbers of their own, and the server's to check.
struct NumbersOfLimitsTests {
    @Test func theTypesAreThoseWithoutLimits() {
        #expect(NumbersOfLimits.Open.self == Int.self)
        #expect(NumbersOfLimits.Both.self == Double.self)
    }
}
