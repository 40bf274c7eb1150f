#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension JSONValue {
    /// Decodes any value from any decoder.
    ///
    /// Objects are decoded as dictionaries, so that a key strategy leaves their keys as they are.
    ///
    /// - Throws: `DecodingError` if the decoder holds what is no JSON value.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? JSONNumber(exactlyFrom: container) {
            self = .number(value)
        } else if let nested = try Self.nested(in: container) {
            self = nested
        } else if let value = try? container.decode(UInt64.self) {
            self = .number(JSONNumber(value))
        } else {
            self = .number(JSONNumber(try container.decode(Double.self)))
        }
    }

    /// The object or array; nil if it is none. A problem in it is not taken for another kind.
    private static func nested(in container: any SingleValueDecodingContainer) throws -> JSONValue?
    {
        guard container.codingPath.count <= JSONLimits.standard.depth else {
            let error = JSONError(
                expected: "at most \(JSONLimits.standard.depth) levels of objects and arrays",
                found: "more",
                decodingPath: container.codingPath
            )
            throw error.cause ?? error
        }
        do {
            return .object(try container.decode([String: JSONValue].self))
        } catch DecodingError.typeMismatch {}
        do {
            return .array(try container.decode([JSONValue].self))
        } catch DecodingError.typeMismatch {}
        return nil
    }

    /// Encodes the value with any encoder.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let elements): try container.encode(elements)
        case .object(let members): try container.encode(members)
        case .number(let number): try number.encode(to: &container)
        }
    }
}

extension JSONNumber {
    /// The number as a type that decoders of JSON read exactly.
    fileprivate init(exactlyFrom container: any SingleValueDecodingContainer) throws {
        if let value = try? container.decode(Int64.self) {
            self.init(value)
        } else {
            let value = try container.decode(Decimal.self)
            guard !value.isNaN else {
                throw JSONError(
                    expected: "a number",
                    found: "nan",
                    decodingPath: container.codingPath
                )
            }
            self.init(value)
        }
    }

    /// Encodes the number as the narrowest type that has its value exactly, else as a double.
    fileprivate func encode(to container: inout any SingleValueEncodingContainer) throws {
        if !isFinite {
            throw refusal(expected: "a finite number", at: container.codingPath)
        } else if let value = int64 {
            try container.encode(value)
        } else if let value = uint64 {
            try container.encode(value)
        } else if let value = double, JSONNumber(value) == self {
            try container.encode(value)
        } else if let value = decimal, JSONNumber(value) == self {
            try container.encode(value)
        } else if let value = double {
            try container.encode(value)
        } else {
            throw refusal(expected: "a number that fits a double", at: container.codingPath)
        }
    }

    private func refusal(expected: String, at codingPath: [any CodingKey]) -> EncodingError {
        let context = EncodingError.Context(
            codingPath: codingPath,
            debugDescription: "expected \(expected), found \(description)"
        )
        return EncodingError.invalidValue(description, context)
    }
}
