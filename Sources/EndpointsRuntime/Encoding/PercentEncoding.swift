import Foundation

/// Percent-encoding of a URL's parts (RFC 3986 §2.1): of text as UTF-8, never twice.
enum PercentEncoding {
    /// A path value: all but unreserved characters are encoded, `/` and `%` too.
    static func pathValue(_ text: some StringProtocol) -> String {
        encode(text) { isUnreserved($0) }
    }

    /// A name or value of a query: as a path value (RFC 6570 §3.2.8). A space is `%20`, which every
    /// server takes for one, and a `+` is `%2B`, as many take a bare one for a space.
    static func queryValue(_ text: some StringProtocol) -> String {
        encode(text) { isUnreserved($0) }
    }

    /// Text that is part of a path already: `/` and what else may stand in a path is kept, and so
    /// are percent-encoded triplets (RFC 6570 §3.2.3).
    static func path(_ text: some StringProtocol) -> String {
        encode(text, keepsTriplets: true) { isPathCharacter($0) }
    }

    /// Text that is a query already.
    static func query(_ text: some StringProtocol) -> String {
        encode(text, keepsTriplets: true) { isPathCharacter($0) || $0 == UInt8(ascii: "?") }
    }

    /// A query's value that keeps its reserved characters (RFC 6570 §3.2.3), but for those that no
    /// query may hold (`#`, `[`, `]`) and those that would end the value or mean a space (`&`, `+`).
    static func reservedQueryValue(_ text: some StringProtocol) -> String {
        encode(text, keepsTriplets: true) { isUnreserved($0) || "!$'()*,;=:@/?".utf8.contains($0) }
    }

    /// A name or value of a form (WHATWG URL, application/x-www-form-urlencoded serializing): a
    /// space is `+`.
    static func formValue(_ text: some StringProtocol) -> String {
        encode(text) { byte in
            byte == UInt8(ascii: " ") || byte == UInt8(ascii: "*")
                || isUnreserved(byte) && byte != UInt8(ascii: "~")
        }.replacingOccurrences(of: " ", with: "+")
    }

    /// A cookie's value: what RFC 6265 §4.1.1 lets stand in one is kept, but for `%`, without which
    /// the rest could not be told apart.
    static func cookieValue(_ text: some StringProtocol, keepsTriplets: Bool = false) -> String {
        encode(text, keepsTriplets: keepsTriplets) { byte in
            byte > 32 && byte < 127 && !"\",;\\%".utf8.contains(byte)
        }
    }

    /// RFC 3986 §2.3.
    static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
            true
        default: false
        }
    }

    /// RFC 3986 §2.2.
    static func isSubDelimiter(_ byte: UInt8) -> Bool {
        "!$&'()*+,;=".utf8.contains(byte)
    }

    static func isHexDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "F"),
            UInt8(ascii: "a")...UInt8(ascii: "f"):
            true
        default: false
        }
    }

    /// RFC 3986 §3.3, and the slash.
    private static func isPathCharacter(_ byte: UInt8) -> Bool {
        isUnreserved(byte) || isSubDelimiter(byte) || ":@/".utf8.contains(byte)
    }

    private static func encode(
        _ text: some StringProtocol,
        keepsTriplets: Bool = false,
        keeping isKept: (UInt8) -> Bool
    ) -> String {
        if text.utf8.allSatisfy(isKept) { return String(text) }
        let bytes = Array(text.utf8)
        let digits = Array("0123456789ABCDEF".utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for (index, byte) in bytes.enumerated() {
            if isKept(byte) || keepsTriplets && isTriplet(bytes[index...]) {
                result.append(byte)
            } else {
                result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func isTriplet(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.first == UInt8(ascii: "%") && bytes.count > 2
            && bytes.dropFirst().prefix(2).allSatisfy(isHexDigit)
    }
}
