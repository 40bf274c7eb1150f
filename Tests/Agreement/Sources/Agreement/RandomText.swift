/// Makes random texts that are JSON, or nearly so.
struct RandomText {
    private var generator: SeededGenerator
    private var bytes: [UInt8] = []
    private var kind = 0

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    /// The next text: of plain values, numbers, strings, white space or deep nesting, and two times in
    /// five with some of its bytes changed.
    mutating func next() -> [UInt8] {
        bytes.removeAll(keepingCapacity: true)
        kind = below(5)
        if kind == 4 {
            nest()
        } else {
            value(depth: 0)
        }
        if below(5) < 2 {
            for _ in 0...below(3) { mutate() }
        }
        return bytes
    }

    private mutating func below(_ limit: Int) -> Int {
        Int(generator.next() % UInt64(limit))
    }

    private mutating func append(_ text: String) {
        bytes += Array(text.utf8)
    }

    private mutating func space() {
        guard kind == 3 || below(8) == 0 else {
            return
        }
        for _ in 0..<below(5) { append([" ", "\t", "\n", "\r"][below(4)]) }
    }

    /// Levels around the 128 that are allowed, of which one in four is an object.
    private mutating func nest() {
        let depth = below(3) == 0 ? 124 + below(9) : below(40)
        var closing = ""
        for _ in 0..<depth {
            let isObject = below(4) == 0
            append(isObject ? "{\"a\":" : "[")
            closing = (isObject ? "}" : "]") + closing
        }
        value(depth: 4)
        append(closing)
    }

    private mutating func value(depth: Int) {
        space()
        switch below(depth > 3 ? 6 : 10) {
        case 0: append(["null", "true", "false"][below(3)])
        case 1...2: number()
        case 3...4: string()
        case 5: if kind == 2 { string() } else { number() }
        case 6...7: array(depth: depth)
        default: object(depth: depth)
        }
        space()
    }

    private mutating func array(depth: Int) {
        append("[")
        for index in 0..<below(6) {
            if index > 0 { append(",") }
            value(depth: depth + 1)
        }
        append("]")
    }

    private mutating func object(depth: Int) {
        append("{")
        for index in 0..<below(5) {
            if index > 0 { append(",") }
            space()
            // Few keys, so that some come twice; two of them are one character written in two ways.
            let keys = [#""a""#, #""b""#, #""\u0061""#, #""""#, "\"\u{E9}\"", "\"e\u{301}\""]
            if below(4) == 0 { string() } else { append(keys[below(keys.count)]) }
            space()
            append(":")
            value(depth: depth + 1)
        }
        append("}")
    }

    private mutating func digits(_ count: Int) {
        for _ in 0..<count { append(String(below(10))) }
    }

    private mutating func number() {
        let limits = [
            "9223372036854775807", "9223372036854775808", "18446744073709551615",
            "18446744073709551616", "1.7976931348623157e308", "1.7976931348623159e308", "5e-324",
            "2.4703282292062327e-324", "2.2250738585072011e-308", "9007199254740993", "1E400",
            "0e99999999999999999999", "1e-99999999999999999999", "-0", "0.1", "100e-2",
        ]
        if below(3) == 0 { append("-") }
        if below(6) == 0 { return append(limits[below(limits.count)]) }
        let length = kind == 1 ? 1 + below(45) : 1 + below(18)
        if below(5) == 0 {
            append("0")
        } else {
            append(String(1 + below(9)))
            digits(length - 1)
        }
        if below(2) == 0 {
            append(".")
            digits(1 + below(kind == 1 ? 30 : 6))
        }
        if below(3) == 0 {
            append(["e", "E", "e+", "E-"][below(4)])
            digits(1 + below(3))
        }
    }

    private mutating func string() {
        let pieces = [
            #"\""#, #"\\"#, #"\/"#, #"\b"#, #"\f"#, #"\n"#, #"\r"#, #"\t"#, #"\u0000"#, #"\u001F"#,
            #"\u2028"#, #"\uD834\uDD1E"#, #"\udbff\udfff"#, #"\u00e9"#, "\u{2028}", "\u{7F}",
            "é", "€", "𝄞", "\u{FFFF}", "\u{10FFFF}", "\u{FEFF}", #"\uE000"#, #"\uFFFD"#,
        ]
        let halves = [#"\uD800"#, #"\uDC00"#, #"\uDBFF\u0041"#]
        append("\"")
        for _ in 0..<below(10) {
            switch below(kind == 2 ? 4 : 16) {
            case 0...1: append(pieces[below(pieces.count)])
            case 2 where below(60) == 0: append(halves[below(halves.count)])
            default: append(String(UnicodeScalar(UInt8(0x61 + below(26)))))
            }
        }
        append("\"")
    }

    private mutating func mutate() {
        let signs = Array("{}[]\",:\\0123456789-+.eEuntfd \n\t\0/*NaI".utf8)
        let byte = below(3) == 0 ? UInt8(below(256)) : signs[below(signs.count)]
        let place = below(bytes.count + 1)
        switch below(4) {
        case 0: bytes.insert(byte, at: place)
        case 1 where place < bytes.count: bytes[place] = byte
        case 2 where place < bytes.count: bytes.remove(at: place)
        case 3 where below(4) == 0: bytes.removeLast(bytes.count - place)
        default: bytes.append(byte)
        }
    }
}
