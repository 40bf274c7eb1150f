/// What a property holds that may be absent, and may also be `null`: a change that a PATCH sends.
///
/// ```swift
/// var change = ProfileChange()            // nothing is sent
/// change.bio = .null                      // "bio": null
/// change.name = "Ada"                     // "name": "Ada"
/// ```
@frozen
public enum Presence<Value> {
    /// The key is not there.
    case absent
    /// The key is there, and its value is `null`.
    case null
    /// The key is there with a value.
    case value(Value)

    /// A value, or `null` for nil.
    @inlinable
    public init(_ value: Value?) {
        self = value.map(Presence.value) ?? .null
    }

    /// The value; nil where there is none.
    @inlinable public var value: Value? {
        if case .value(let value) = self { value } else { nil }
    }

    /// Whether the key is not there.
    @inlinable public var isAbsent: Bool {
        if case .absent = self { true } else { false }
    }

    /// Whether the key is there, and its value is `null`.
    @inlinable public var isNull: Bool {
        if case .null = self { true } else { false }
    }
}

extension Presence: Sendable where Value: Sendable {}
extension Presence: Equatable where Value: Equatable {}
extension Presence: Hashable where Value: Hashable {}

extension JSONReader {
    /// Takes a field that is a value or `null`, if it comes.
    @inlinable
    public mutating func read<T: JSONReadable>(
        _ value: inout Presence<T>,
        _ key: StaticString
    ) throws(JSONError) {
        if try nullable(key) { value = try null() ? .null : .value(T(from: &self)) }
    }

    /// Takes what `value` takes; `null` is ``Presence/null``.
    @inlinable
    public mutating func presence<T>(
        _ value: (inout JSONReader) throws(JSONError) -> T
    ) throws(JSONError) -> Presence<T> {
        try null() ? .null : .value(value(&self))
    }
}

extension JSONWriter {
    /// Writes a member whose value writes itself, or that is `null`; nothing for an absent one.
    @inline(never)
    public mutating func write<T: JSONWritable>(_ value: Presence<T>, _ key: StaticString) {
        presence(value, key) { $0.write($1) }
    }

    /// Writes a member, and as its value what `write` writes or `null`; nothing for an absent one.
    @inlinable
    public mutating func presence<T>(
        _ value: Presence<T>,
        _ key: StaticString,
        _ write: (inout JSONWriter, T) -> Void
    ) {
        if !value.isAbsent { nullable(value.value, key, write) }
    }
}
