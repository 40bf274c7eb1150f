#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension JSONReader {
    /// Takes an integer; `1.0` and `1e2` are integers too (RFC 8259 §6).
    ///
    /// - Throws: ``JSONError`` if it is no integer or does not fit, like the others of its kind.
    public mutating func int() throws(JSONError) -> Int {
        try integer(expected: "an integer")
    }

    /// Takes an integer of 32 bits.
    public mutating func int32() throws(JSONError) -> Int32 {
        try integer(expected: "a 32-bit integer")
    }

    /// Takes an integer of 64 bits.
    public mutating func int64() throws(JSONError) -> Int64 {
        try integer(expected: "a 64-bit integer")
    }

    /// Takes an unsigned integer of 32 bits.
    public mutating func uint32() throws(JSONError) -> UInt32 {
        try integer(expected: "an unsigned 32-bit integer")
    }

    /// Takes an unsigned integer of 64 bits.
    public mutating func uint64() throws(JSONError) -> UInt64 {
        try integer(expected: "an unsigned 64-bit integer")
    }

    /// Takes a number as the nearest double; one beyond all finite doubles is an error.
    public mutating func double() throws(JSONError) -> Double {
        if coder != nil { return try codedDouble() }
        let token = try numberToken(expected: "a number")
        guard let value = token.double(bytes) else {
            throw failure("a number that fits a double", at: token.start)
        }
        return value
    }

    /// Takes a number as the nearest float; one beyond all finite floats is an error.
    public mutating func float() throws(JSONError) -> Float {
        if let coder { return try coder.float() }
        let token = try numberToken(expected: "a number")
        guard let value: Float = token.floatingPoint(bytes) else {
            throw failure("a number that fits a float", at: token.start)
        }
        return value
    }

    /// Takes a number as a decimal, without passing through a double.
    ///
    /// A number of more than 38 digits is rounded to them, to even where it lies halfway.
    public mutating func decimal() throws(JSONError) -> Decimal {
        if let coder { return try coder.decimal() }
        let token = try numberToken(expected: "a number")
        guard let value = token.decimal(bytes) else {
            throw error(expected: "a number that fits a decimal", at: token.start)
        }
        return value
    }

    /// The text of the number that comes next, as it stands.
    package mutating func numberText() throws(JSONError) -> String {
        if let coder { return try coder.number().description }
        let token = try numberToken(expected: "a number")
        return bytes.string(from: token.start, to: token.end)
    }

    private mutating func integer<T: FixedWidthInteger>(expected: StaticString) throws(JSONError)
        -> T
    {
        if coder != nil { return try codedInteger(expected: expected) }
        let token = try numberToken(expected: expected)
        guard let magnitude = token.isInteger ? token.magnitude : token.wholeMagnitude,
            let value = T(magnitude, isNegative: token.isNegative)
        else {
            throw failure(expected, at: token.start)
        }
        return value
    }

    private func tooLong(_ token: JSONNumberToken) -> JSONError {
        error(expected: "a number of at most \(limits.numberLength) bytes", at: token.start)
    }

    /// Takes a number, which is what `expected` says, and reads its digits once.
    mutating func numberToken(expected: StaticString) throws(JSONError) -> JSONNumberToken {
        skipSpace()
        let first = bytes[position]
        guard first.isDigit || first == .minus else {
            throw failure(expected)
        }
        var token = JSONNumberToken(start: position)
        guard token.scan(bytes) else {
            throw error(expected: "a digit", at: token.end)
        }
        guard token.end &- token.start <= limits.numberLength else {
            throw tooLong(token)
        }
        position = token.end
        return token
    }
}
