import EndpointsJSON
import Foundation

/// A value as bytes that another language can make from what its own parser gives.
///
/// `[1, "é"]` → `[#1;1;1;3ff0000000000000;1E0;$2:é]`: lengths count bytes of UTF-8, an object's members
/// are sorted by the bytes of their keys, and a number stands as its text and in each type it fits.
struct PlainForm {
    private(set) var bytes: [UInt8] = []

    init(_ value: JSONValue) {
        append(value)
    }

    private mutating func append(_ value: JSONValue) {
        switch value {
        case .null: bytes.append(UInt8(ascii: "n"))
        case .bool(let isTrue): bytes.append(UInt8(ascii: isTrue ? "t" : "f"))
        case .number(let number): append(number)
        case .string(let text): append(string: text)
        case .array(let elements):
            bytes.append(UInt8(ascii: "["))
            for element in elements { append(element) }
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            for (key, member) in sorted {
                append(string: key)
                append(member)
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }

    private mutating func append(string: String) {
        let text = Array(string.utf8)
        bytes += Array("$\(text.count):".utf8)
        bytes += text
    }

    private mutating func append(_ number: JSONNumber) {
        let parts = [
            number.description,
            number.int64.map { String($0) } ?? "-",
            number.uint64.map { String($0) } ?? "-",
            number.double.map { String($0.bitPattern, radix: 16) } ?? "-",
            number.decimal.map { Self.normalized($0) } ?? "-",
        ]
        bytes.append(UInt8(ascii: "#"))
        for part in parts {
            bytes += Array(part.utf8)
            bytes.append(UInt8(ascii: ";"))
        }
    }

    /// The digits without zeros at either end, and the power of ten: `-120` → `-12E1`.
    private static func normalized(_ decimal: Decimal) -> String {
        var digits = Array(decimal.description.utf8)
        let sign = digits.first == UInt8(ascii: "-") ? "-" : ""
        digits.removeAll { $0 == UInt8(ascii: "-") }
        var exponent = 0
        if let dot = digits.firstIndex(of: UInt8(ascii: ".")) {
            exponent = dot + 1 - digits.count
            digits.remove(at: dot)
        }
        while digits.last == UInt8(ascii: "0") {
            digits.removeLast()
            exponent += 1
        }
        let significant = digits.drop { $0 == UInt8(ascii: "0") }
        return significant.isEmpty
            ? "0E0" : "\(sign)\(String(decoding: significant, as: UTF8.self))E\(exponent)"
    }
}
