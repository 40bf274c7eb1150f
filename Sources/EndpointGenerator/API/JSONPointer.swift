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
        guard text.hasPrefix("/") else { return nil }
        var tokens: [String] = []
        for token in text.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
            guard let plain = Self.unescaped(token) else { return nil }
            tokens.append(plain)
        }
        self.init(tokens: tokens)
    }

    /// As RFC 6901 §3 writes it.
    package var text: String {
        tokens.map { token in
            let escaped = token.split(separator: "~", omittingEmptySubsequences: false)
                .joined(separator: "~0")
            return "/"
                + escaped.split(separator: "/", omittingEmptySubsequences: false)
                .joined(separator: "~1")
        }
        .joined()
    }

    /// `~1` is `/`, `~0` is `~`, and no other letter follows a `~`.
    static func unescaped(_ token: Substring) -> String? {
        guard token.contains("~") else { return String(token) }
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
