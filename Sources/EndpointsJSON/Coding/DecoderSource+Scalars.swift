#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The value that comes next, as a scalar.
extension DecoderSource {
    /// Takes a `null` if one comes next.
    func null() throws(JSONError) -> Bool {
        let level = level
        let isNull = try scalar {
            try $0.decodeNil(forKey: $1)
        } _: {
            try $0.decodeNil()
        } _: {
            $0.decodeNil()
        }
        if !isNull {
            self.level = level
        }
        return isNull
    }

    /// Whether a `null` comes next, which is not taken.
    func isNull() -> Bool {
        let level = level
        defer { self.level = level }
        return (try? null()) ?? false
    }

    func string() throws(JSONError) -> String {
        try scalar {
            try $0.decode(String.self, forKey: $1)
        } _: {
            try $0.decode(String.self)
        } _: {
            try $0.decode(String.self)
        }
    }

    func bool() throws(JSONError) -> Bool {
        try scalar {
            try $0.decode(Bool.self, forKey: $1)
        } _: {
            try $0.decode(Bool.self)
        } _: {
            try $0.decode(Bool.self)
        }
    }

    func double() throws(JSONError) -> Double {
        let value = try named("a number that fits a double") { () throws(JSONError) in
            try scalar {
                try $0.decode(Double.self, forKey: $1)
            } _: {
                try $0.decode(Double.self)
            } _: {
                try $0.decode(Double.self)
            }
        }
        guard value.isFinite else {
            throw error(expected: "a number that fits a double", found: value.description)
        }
        return value
    }

    func float() throws(JSONError) -> Float {
        let value = try any(Float.self)
        guard value.isFinite else {
            throw error(expected: "a number that fits a float", found: value.description)
        }
        return value
    }

    func integer<T: FixedWidthInteger>(expected: StaticString) throws(JSONError) -> T {
        guard T.isSigned else {
            let value = try named(expected) { () throws(JSONError) in try uint64() }
            guard let narrow = T(exactly: value) else {
                throw error(expected: expected.description, found: String(value))
            }
            return narrow
        }
        let value = try named(expected) { () throws(JSONError) in try int64() }
        guard let narrow = T(exactly: value) else {
            throw error(expected: expected.description, found: String(value))
        }
        return narrow
    }

    private func int64() throws(JSONError) -> Int64 {
        try scalar {
            try $0.decode(Int64.self, forKey: $1)
        } _: {
            try $0.decode(Int64.self)
        } _: {
            try $0.decode(Int64.self)
        }
    }

    private func uint64() throws(JSONError) -> UInt64 {
        try scalar {
            try $0.decode(UInt64.self, forKey: $1)
        } _: {
            try $0.decode(UInt64.self)
        } _: {
            try $0.decode(UInt64.self)
        }
    }

    /// Takes any number with all digits that the decoder can give.
    func number() throws(JSONError) -> JSONNumber {
        if let value = try? any(Decimal.self), !value.isNaN {
            return JSONNumber(value)
        }
        if let value = try? any(Int64.self) {
            return JSONNumber(value)
        }
        if let value = try? any(UInt64.self) {
            return JSONNumber(value)
        }
        return JSONNumber(try double())
    }

    func decimal() throws(JSONError) -> Decimal {
        if let value = try? any(Decimal.self), !value.isNaN {
            return value
        }
        let number = try number()
        guard let value = number.decimal else {
            throw error(expected: "a number that fits a decimal", found: number.description)
        }
        return value
    }

    /// Takes a string that `parse` must take whole.
    func text<T>(
        as expected: StaticString,
        _ parse: (inout TextScanner) -> T?
    ) throws(JSONError) -> T {
        let text = try text(as: expected)
        guard let value = TextScanner.parse(text, parse) else {
            throw error(expected: expected.description, found: JSONExcerpt.quoted(text))
        }
        return value
    }

    func url() throws(JSONError) -> URL {
        let text = try text(as: "a URL")
        guard let url = URL(jsonText: text) else {
            throw error(expected: "a URL", found: JSONExcerpt.quoted(text))
        }
        return url
    }

    func unixTime(_ expected: StaticString, inMilliseconds: Bool) throws(JSONError) -> Date {
        let text = try number().description
        let fields = TextScanner.parse(text) { $0.unixTime(inMilliseconds: inMilliseconds) }
        if let fields {
            return fields.date
        }
        guard let date = JSONReader.unixTime(text, inMilliseconds: inMilliseconds) else {
            throw error(expected: expected.description, found: text)
        }
        return date
    }

    /// Takes a string that has a form; another kind of value is an error that names the form.
    func text(as expected: StaticString) throws(JSONError) -> String {
        do throws(JSONError) {
            return try string()
        } catch {
            if case DecodingError.typeMismatch? = error.cause {
                throw self.error(expected: expected.description)
            }
            throw error
        }
    }

    /// Takes a number; an error of the decoder that has no place becomes one that has.
    private func named<T>(
        _ expected: StaticString,
        _ take: () throws(JSONError) -> T
    ) throws(JSONError) -> T {
        do throws(JSONError) {
            return try take()
        } catch {
            throw error.cause is DecodingError ? error : self.error(expected: expected.description)
        }
    }

    /// Takes a value of any type that decodes itself.
    func any<T: Decodable>(_ type: T.Type) throws(JSONError) -> T {
        try scalar {
            try $0.decode(type, forKey: $1)
        } _: {
            try $0.decode(type)
        } _: {
            try $0.decode(type)
        }
    }

    @inline(__always)
    private func scalar<T>(
        _ keyed: (KeyedDecodingContainer<JSONCodingKey>, JSONCodingKey) throws -> T,
        _ unkeyed: (inout any UnkeyedDecodingContainer) throws -> T,
        _ single: (any SingleValueDecodingContainer) throws -> T
    ) throws(JSONError) -> T {
        do {
            guard let level else {
                return try single(decoder.singleValueContainer())
            }
            if let decoder = level.value {
                let value = try single(decoder.singleValueContainer())
                self.level = level.outer
                return value
            }
            if let container = level.keyed {
                return try keyed(container, level.key)
            }
            return try unkeyed(&level.unkeyed!)
        } catch {
            throw JSONError(cause: error)
        }
    }
}
