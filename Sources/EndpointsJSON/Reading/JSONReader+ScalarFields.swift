#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Fields whose value is text or a number, for properties that begin at a value:
/// `try json.string(&login, "login")`.
///
/// A field of an optional property may be missing or `null`, which is nil; any other must come. See
/// ``JSONReader/nextRound()``.
extension JSONReader {
    /// Takes a field that is a string.
    @inline(never)
    public mutating func string(_ value: inout String, _ key: StaticString) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try string() }
    }

    /// Takes a field that is a string, if it comes.
    @inline(never)
    public mutating func string(_ value: inout String?, _ key: StaticString) throws(JSONError) {
        if try takesOptional(key) { value = try optionalString() }
    }

    /// Takes a field that is an integer.
    @inline(never)
    public mutating func int(_ value: inout Int, _ key: StaticString) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try int() }
    }

    /// Takes a field that is an integer, if it comes.
    @inline(never)
    public mutating func int(_ value: inout Int?, _ key: StaticString) throws(JSONError) {
        if try takesOptional(key) { value = try optionalInt() }
    }

    /// Takes a field that is an integer of 32 bits.
    @inline(never)
    public mutating func int32(_ value: inout Int32, _ key: StaticString) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try int32() }
    }

    /// Takes a field that is an integer of 32 bits, if it comes.
    @inline(never)
    public mutating func int32(_ value: inout Int32?, _ key: StaticString) throws(JSONError) {
        if try takesOptional(key) { value = try optionalInt32() }
    }

    /// Takes a field that is an integer of 64 bits.
    @inline(never)
    public mutating func int64(_ value: inout Int64, _ key: StaticString) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try int64() }
    }

    /// Takes a field that is an integer of 64 bits, if it comes.
    @inline(never)
    public mutating func int64(_ value: inout Int64?, _ key: StaticString) throws(JSONError) {
        if try takesOptional(key) { value = try optionalInt64() }
    }

    /// Takes a field that is an unsigned integer of 32 bits.
    @inline(never)
    public mutating func uint32(_ value: inout UInt32, _ key: StaticString) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try uint32() }
    }

    /// Takes a field that is an unsigned integer of 32 bits, if it comes.
    @inline(never)
    public mutating func uint32(_ value: inout UInt32?, _ key: StaticString) throws(JSONError) {
        if try takesOptional(key) { value = try optionalUInt32() }
    }

    /// Takes a field that is an unsigned integer of 64 bits.
    @inline(never)
    public mutating func uint64(_ value: inout UInt64, _ key: StaticString) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try uint64() }
    }

    /// Takes a field that is an unsigned integer of 64 bits, if it comes.
    @inline(never)
    public mutating func uint64(_ value: inout UInt64?, _ key: StaticString) throws(JSONError) {
        if try takesOptional(key) { value = try optionalUInt64() }
    }

    /// Takes a field that is `true` or `false`.
    @inline(never)
    public mutating func bool(_ value: inout Bool, _ key: StaticString) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try bool() }
    }

    /// Takes a field that is `true` or `false`, if it comes.
    @inline(never)
    public mutating func bool(_ value: inout Bool?, _ key: StaticString) throws(JSONError) {
        if try takesOptional(key) { value = try optionalBool() }
    }

    /// Takes a field that is a number.
    @inline(never)
    public mutating func double(_ value: inout Double, _ key: StaticString) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try double() }
    }

    /// Takes a field that is a number, if it comes.
    @inline(never)
    public mutating func double(_ value: inout Double?, _ key: StaticString) throws(JSONError) {
        if try takesOptional(key) { value = try optionalDouble() }
    }

    /// Takes a field that is a number.
    @inline(never)
    public mutating func float(_ value: inout Float, _ key: StaticString) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try float() }
    }

    /// Takes a field that is a number, if it comes.
    @inline(never)
    public mutating func float(_ value: inout Float?, _ key: StaticString) throws(JSONError) {
        if try takesOptional(key) { value = try optionalFloat() }
    }

    /// Takes a field that is a number.
    @inline(never)
    public mutating func decimal(_ value: inout Decimal, _ key: StaticString) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try decimal() }
    }

    /// Takes a field that is a number, if it comes.
    @inline(never)
    public mutating func decimal(_ value: inout Decimal?, _ key: StaticString) throws(JSONError) {
        if try takesOptional(key) { value = try optionalDecimal() }
    }

    /// Takes a field that is any value.
    @inline(never)
    public mutating func value(_ value: inout JSONValue, _ key: StaticString) throws(JSONError) {
        if try takes(key, isRequired: true) { value = try self.value() }
    }

    /// Takes a field that is any value, if it comes.
    @inline(never)
    public mutating func value(_ value: inout JSONValue?, _ key: StaticString) throws(JSONError) {
        if try takesOptional(key) { value = try optionalValue() }
    }
}
