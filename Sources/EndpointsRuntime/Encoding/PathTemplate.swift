import Foundation

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
        while let open = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
            guard rest[open] == "{", let close = rest[open...].firstIndex(of: "}") else {
                throw .template("the braces of the path do not match")
            }
            path += try literal(rest[..<open])
            var name = rest[rest.index(after: open)..<close]
            let keepsReserved = name.first == "+"
            if keepsReserved { name.removeFirst() }
            places.insert(name)
            path += try expansion(of: name, keepsReserved: keepsReserved, values: values)
            rest = rest[rest.index(after: close)...]
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
        path.split(separator: "/").contains { segment in
            let plain = segment.lowercased().replacingOccurrences(of: "%2e", with: ".")
            return plain == "." || plain == ".."
        }
    }

    private static func literal(_ text: Substring) throws(InvalidRequest.Reason) -> String {
        guard !text.contains(where: { $0 == "?" || $0 == "#" }) else {
            throw .template("the path must not contain '?' or '#'")
        }
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
