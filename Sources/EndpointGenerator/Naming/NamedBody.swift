extension NamedBody {
    /// As parameters of the request.
    var fields: [NamedField] {
        switch self {
        case .whole(let field): [field]
        case .fields(let fields): fields
        }
    }

    mutating func rename(_ fields: [NamedField]) {
        switch self {
        case .whole(let field): self = .whole(fields.first ?? field)
        case .fields: self = .fields(fields)
        }
    }
}

extension NamedParameter {
    var place: String { parameter.place.rawValue }
}

extension Schema {
    /// What an inline schema's elements are called where no property gives a name.
    var itemName: String? {
        switch kind {
        case .array: "Item"
        case .dictionary: "Value"
        case .any, .scalar, .null, .reference, .tuple, .object, .enumeration, .constant, .union,
            .all:
            nil
        }
    }
}

extension ScalarType {
    /// A JSON number as a Swift expression of this type.
    func literal(_ number: String) -> String {
        switch self {
        case .decimal: SwiftText.decimalExpression(number)
        case .number, .float, .double: number
        default: SwiftText.integerLiteral(number) ?? number
        }
    }

    var isNumber: Bool {
        switch self {
        case .integer, .number, .int32, .int64, .uint32, .uint64, .float, .double, .decimal: true
        case .string, .boolean, .dateTime, .date, .time, .dateTimeLocal, .duration, .unixtime,
            .unixtimeMilliseconds, .httpDate, .uuid, .uri, .byte, .binary:
            false
        }
    }
}

extension Server.Location {
    /// The URL as text; parts are put together (RFC 3986 §5.3).
    var urlText: String {
        switch self {
        case .url(let url): url.value
        case .parts(let parts): parts.urlText
        }
    }
}

extension Server.Parts {
    fileprivate var urlText: String {
        var text = (scheme?.value ?? "https") + "://"
        if let user {
            text += SwiftText.percentEncoded(user.value)
            if let password { text += ":" + SwiftText.percentEncoded(password.value) }
            text += "@"
        }
        text +=
            host.value.contains(":") && !host.value.hasPrefix("[") ? "[\(host.value)]" : host.value
        if let port { text += ":\(port.value)" }
        if let basePath, !basePath.value.isEmpty {
            text += basePath.value.hasPrefix("/") ? basePath.value : "/" + basePath.value
        }
        return text
    }
}
