extension ScalarType {
    /// Whether a JSON value is one of this type.
    func admits(_ node: JSONNode) -> Bool {
        switch (node.value, carrier) {
        case (.string(let text), .string): admits(text: text)
        case (.number(let text), .number): admits(number: text)
        case (.bool, .boolean): true
        case (.null, _), (.bool, _), (.number, _), (.string, _), (.array, _), (.object, _): false
        }
    }

    /// What its values are, for a message: `a whole number`.
    var valuePhrase: String {
        switch self {
        case .string: "a string"
        case .integer: "a whole number"
        case .number, .float, .double, .decimal: "a number"
        case .boolean: "true or false"
        case .unixtime, .unixtimeMilliseconds: "a number"
        case .int32, .int64, .uint32, .uint64: "a whole number that \(rawValue) holds"
        case .dateTime: "a date-time such as '2024-05-31T12:00:00Z'"
        case .date: "a date such as '2024-05-31'"
        case .time: "a time such as '12:00:00'"
        case .dateTimeLocal: "a date and time such as '2024-05-31T12:00:00'"
        case .duration: "a duration such as 'PT15M'"
        case .httpDate: "an HTTP date such as 'Fri, 31 May 2024 12:00:00 GMT'"
        case .uuid: "a UUID"
        case .uri: "a URL"
        case .byte, .binary: "a string"
        }
    }

    private enum Carrier {
        case string, number, boolean
    }

    private var carrier: Carrier {
        switch self {
        case .string, .dateTime, .date, .time, .dateTimeLocal, .duration, .httpDate, .uuid, .uri,
            .byte, .binary:
            .string
        case .integer, .number, .unixtime, .unixtimeMilliseconds, .int32, .int64, .uint32,
            .uint64, .float, .double, .decimal:
            .number
        case .boolean: .boolean
        }
    }

    private func admits(number text: String) -> Bool {
        switch self {
        case .integer, .int64: Int64(wholeNumber: text) != nil
        case .int32: Int32(wholeNumber: text) != nil
        case .uint32: UInt32(wholeNumber: text) != nil
        case .uint64: UInt64(wholeNumber: text) != nil
        case .number, .double: Double(text)?.isFinite == true
        case .float: Float(text)?.isFinite == true
        case .decimal, .unixtime, .unixtimeMilliseconds: true
        case .string, .boolean, .dateTime, .date, .time, .dateTimeLocal, .duration, .httpDate,
            .uuid, .uri, .byte, .binary:
            false
        }
    }
}

extension FixedWidthInteger {
    /// A JSON number without fraction and exponent: `12`, and `12.0` as JSON Schema counts it.
    init?(wholeNumber text: String) {
        let digits = text.hasSuffix(".0") ? text.dropLast(2) : text[...]
        self.init(digits)
    }
}

extension JSONNode {
    /// A string, number or boolean.
    var isScalar: Bool {
        switch value {
        case .string, .number, .bool: true
        case .null, .array, .object: false
        }
    }

    /// The value in a message: `'owner'`, `12`, `an object`.
    var excerpt: String {
        switch value {
        case .null: "null"
        case .bool(let flag): flag ? "true" : "false"
        case .number(let text): String(text.prefix(60))
        case .string(let text): text.quoted
        case .array: "an array"
        case .object: "an object"
        }
    }
}

extension JSONNode {
    /// Equal for equal scalars, numbers by their value; all arrays and all objects are one.
    var identity: String {
        switch value {
        case .null: "null"
        case .bool(let flag): flag ? "true" : "false"
        case .number(let text):
            if let whole = Int(wholeNumber: text) {
                "\(whole)"
            } else if let value = Double(text) {
                Int(exactly: value).map { "\($0)" } ?? "\(value)"
            } else {
                text
            }
        case .string(let text): "'" + text
        case .array: "["
        case .object: "{"
        }
    }
}
