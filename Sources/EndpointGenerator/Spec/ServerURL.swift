/// The parts of a server's URL, which may hold `{variables}` (RFC 3986 §3).
struct ServerURL {
    /// What the URL must do and does not, for a message; nil when it is right.
    private(set) var brokenRule: String?
    private(set) var host = ""
    /// The bytes of `user:password`.
    private(set) var credentials: Range<Int>?

    init(_ text: String) {
        brokenRule = check(text)
    }

    static func isLoopback(_ host: String) -> Bool {
        let host = host.lowercased()
        if host == "localhost" || host == "[::1]" || host == "::1" { return true }
        let numbers = host.split(separator: ".", omittingEmptySubsequences: false)
        return numbers.count == 4 && numbers[0] == "127"
            && numbers.allSatisfy { UInt8($0) != nil }
    }

    private mutating func check(_ text: String) -> String? {
        if text.contains("#") { return "have no '#'" }
        if text.unicodeScalars.contains(where: { $0.properties.isWhitespace }) {
            return "have no white space"
        }
        guard Self.isBalanced(text) else { return "have a '}' for each '{'" }
        guard let mark = text.range(of: "://") else {
            return "begin with 'https://' or 'http://'"
        }
        let scheme = text[..<mark.lowerBound].lowercased()
        let isVariable = scheme.hasPrefix("{") && scheme.hasSuffix("}")
        guard isVariable || scheme == "https" || scheme == "http" else {
            return "begin with 'https://' or 'http://'"
        }
        let authority = text[mark.upperBound...].prefix { $0 != "/" && $0 != "?" }
        return check(authority: authority, in: text)
    }

    private mutating func check(authority: Substring, in text: String) -> String? {
        var rest = authority
        if let at = authority.lastIndex(of: "@") {
            let start = text.utf8.distance(from: text.startIndex, to: authority.startIndex)
            credentials = start..<start + authority[..<at].utf8.count
            rest = authority[authority.index(after: at)...]
        }
        let bracket = rest.lastIndex(of: "]") ?? rest.startIndex
        var name = rest
        if let colon = rest[bracket...].lastIndex(of: ":") {
            name = rest[..<colon]
            let port = rest[rest.index(after: colon)...]
            guard port.hasPrefix("{") || UInt16(port).map({ $0 > 0 }) == true else {
                return "have a port of 1 to 65535"
            }
        }
        host = String(name)
        if host.isEmpty { return "name a host" }
        return Self.isHost(host) ? nil : "name a host of letters, digits, '-' and '.'"
    }

    /// A name, an address or a variable; an address of IPv6 stands in brackets (RFC 3986 §3.2.2).
    private static func isHost(_ host: String) -> Bool {
        if host.contains("{") { return true }
        if host.hasPrefix("[") {
            return host.hasSuffix("]") && host.count > 3
                && host.dropFirst().dropLast().allSatisfy { $0.isHexDigit || ":.".contains($0) }
        }
        return host.utf8.allSatisfy { byte in
            byte < 0x80
                && (Character(Unicode.Scalar(byte)).isLetter
                    || Character(Unicode.Scalar(byte)).isNumber || "-._".utf8.contains(byte))
        }
    }

    private static func isBalanced(_ text: String) -> Bool {
        var isOpen = false
        for byte in text.utf8 {
            if byte == UInt8(ascii: "{") {
                if isOpen { return false }
                isOpen = true
            } else if byte == UInt8(ascii: "}") {
                if !isOpen { return false }
                isOpen = false
            }
        }
        return !isOpen
    }
}

extension StringProtocol {
    /// Where a text first occurs; Foundation's `range(of:)` is not needed for it.
    fileprivate func range(of other: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(other) {
                return start..<index(start, offsetBy: other.count)
            }
            start = index(after: start)
        }
        return nil
    }
}
