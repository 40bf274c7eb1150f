import EndpointsJSON
import Testing

struct StringTests {
    /// Escapes of RFC 8259 §7.
    @Test(arguments: [
        (#""""#, ""), (#""a""#, "a"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
        (#""\u0041\u00e9\u20AC""#, "Aé€"), (#""\uD834\uDD1E""#, "\u{1D11E}"),
        (#""\uDBFF\uDFFF""#, "\u{10FFFF}"), (#""\u0000""#, "\0"), (#""/""#, "/"),
        (#""€𝄞é""#, "€𝄞é"), (#""longer than eight, \t and 𝄞""#, "longer than eight, \t and 𝄞"),
        (#""\u2028\u2029""#, "\u{2028}\u{2029}"), ("\"\u{7F}\"", "\u{7F}"),
    ])
    func strings(text: String, value: String) throws {
        #expect(try reading(text) { json throws(JSONError) in try json.string() } == value)
        #expect(problem(text) { json throws(JSONError) in try json.skip() } == nil)
    }

    @Test(arguments: [
        (#""\x""#, 1, "an escape"),
        (#""ab\u12G4""#, 3, "the escape of a character or a surrogate pair"),
        (#""\uD800""#, 1, "the escape of a character or a surrogate pair"),
        (#""\uDC00\uD800""#, 1, "the escape of a character or a surrogate pair"),
        (#""\uD800\u0041""#, 1, "the escape of a character or a surrogate pair"),
        (#""\uD800\n""#, 1, "the escape of a character or a surrogate pair"),
        ("\"a\nb\"", 2, "an escaped control character"),
        ("\"\0\"", 1, "an escaped control character"),
        ("\"\u{1F}\"", 1, "an escaped control character"), ("\"abc", 4, "a quotation mark"),
        (#""abc\"#, 4, "an escape"),
        (#""\u00"#, 1, "the escape of a character or a surrogate pair"),
    ])
    func brokenStrings(text: String, offset: Int, expected: String) {
        for body in [readString, skipValue, readKey] {
            let isKey = body("{\"a\":1}") == nil
            let error = body(isKey ? "{" + text + ":1}" : text)
            if isKey, expected == "a quotation mark" || text.hasSuffix("\\") || text.hasSuffix("00")
            {
                #expect(error != nil)
                continue
            }
            #expect(error?.offset == (isKey ? offset + 1 : offset), "\(text)")
            #expect(error?.expected == expected, "\(text)")
        }
    }

    /// Ill-formed UTF-8 of RFC 3629: overlong, surrogates, above U+10FFFF, cut, stray.
    @Test(
        arguments: [
            [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x41], [0xE0, 0x80, 0x80],
            [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xE2, 0x82],
            [0xE2, 0x28, 0xA1], [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF],
            [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xFE], [0xF0, 0x9D, 0x84],
            [0xF8, 0x88, 0x80, 0x80, 0x80],
        ] as [[UInt8]]
    )
    func invalidUTF8(bytes: [UInt8]) {
        let string = [0x22, 0x61] + bytes + [0x22]
        let errors = [
            problem(string) { json throws(JSONError) in try json.string() },
            problem(string) { json throws(JSONError) in try json.skip() },
            problem([0x7B] + string + [0x3A, 0x31, 0x7D]) { json throws(JSONError) in
                try json.skip()
            },
        ]
        #expect(errors.map(\.?.offset) == [2, 2, 3])
        #expect(errors.allSatisfy { $0?.expected == "UTF-8" })
        let unended = problem([0x22] + bytes) { json throws(JSONError) in try json.string() }
        #expect(unended != nil)
    }

    /// The well-formed sequences of RFC 3629 §4, by the ranges of their bytes.
    private static let wellFormed: [[ClosedRange<UInt8>]] = [
        [0xC2...0xDF, 0x80...0xBF],
        [0xE0...0xE0, 0xA0...0xBF, 0x80...0xBF], [0xE1...0xEC, 0x80...0xBF, 0x80...0xBF],
        [0xED...0xED, 0x80...0x9F, 0x80...0xBF], [0xEE...0xEF, 0x80...0xBF, 0x80...0xBF],
        [0xF0...0xF0, 0x90...0xBF, 0x80...0xBF, 0x80...0xBF],
        [0xF1...0xF3, 0x80...0xBF, 0x80...0xBF, 0x80...0xBF],
        [0xF4...0xF4, 0x80...0x8F, 0x80...0xBF, 0x80...0xBF],
    ]

    /// Each first byte with followers around the limits of their ranges.
    @Test func wellFormedUTF8Only() {
        let followers: [UInt8] = [0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xFF]
        for first in UInt8(0x80)...0xFF {
            for second in followers {
                for last in [[0x41, 0x41], [0x80, 0x41], [0xBF, 0x80], [0x80, 0xC0]] as [[UInt8]] {
                    let bytes = [first, second] + last
                    let length = Self.wellFormed.first { ranges in
                        zip(ranges, bytes).allSatisfy { $0.contains($1) }
                    }?.count
                    // What follows must be ASCII, or it is wrong by itself.
                    let isValid = length.map { !bytes[$0...].contains { $0 >= 0x80 } } ?? false
                    let error = problem([0x22] + bytes + [0x22]) { json throws(JSONError) in
                        try json.skip()
                    }
                    #expect((error == nil) == isValid, "\(bytes)")
                    #expect(error == nil || error?.offset == 1 + (length ?? 0), "\(bytes)")
                }
            }
        }
    }

    /// The first and the last scalar of each length in UTF-8 (RFC 3629 §4).
    @Test(arguments: [0x80, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x10FFFF] as [UInt32])
    func validUTF8(scalar: UInt32) throws {
        let text = String(Character(try #require(UnicodeScalar(scalar))))
        #expect(try reading("\"\(text)\"") { json throws(JSONError) in try json.string() } == text)
        #expect(problem("\"\(text)\"") { json throws(JSONError) in try json.skip() } == nil)
    }

    @Test func byteOrderMarkIsRefused() {
        let problem = problem([0xEF, 0xBB, 0xBF, 0x31]) { json throws(JSONError) in try json.int() }
        #expect(problem?.offset == 0)
        #expect(problem?.found == "byte 0xEF")
    }

    /// A quotation mark, backslash or control character at each place of a word of eight bytes.
    @Test(arguments: 0..<24)
    func specialsAtEveryPlace(place: Int) throws {
        let before = String(repeating: "x", count: place)
        for (escape, value) in [(#"\n"#, "\n"), ("é", "é"), (#"\""#, "\"")] {
            let text = "\"\(before)\(escape)tail of text\""
            let read = try reading(text) { json throws(JSONError) in try json.string() }
            #expect(read == before + value + "tail of text")
        }
        let control = problem("\"\(before)\u{1}tail of text\"") { json throws(JSONError) in
            try json.string()
        }
        #expect(control?.offset == place + 1)
    }

    private let readString: @Sendable (String) -> JSONError? = { text in
        problem(text) { json throws(JSONError) in try json.string() }
    }

    private let skipValue: @Sendable (String) -> JSONError? = { text in
        text.hasPrefix("{")
            ? JSONError(expected: "", found: "", offset: 0)
            : problem(text) { json throws(JSONError) in try json.skip() }
    }

    private let readKey: @Sendable (String) -> JSONError? = { text in
        problem(text) { json throws(JSONError) in
            let outer = try json.enterObject()
            while try json.nextRound() {
                if try json.field("a") { try json.skip() }
            }
            try json.leaveObject(outer)
        }
    }
}
