#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension URL {
    /// A URL by its text: RFC 3986 as it stands, RFC 3987 with what is not ASCII percent-encoded, and
    /// so whatever else an absolute URL holds that it may not, like a space, as browsers and `URL` itself
    /// take it; nil for anything else, like a sentence, and for empty text.
    init?(jsonText text: String) {
        if let url = URL(string: text, encodingInvalidCharacters: false) {
            self = url
            return
        }
        if text.hasScheme {
            guard let url = URL(string: text, encodingInvalidCharacters: true) else { return nil }
            self = url
            return
        }
        let ascii = String(text.unicodeScalars.map { $0.isASCII ? Character($0) : "a" })
        guard ascii != text, URL(string: ascii, encodingInvalidCharacters: false) != nil,
            let url = URL(string: text, encodingInvalidCharacters: true)
        else {
            return nil
        }
        self = url
    }
}

extension String {
    /// Whether it begins with a scheme and `//` (RFC 3986 §3).
    fileprivate var hasScheme: Bool {
        let scheme = utf8.prefix { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
                UInt8(ascii: "."):
                true
            default: false
            }
        }
        return scheme.first.map { $0 > UInt8(ascii: "9") } == true
            && utf8.dropFirst(scheme.count).starts(with: "://".utf8)
    }
}
