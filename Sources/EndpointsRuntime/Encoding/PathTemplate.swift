/// Expansion of path templates (RFC 6570): `/users/{username}` and the value `a/b` are
/// `/users/a%2Fb`; `{+path}` keeps what may stand in a path, `/` included.
enum PathTemplate {
    /// Puts the values in their places.
    ///
    /// - Throws: A value that is missing, that no place takes, or that would change the path's
    ///   shape: empty, `.` or `..`, which no encoding can save, since `%2e%2e` is folded too.
    static func expand(
        _ template: String,
        values: [PathValue]
    ) throws(InvalidRequest.Reason) -> String {
        var path = ""
        var places: Set<Substring> = []
        var rest = template[...]
        while let open = rest.utf8.firstIndex(where: { $0 == opening || $0 == closing }) {
            guard rest.utf8[open] == opening,
                let close = rest.utf8[open...].firstIndex(of: closing)
            else { throw .template("the braces of the path do not match") }
            path += try literal(rest[..<open])
            var name = rest[rest.utf8.index(after: open)..<close]
            let keepsReserved = name.utf8.first == UInt8(ascii: "+")
            if keepsReserved { name.removeFirst() }
            places.insert(name)
            path += try expansion(of: name, keepsReserved: keepsReserved, values: values)
            rest = rest[rest.utf8.index(after: close)...]
        }
        path += try literal(rest)
        if let value = values.first(where: { !places.contains($0.name[...]) }) {
            throw .unknownPathValue(value.name)
        }
        guard !hasDotSegment(path) else {
            throw .template("a segment of the path must not be '.' or '..'")
        }
        return path
    }

    /// Whether a segment is `.` or `..`, plain or encoded, and would be folded (RFC 3986 §5.2.4).
    static func hasDotSegment(_ path: String) -> Bool {
        path.utf8.split(separator: UInt8(ascii: "/")).contains { (1...2).contains(dots($0)) }
    }

    /// How many dots a segment consists of; 0 where there is anything else.
    private static func dots(_ segment: Substring.UTF8View) -> Int {
        var rest = segment[...]
        var count = 0
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%") {
                guard rest.popFirst() == UInt8(ascii: "2"), let last = rest.popFirst(),
                    last | 0x20 == UInt8(ascii: "e")
                else { return 0 }
            } else if byte != UInt8(ascii: ".") {
                return 0
            }
            count += 1
        }
        return count
    }

    private static let opening = UInt8(ascii: "{")
    private static let closing = UInt8(ascii: "}")

    private static func literal(_ text: Substring) throws(InvalidRequest.Reason) -> String {
        guard !text.utf8.contains(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") })
        else { throw .template("the path must not contain '?' or '#'") }
        return PercentEncoding.path(text)
    }

    private static func expansion(
        of name: Substring,
        keepsReserved: Bool,
        values: [PathValue]
    ) throws(InvalidRequest.Reason) -> String {
        guard let value = values.last(where: { $0.name == name }) else {
            throw .missingPathValue(String(name))
        }
        let text = try value.expansion(keepsReserved: keepsReserved)
        guard !text.isEmpty, text != ".", text != ".." else {
            throw .pathValue(String(name))
        }
        return text
    }
}
