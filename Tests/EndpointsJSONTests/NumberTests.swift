import EndpointsJSON
import Foundation
import Testing

struct NumberTests {
    @Test(arguments: [
        ("0", 0), ("-0", 0), ("12", 12), ("1.0", 1), ("1e2", 100), ("-1.50E+1", -15),
        ("100e-2", 1), ("0e99999999999999999999", 0), ("0.000", 0), ("1200e-1", 120),
        ("9223372036854775807", Int64.max), ("-9223372036854775808", Int64.min),
        ("9223372036854775807.000", Int64.max), ("922337203685477580700e-2", Int64.max),
        ("10000000000000000000000000e-20", 100_000), ("-0.0", 0), ("0e400", 0),
        ("1.00000000000000000000000000000", 1), ("0.000000000000000000000001e24", 1),
        ("0.00000000000000000000000012e26", 12), ("-92233720368547758.080000e2", Int64.min),
    ])
    func integers(text: String, value: Int64) throws {
        #expect(try reading(text) { json throws(JSONError) in try json.int64() } == value)
        #expect(try #require(JSONNumber(text)).int64 == value)
    }

    @Test(arguments: [
        "9223372036854775808", "-9223372036854775809", "18446744073709551616", "1.5", "1e-1",
        "1e19", "99999999999999999999999", "1.00000000000000000000000000001",
        "12345678901234567890.5", "0.1e-400", "1e99999999999999999999", "\"1\"", "true", "null", "",
    ])
    func noIntegers(text: String) {
        let problem = problem(text) { json throws(JSONError) in try json.int64() }
        #expect(problem?.expected == "a 64-bit integer")
        #expect(problem?.offset == 0)
    }

    @Test func limitsOfEachWidth() throws {
        #expect(try reading("2147483647") { json throws(JSONError) in try json.int32() } == .max)
        #expect(try reading("-2147483648") { json throws(JSONError) in try json.int32() } == .min)
        #expect(try reading("4294967295") { json throws(JSONError) in try json.uint32() } == .max)
        #expect(
            try reading("18446744073709551615") { json throws(JSONError) in try json.uint64() }
                == .max
        )
        #expect(problem("2147483648") { json throws(JSONError) in try json.int32() } != nil)
        #expect(problem("-2147483649") { json throws(JSONError) in try json.int32() } != nil)
        #expect(problem("4294967296") { json throws(JSONError) in try json.uint32() } != nil)
        #expect(problem("-1") { json throws(JSONError) in try json.uint32() } != nil)
        let above = "18446744073709551616"
        #expect(problem(above) { json throws(JSONError) in try json.uint64() } != nil)
        #expect(try reading("-0") { json throws(JSONError) in try json.uint64() } == 0)
    }

    /// Values by the IEEE 754 binary64 format; the hard ones are halfway and subnormal cases.
    @Test(
        arguments: [
            ("0", 0x0000_0000_0000_0000), ("-0", 0x8000_0000_0000_0000),
            ("1", 0x3FF0_0000_0000_0000),
            ("0.1", 0x3FB9_9999_9999_999A), ("1e22", 0x4480_F0CF_064D_D592),
            ("1e23", 0x44B5_2D02_C7E1_4AF6), ("9007199254740993", 0x4340_0000_0000_0000),
            ("9007199254740993.00000000000000000000001", 0x4340_0000_0000_0001),
            ("2.2250738585072012e-308", 0x0010_0000_0000_0000),
            ("2.2250738585072011e-308", 0x000F_FFFF_FFFF_FFFF),
            ("4.9e-324", 0x0000_0000_0000_0001), ("2.4703282292062327e-324", 0x0000_0000_0000_0000),
            ("2.4703282292062328e-324", 0x0000_0000_0000_0001), ("1e-400", 0x0000_0000_0000_0000),
            ("1.7976931348623157e308", 0x7FEF_FFFF_FFFF_FFFF),
            ("179769313486231580793728971405301e276", 0x7FEF_FFFF_FFFF_FFFF),
            ("8.41e21", 0x447C_7E83_209E_90B2), ("3.14159e0", 0x4009_21F9_F01B_866E),
        ] as [(String, UInt64)]
    )
    func doubles(text: String, bits: UInt64) throws {
        let value = try reading(text) { json throws(JSONError) in try json.double() }
        #expect(value.bitPattern == bits, "\(text)")
    }

    @Test func overflowIsAnError() {
        let problem = problem("{\"a\":[1e309]}") { json throws(JSONError) in
            let values: [String: [Double]] = try json.dictionary()
            return values
        }
        #expect(
            problem?.description
                == "a[0]: expected a number that fits a double, found 1e309 (byte 6)"
        )
    }

    @Test func floats() throws {
        let values: [Float] = try reading("[0.1,16777217,3.4028235e38,1e-50]") {
            json throws(JSONError) in try json.array()
        }
        #expect(values == [0.1, 16_777_216, .greatestFiniteMagnitude, 0])
        // Halfway between two floats, and a little more: not to be rounded by way of a double.
        let above = "1.00000005960464477540"
        #expect(
            try reading(above) { json throws(JSONError) in try json.float() } == Float(1).nextUp
        )
        #expect(problem("3.5e38") { json throws(JSONError) in try json.float() } != nil)
    }

    @Test(arguments: [
        ("0", "0"), ("-12.50", "-12.5"), ("1e3", "1000"), ("0.1", "0.1"),
        ("79228162514264337593543950335", "79228162514264337593543950335"),
        ("0.12345678901234567890123456789012345678", "0.12345678901234567890123456789012345678"),
        ("1.00000000000000000000000000000000000005", "1"),
        ("1.00000000000000000000000000000000000015", "1.0000000000000000000000000000000000002"),
        ("99999999999999999999999999999999999999.5", "100000000000000000000000000000000000000"),
        ("1e-200", "0"), ("-0", "0"), ("15e-129", "0." + String(repeating: "0", count: 127) + "2"),
        ("-18446744073709551615.5", "-18446744073709551615.5"), ("100000e-5", "1"),
        ("12345678901234567890123456789.012345678", "12345678901234567890123456789.012345678"),
    ])
    func decimals(text: String, description: String) throws {
        let value = try reading(text) { json throws(JSONError) in try json.decimal() }
        #expect(value.description == description)
    }

    @Test func decimalLimits() throws {
        #expect(problem("1e200") { json throws(JSONError) in try json.decimal() } != nil)
        let large = try reading("1e127") { json throws(JSONError) in try json.decimal() }
        #expect(large.description == "1" + String(repeating: "0", count: 127))
    }

    @Test(arguments: ["01", "-", "1.", ".5", "1e", "1e+", "+1", "0x1", "1.e1", "-01", "1,5", "١"])
    func noNumbers(text: String) {
        #expect(problem(text) { json throws(JSONError) in try json.double() } != nil)
        #expect(JSONNumber(text) == nil)
    }

    @Test func numbersAreEqualByValue() throws {
        #expect(try #require(JSONNumber("1.0")) == 1)
        #expect(try #require(JSONNumber("1e0")) == 1.0)
        #expect(try #require(JSONNumber("-0")) == 0)
        #expect(try #require(JSONNumber("120e-1")) == 12)
        #expect(try #require(JSONNumber("1e400")) != #require(JSONNumber("1e401")))
        let values: Set<JSONNumber> = [1, 1.0, 2]
        #expect(values.count == 2)
        #expect(try #require(JSONNumber("1.50")).description == "1.50")
        #expect(try #require(JSONNumber("1e400")).double == nil)
    }

    @Test func longDigitsCostLinearTime() throws {
        let digits = String(repeating: "7", count: 1_000_000)
        let value = try reading("0." + digits) { json throws(JSONError) in try json.double() }
        #expect(value == 7.0 / 9)
        #expect(
            try reading(digits + "e-1000000") { json throws(JSONError) in try json.double() } == 7.0
                / 9
        )
    }
}
