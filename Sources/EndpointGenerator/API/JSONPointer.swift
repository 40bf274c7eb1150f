/// A JSON Pointer (RFC 6901), its tokens unescaped.
package struct JSONPointer: Sendable, Hashable {
    package var tokens: [String]

    package init(tokens: [String]) {
        self.tokens = tokens
    }
}

extension JSONPointer {
    /// `/data/a~1b` is `data`, then `a/b`; nil for what is no pointer (RFC 6901 §3).
    package init?(_ text: String) {
        if text.isEmpty {
            self.init(tokens: [])
            return
        }
        let bytes = text.utf8
        guard bytes.first == Self.slash else { return nil }
        var tokens: [String] = []
        var start = bytes.index(after: bytes.startIndex)
        while true {
            let end = bytes[start...].firstIndex(of: Self.slash) ?? bytes.endIndex
            guard let plain = Self.unescaped(text[start..<end]) else { return nil }
            tokens.append(plain)
            if end == bytes.endIndex { break }
            start = bytes.index(after: end)
        }
        self.init(tokens: tokens)
    }

    /// As RFC 6901 §3 writes it.
    package var text: String {
        var text = ""
        for token in tokens {
            text += "/"
            text += Self.escaped(token)
        }
        return text
    }

    private static func escaped(_ token: String) -> String {
        guard token.utf8.contains(where: { $0 == slash || $0 == tilde }) else { return token }
        return token.split(separator: "~", omittingEmptySubsequences: false)
            .joined(separator: "~0")
            .split(separator: "/", omittingEmptySubsequences: false)
            .joined(separator: "~1")
    }

    private static let slash = UInt8(ascii: "/")
    private static let tilde = UInt8(ascii: "~")

    /// `~1` is `/`, `~0` is `~`, and no other letter follows a `~`.
    static func unescaped(_ token: Substring) -> String? {
        guard token.utf8.contains(tilde) else { return String(token) }
        var text = ""
        var rest = token
        while let character = rest.popFirst() {
            guard character == "~" else {
                text.append(character)
                continue
            }
            switch rest.popFirst() {
            case "0": text.append("~")
            case "1": text.append("/")
            default: return nil
            }
        }
        return text
    }
}
