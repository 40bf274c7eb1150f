extension Keywords {
    /// A media type (RFC 9110 §8.3.1): `type/subtype`, perhaps with parameters.
    func mediaType(_ key: String, _ context: inout SpecContext) -> Located<String>? {
        guard let text = string(key, &context) else { return nil }
        if text.value.isMediaType { return text }
        context.report(.endpoint(.badMediaType(text.value)), at: text.range)
        return nil
    }
}

extension String {
    var isMediaType: Bool {
        let essence = prefix { $0 != ";" }.split(separator: " ").first ?? ""
        let parts = essence.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { String($0).isToken }
    }

    /// A token (RFC 9110 §5.6.2), as a header's name is one.
    var isToken: Bool {
        !isEmpty
            && utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
                }
            }
    }
}
