import EndpointsJSON
import Foundation
import Testing

/// Many numbers against the C library's functions and the standard library's texts.
///
/// `NUMBER_CASES=10000000 swift test -c release --filter NumberPropertyTests` tries ten million of
/// each kind.
struct NumberPropertyTests {
    private static let count =
        ProcessInfo.processInfo.environment["NUMBER_CASES"].flatMap { Int($0) } ?? 2_000

    @Test func readingAgreesWithStrtod() {
        var cases = NumberCases(seed: 1)
        for _ in 0..<Self.count {
            let text = cases.text()
            let expected = strtod(text, nil)
            let value = try? reading(text) { json throws(JSONError) in try json.double() }
            guard value?.bitPattern == (expected.isFinite ? expected.bitPattern : nil) else {
                Issue.record("\(text) is \(expected), not \(value?.description ?? "refused")")
                return
            }
        }
    }

    @Test func readingAgreesWithStrtof() {
        var cases = NumberCases(seed: 2)
        for place in 0..<Self.count {
            let text: String
            if place.isMultiple(of: 2) {
                text = cases.text()
            } else {
                // Halfway between two floats.
                let float = cases.float().magnitude
                text = String(format: "%.60e", (Double(float) + Double(float.nextUp)) / 2)
            }
            let expected = strtof(text, nil)
            let value = try? reading(text) { json throws(JSONError) in try json.float() }
            guard value?.bitPattern == (expected.isFinite ? expected.bitPattern : nil) else {
                Issue.record("\(text) is \(expected), not \(value?.description ?? "refused")")
                return
            }
        }
    }

    /// The standard library's texts are the shortest ones, and the nearest of those.
    @Test func writingAgreesWithDescriptions() throws {
        var cases = NumberCases(seed: 3)
        for place in 0..<Self.count {
            let double = place.isMultiple(of: 2) ? cases.double() : cases.shortDouble()
            let float = place.isMultiple(of: 2) ? cases.float() : Float(double)
            #expect(try writing { $0.double(double) } == withoutFraction(double.description))
            #expect(try writing { $0.float(float) } == withoutFraction(float.description))
        }
    }

    @Test func decimalsAreWrittenAsDescribedAndReadAgain() throws {
        var cases = NumberCases(seed: 4)
        for _ in 0..<Self.count / 4 {
            let value = Decimal(
                sign: Bool.random(using: &cases) ? .minus : .plus,
                exponent: Int.random(in: -40...40, using: &cases),
                significand: Decimal(cases.next() >> UInt64.random(in: 0...63, using: &cases))
            )
            let text = try writing { $0.decimal(value) }
            try #require(text == value.description)
            let read = try reading(text) { json throws(JSONError) in try json.decimal() }
            try #require(read == value, "\(text)")
        }
    }

    /// Powers of two, where the next smaller number is nearer than the next larger one, and powers
    /// of ten, each with its neighbours.
    @Test func powersAndTheirNeighbours() throws {
        let powers =
            (-1_074...1_023).map { Double(sign: .plus, exponent: $0, significand: 1) }
            + (-323...308).compactMap { Double("1e\($0)") }
        for power in powers {
            for value in [power.nextDown, power, power.nextUp] {
                let text = try writing { $0.double(value) }
                try #require(text == withoutFraction(value.description))
                let read = try reading(text) { json throws(JSONError) in try json.double() }
                try #require(read == value, "\(text)")
            }
        }
        for exponent in -149...127 {
            let power = Float(sign: .plus, exponent: exponent, significand: 1)
            for value in [power.nextDown, power, power.nextUp] {
                let text = try writing { $0.float(value) }
                try #require(text == withoutFraction(value.description))
                let read = try reading(text) { json throws(JSONError) in try json.float() }
                try #require(read == value, "\(text)")
            }
        }
    }

    /// Every power of ten that counts, times numbers of 19 digits.
    @Test func everyPowerOfTen() throws {
        for power in -345...310 {
            for digits in ["1", "9007199254740993", "9999999999999999999", "18446744073709551615"] {
                let text = "\(digits)e\(power)"
                let expected = strtod(text, nil)
                let value = try? reading(text) { json throws(JSONError) in try json.double() }
                try #require(value == (expected.isFinite ? expected : nil), "\(text)")
            }
        }
    }

    private func withoutFraction(_ text: String) -> String {
        text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
