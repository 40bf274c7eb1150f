#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension URL {
    /// A URL by its text: RFC 3986 as it stands, and RFC 3987 with what is not ASCII
    /// percent-encoded; nil for anything else, like text with a space, and for empty text.
    init?(jsonText text: String) {
        if let url = URL(string: text, encodingInvalidCharacters: false) {
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
