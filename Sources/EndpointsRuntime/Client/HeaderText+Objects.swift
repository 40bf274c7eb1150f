import Foundation

extension HeaderText {
    /// Reads the text as JSON.
    func json<Value>(
        _ read: (inout JSONReader) throws(JSONError) -> Value
    ) throws(JSONError) -> Value {
        do throws(JSONError) {
            return try text.asJSON(read)
        } catch {
            throw named(error)
        }
    }

    /// Reads the text as an object in OpenAPI's style `simple`.
    ///
    /// A header does not tell text from numbers: `100` is a number at first, and text where the
    /// reading fails at its key.
    func object<Value>(
        exploded: Bool,
        _ read: (inout JSONReader) throws(JSONError) -> Value
    ) throws(JSONError) -> Value {
        let texts = try members(exploded)
        var values = texts.mapValues(JSONValue.init(scalar:))
        while true {
            do throws(JSONError) {
                let json = try JSONWriter.write { $0.value(.object(values)) }
                return try JSONReader.read(json, read)
            } catch {
                guard case .key(let key)? = error.path.components.first, let text = texts[key],
                    values[key] != .string(text)
                else { throw named(error) }
                values[key] = .string(text)
            }
        }
    }

    /// `R,100,G,200`, exploded `R=100,G=200`. Of equal keys the last one counts.
    private func members(_ exploded: Bool) throws(JSONError) -> [String: String] {
        var parts = elements.map(\.text)
        if exploded {
            let pairs = parts.map {
                $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            }
            if pairs.contains(where: { $0.count < 2 }) { throw noPairs }
            parts = pairs.flatMap { $0.map(String.init) }
        }
        if !parts.count.isMultiple(of: 2) { throw noPairs }
        var members: [String: String] = [:]
        for index in stride(from: 0, to: parts.count, by: 2) {
            members[parts[index]] = parts[index + 1]
        }
        return members
    }

    private var noPairs: JSONError {
        named(JSONError(expected: "keys and values", found: "", offset: 0))
    }
}

extension JSONValue {
    /// A number, `true` or `false` as in JSON; any other text is a string.
    fileprivate init(scalar text: String) {
        switch try? JSONValue(json: Data(text.utf8)) {
        case .number(let number): self = .number(number)
        case .bool(let flag): self = .bool(flag)
        case .null, .string, .array, .object, nil: self = .string(text)
        }
    }
}
