/// The bytes that JSON and the date forms give a meaning, by name.
extension UInt8 {
    static let tab: UInt8 = 0x09
    static let newline: UInt8 = 0x0A
    static let carriageReturn: UInt8 = 0x0D
    static let space: UInt8 = 0x20
    static let quote: UInt8 = 0x22
    static let plus: UInt8 = 0x2B
    static let comma: UInt8 = 0x2C
    static let minus: UInt8 = 0x2D
    static let dot: UInt8 = 0x2E
    static let slash: UInt8 = 0x2F
    static let zero: UInt8 = 0x30
    static let nine: UInt8 = 0x39
    static let colon: UInt8 = 0x3A
    static let openBracket: UInt8 = 0x5B
    static let backslash: UInt8 = 0x5C
    static let closeBracket: UInt8 = 0x5D
    static let letterF: UInt8 = 0x66
    static let letterN: UInt8 = 0x6E
    static let letterT: UInt8 = 0x74
    static let letterU: UInt8 = 0x75
    static let openBrace: UInt8 = 0x7B
    static let closeBrace: UInt8 = 0x7D

    /// A bit for each byte that is white space, by its value.
    private static var spaces: UInt64 {
        1 << 0x20 | 1 << 0x0D | 1 << 0x0A | 1 << 0x09
    }

    /// Whether this is one of the ASCII digits 0 to 9.
    @inline(__always)
    var isDigit: Bool {
        self &- 0x30 < 10
    }

    /// Whether this is white space of RFC 8259.
    @inline(__always)
    var isSpace: Bool {
        self <= .space && 1 &<< UInt64(self) & Self.spaces != 0
    }
}
