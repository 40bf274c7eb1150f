import EndpointsJSON

extension SupportCheck {
    mutating func check(_ success: Success) {
        for header in success.headers { check(responseHeader: header) }
    }

    /// What the text of a header can be, or a list of such (RFC 9110 §5.6.1).
    mutating func check(responseHeader header: Parameter) {
        if let type = header.contentType {
            refuse("'contentType' of a response header is", at: type.range)
        }
        guard case .array(let element, _) = models.resolved(header.schema).kind else {
            return check(headerValue: header.schema)
        }
        if element.isOptional || element.isNullable {
            refuse("null in a response header is", at: element.range)
        }
        check(headerValue: element)
    }

    private mutating func check(headerValue schema: Schema) {
        let what: String
        switch models.resolved(schema).kind {
        case .scalar(.binary): what = "raw bytes"
        case .scalar, .enumeration, .reference: return
        case .any: what = "any JSON value"
        case .null: what = "null"
        case .array, .tuple: what = "an array of arrays"
        case .dictionary, .object, .all: what = "an object"
        case .constant: what = "a constant"
        case .union: what = "a union"
        }
        refuse("\(what) in a response header is", at: schema.range)
    }

    mutating func check(_ rejection: Endpoint.Rejection) {
        for (_, value) in rejection.conditions where !value.hasExactLiteral {
            refuse("a number of so many digits is", at: value.range)
        }
    }
}

extension JSONNode {
    /// Whether the value, and each in it, is one that a literal in Swift gives exactly.
    fileprivate var hasExactLiteral: Bool {
        switch value {
        case .null, .bool, .string: true
        case .number(let text): JSONNumber(text)?.hasExactLiteral ?? false
        case .array(let elements): elements.allSatisfy(\.hasExactLiteral)
        case .object(let object): object.members.allSatisfy(\.value.hasExactLiteral)
        }
    }
}

extension JSONNumber {
    /// An integer of 64 bits, or what the shortest decimal of a double gives back.
    fileprivate var hasExactLiteral: Bool {
        if int64 != nil { return true }
        return double.map { JSONNumber($0) == self } ?? false
    }
}
