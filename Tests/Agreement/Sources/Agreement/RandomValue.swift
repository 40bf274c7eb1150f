import EndpointsJSON
import Foundation

/// Makes random values from which texts are written.
struct RandomValue {
    private var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    /// The next value, nested five levels at most.
    mutating func next(depth: Int = 0) -> JSONValue {
        switch below(depth > 3 ? 5 : 8) {
        case 0: return [.null, .bool(true), .bool(false)][below(3)]
        case 1...2: return .number(number())
        case 3...4: return .string(string())
        case 5...6: return .array((0..<below(6)).map { _ in next(depth: depth + 1) })
        default:
            var members: [String: JSONValue] = [:]
            for _ in 0..<below(5) { members[string()] = next(depth: depth + 1) }
            return .object(members)
        }
    }

    private mutating func below(_ limit: Int) -> Int {
        Int(generator.next() % UInt64(limit))
    }

    private mutating func number() -> JSONNumber {
        let bits = generator.next()
        switch below(5) {
        case 0: return JSONNumber(Int64(bitPattern: bits) >> Int64(below(64)))
        case 1: return JSONNumber(bits)
        case 2:
            let digits = Decimal(bits)
            let power = below(60) - 30
            return JSONNumber(Decimal(sign: .minus, exponent: power, significand: digits))
        case 3: return JSONNumber(Double(below(1_000_000)) / 1_000)
        default:
            let double = Double(bitPattern: bits)
            return JSONNumber(double.isFinite ? double : -0.0)
        }
    }

    private mutating func string() -> String {
        let limits = [0x80, 0x3000, 0x110000]
        var text = ""
        for _ in 0..<below(12) {
            let limit = limits[below(3)]
            text.unicodeScalars.append(UnicodeScalar(UInt32(below(limit))) ?? "\u{FFFD}")
        }
        return text
    }
}
