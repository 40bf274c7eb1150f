import EndpointsJSON
import Foundation
import Testing

struct PresenceTests {
    @Test func aLiteralIsAValue() {
        let text: Presence<String> = "a"
        let interpolated: Presence<String> = "a\(1)"
        let number: Presence<Double> = 1
        let fraction: Presence<Decimal> = 1.5
        let flag: Presence<Bool> = true
        let list: Presence<[Int]> = [1, 2]
        #expect(text == .value("a"))
        #expect(interpolated == .value("a1"))
        #expect(number == .value(1))
        #expect(fraction == .value(1.5))
        #expect(flag == .value(true))
        #expect(list == .value([1, 2]))
    }

    @Test func nilIsNull() {
        let value: Int? = nil
        #expect(Presence(value) == .null)
        #expect(Presence(Optional(1)) == .value(1))
    }

    @Test func whatItHoldsIsTold() {
        let absent = Presence<Int>.absent
        #expect(absent.isAbsent && !absent.isNull && absent.value == nil)
        let null = Presence<Int>.null
        #expect(!null.isAbsent && null.isNull && null.value == nil)
        #expect(Presence<Int>.value(3).value == 3)
    }

    @Test func nullIsNothingElse() throws {
        #expect(try JSONNull(json: Data("null".utf8)) == JSONNull())
        #expect(try String(decoding: JSONNull().json(), as: UTF8.self) == "null")
        #expect(throws: JSONError.self) { try JSONNull(json: Data("0".utf8)) }
    }
}
