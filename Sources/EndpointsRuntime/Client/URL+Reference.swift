import Foundation

extension URL {
    /// A URL as a server writes it into a header or an answer, made absolute (RFC 3986 §4.1 and §5).
    ///
    /// Characters that no URL may hold, as the brackets of `page[after]=a%3D`, are percent-encoded,
    /// and what is encoded already stays as it is: Foundation would encode its `%` once more then.
    init?(reference: String, relativeTo base: URL?) {
        let bytes = reference.utf8
        let start = reference.authorityEnd
        let mark = bytes[start...].firstIndex(of: UInt8(ascii: "#")) ?? bytes.endIndex
        var text = reference[..<start] + PercentEncoding.query(reference[start..<mark])
        if mark < bytes.endIndex {
            text += "#" + PercentEncoding.query(reference[bytes.index(after: mark)...])
        }
        guard let url = URL(string: String(text), relativeTo: base) else { return nil }
        self = url.absoluteURL
    }
}

extension String {
    /// Where scheme and authority end, of which Foundation encodes what a host's name holds; the
    /// start where there are none.
    fileprivate var authorityEnd: Index {
        let delimiters = "/?#".utf8
        let first = utf8.firstIndex(where: delimiters.contains) ?? endIndex
        let begins = first == startIndex || utf8[utf8.index(before: first)] == UInt8(ascii: ":")
        guard begins, utf8[first...].starts(with: "//".utf8) else { return startIndex }
        let authority = utf8[utf8.index(first, offsetBy: 2)...]
        return authority.firstIndex(where: delimiters.contains) ?? endIndex
    }
}
