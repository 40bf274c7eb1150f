/// Fields that are always the same value: `try json.constant("circle", "type")`.
///
/// Another value is an error that says which was expected. See ``JSONReader/nextRound()``.
extension JSONReader {
    /// Takes a field that is a certain string.
    @inline(never)
    public mutating func constant(_ value: String, _ key: StaticString) throws(JSONError) {
        if try takes(key, isRequired: true) { try expect(value) }
    }

    /// Takes a field that is a certain string, if it comes and is not `null`.
    @inline(never)
    public mutating func constant(
        _ value: String,
        ifPresent key: StaticString
    ) throws(JSONError) {
        if try takesOptional(key), try !null() { try expect(value) }
    }

    /// Takes a field that is a certain integer.
    @inline(never)
    public mutating func constant(_ value: Int, _ key: StaticString) throws(JSONError) {
        if try takes(key, isRequired: true) { try expect(.number(JSONNumber(value))) }
    }

    /// Takes a field that is a certain integer, if it comes and is not `null`.
    @inline(never)
    public mutating func constant(_ value: Int, ifPresent key: StaticString) throws(JSONError) {
        if try takesOptional(key), try !null() {
            try expect(.number(JSONNumber(value)))
        }
    }

    /// Takes a field that is a certain value.
    @inline(never)
    public mutating func constant(_ value: JSONValue, _ key: StaticString) throws(JSONError) {
        if try takes(key, isRequired: true) { try expect(value) }
    }

    /// Takes a field that is a certain value, if it comes and is not `null`.
    @inline(never)
    public mutating func constant(
        _ value: JSONValue,
        ifPresent key: StaticString
    ) throws(JSONError) {
        if try takesOptional(key), try !null() { try expect(value) }
    }

    private mutating func expect(_ constant: String) throws(JSONError) {
        let start = start
        guard coder == nil, bytes[start] == .quote else {
            return try expect(.string(constant))
        }
        if try string() != constant {
            throw error(expected: JSONExcerpt.text(of: .string(constant)), at: start)
        }
    }

    private mutating func expect(_ constant: JSONValue) throws(JSONError) {
        let start = start
        let found = try value()
        if found != constant {
            throw refusal(of: found, expected: Self.said(constant), at: start)
        }
    }

    /// The constant as JSON, cut where it is long.
    private static func said(_ constant: JSONValue) -> String {
        guard let json = try? constant.json() else { return JSONExcerpt.text(of: constant) }
        let text = String(decoding: json, as: UTF8.self)
        return text.count > JSONExcerpt.longest ? text.prefix(JSONExcerpt.longest) + "…" : text
    }
}

extension JSONReader {
    /// Where the next value begins; 0 where a decoder is read.
    var start: Int {
        mutating get { coder == nil ? offset : 0 }
    }

    /// The error that another value was expected than the one which was just taken.
    ///
    /// - Parameters:
    ///   - value: What was taken.
    ///   - expected: What was expected.
    ///   - start: Where it began.
    func refusal(of value: JSONValue, expected: String, at start: Int) -> JSONError {
        if let coder { return coder.error(expected: expected, found: JSONExcerpt.text(of: value)) }
        return error(expected: expected, at: start)
    }
}
