/// What stands at a place of a text, in the few words that an error says.
enum JSONExcerpt {
    static let longest = 40

    /// `"octocat"`, `12`, `an object`, `the end of the text`: what begins at `offset`.
    static func text(of bytes: JSONBytes, at offset: Int) -> String {
        guard offset < bytes.count else {
            return "the end of the text"
        }
        let byte = bytes[offset]
        switch byte {
        case .openBrace: return "an object"
        case .openBracket: return "an array"
        case .quote: return string(in: bytes, at: offset + 1)
        case _ where isWord(byte): return word(in: bytes, at: offset)
        case 0x21...0x7E: return "'\(Character(UnicodeScalar(byte)))'"
        default: return "byte 0x" + hexadecimal(byte)
        }
    }

    /// The same of a value.
    static func text(of value: JSONValue) -> String {
        switch value {
        case .null: "null"
        case .bool(let value): value.description
        case .number(let number): number.description
        case .string(let text): quoted(text)
        case .array: "an array"
        case .object: "an object"
        }
    }

    /// `text` in quotation marks, cut after 40 characters, without control characters.
    static func quoted(_ text: String) -> String {
        var excerpt = "\""
        var count = 0
        for character in text {
            if count == longest {
                return excerpt + "…\""
            }
            let isControl = character.unicodeScalars.contains {
                $0.value < 0x20 || $0.value == 0x7F
            }
            excerpt.append(isControl ? "\u{FFFD}" : character)
            count += 1
        }
        return excerpt + "\""
    }

    private static func string(in bytes: JSONBytes, at start: Int) -> String {
        var end = start
        // Four bytes are the most that a scalar takes; what is cut in the middle is dropped below.
        while end < bytes.count, end - start < longest * 4 + 4, bytes[end] != .quote {
            end += bytes[end] == .backslash && end + 1 < bytes.count ? 2 : 1
        }
        return quoted(bytes.string(from: start, to: min(end, bytes.count)))
    }

    private static func word(in bytes: JSONBytes, at start: Int) -> String {
        var end = start
        while isWord(bytes[end]), end - start <= longest {
            end += 1
        }
        let text = bytes.string(from: start, to: min(end, start + longest))
        return end - start > longest ? text + "…" : text
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E, 0x5F: true
        default: false
        }
    }

    private static func hexadecimal(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
    }
}
