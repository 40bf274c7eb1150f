import Foundation

extension Reply {
    /// The body as text, in the encoding that the `charset` of its `Content-Type` names: `utf-8`,
    /// `us-ascii`, `iso-8859-1`, `windows-1252`, `utf-16`, `utf-16be` or `utf-16le`.
    ///
    /// Where it names none or any other it is read as UTF-8. `iso-8859-1` is read as windows-1252, as
    /// everybody does (WHATWG Encoding §4.2), and `utf-16` without a byte order mark as big-endian
    /// (RFC 2781 §4.3). A byte order mark is no part of the text; what is not in the encoding is replaced
    /// by U+FFFD.
    public func text() -> String {
        switch headers["Content-Type"]?.charset {
        case "iso-8859-1", "latin1", "windows-1252", "cp1252":
            return String(String.UnicodeScalarView(body.map(\.windows1252)))
        case "utf-16":
            let isLittle = body.starts(with: [0xFF, 0xFE])
            return utf16Text(isLittle: isLittle)
        case "utf-16be":
            return utf16Text(isLittle: false)
        case "utf-16le":
            return utf16Text(isLittle: true)
        default:
            let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
            let text = body.starts(with: mark) ? body.dropFirst(mark.count) : body
            return String(decoding: text, as: UTF8.self)
        }
    }

    private func utf16Text(isLittle: Bool) -> String {
        let bytes = [UInt8](body)
        var units = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return isLittle ? second << 8 | first : first << 8 | second
        }
        if units.first == 0xFEFF { units.removeFirst() }
        // Half a unit is none: a lone surrogate stands for it, which is replaced.
        if !bytes.count.isMultiple(of: 2) { units.append(0xD800) }
        return String(decoding: units, as: UTF16.self)
    }
}

extension String {
    /// The value of a media type's `charset` in lower case (RFC 9110 §8.3.2); nil for none.
    fileprivate var charset: String? {
        for parameter in split(separator: ";").dropFirst() {
            let parts = parameter.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, parts[0].trimmed.lowercased() == "charset" else { continue }
            return parts[1].trimmed.trimmingCharacters(in: ["\""]).lowercased()
        }
        return nil
    }
}

extension Substring {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}

extension UInt8 {
    /// The character of a byte of windows-1252 (WHATWG Encoding, index windows-1252).
    fileprivate var windows1252: Unicode.Scalar {
        guard 0x80...0x9F ~= self else { return Unicode.Scalar(self) }
        return Unicode.Scalar(UInt8.windows1252[Int(self) - 0x80]) ?? "\u{FFFD}"
    }

    /// Where windows-1252 differs from Latin-1: the characters of 0x80 to 0x9F.
    private static let windows1252: [UInt16] = [
        0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
        0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x008D, 0x017D, 0x008F,
        0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
        0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178,
    ]
}
