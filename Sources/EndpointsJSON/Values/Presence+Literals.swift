// A literal is a value; `nil` is none of them, as it would not tell whether the key is there.

extension Presence: ExpressibleByUnicodeScalarLiteral
where Value: ExpressibleByUnicodeScalarLiteral {
    /// A value by its literal.
    @inlinable
    public init(unicodeScalarLiteral value: Value.UnicodeScalarLiteralType) {
        self = .value(Value(unicodeScalarLiteral: value))
    }
}

extension Presence: ExpressibleByExtendedGraphemeClusterLiteral
where Value: ExpressibleByExtendedGraphemeClusterLiteral {
    /// A value by its literal.
    @inlinable
    public init(extendedGraphemeClusterLiteral value: Value.ExtendedGraphemeClusterLiteralType) {
        self = .value(Value(extendedGraphemeClusterLiteral: value))
    }
}

extension Presence: ExpressibleByStringLiteral where Value: ExpressibleByStringLiteral {
    /// A value by its literal.
    @inlinable
    public init(stringLiteral value: Value.StringLiteralType) {
        self = .value(Value(stringLiteral: value))
    }
}

extension Presence: ExpressibleByStringInterpolation
where Value: ExpressibleByStringInterpolation {
    /// A value by its literal.
    @inlinable
    public init(stringInterpolation value: Value.StringInterpolation) {
        self = .value(Value(stringInterpolation: value))
    }
}

extension Presence: ExpressibleByIntegerLiteral where Value: ExpressibleByIntegerLiteral {
    /// A value by its literal.
    @inlinable
    public init(integerLiteral value: Value.IntegerLiteralType) {
        self = .value(Value(integerLiteral: value))
    }
}

extension Presence: ExpressibleByFloatLiteral where Value: ExpressibleByFloatLiteral {
    /// A value by its literal.
    @inlinable
    public init(floatLiteral value: Value.FloatLiteralType) {
        self = .value(Value(floatLiteral: value))
    }
}

extension Presence: ExpressibleByBooleanLiteral where Value: ExpressibleByBooleanLiteral {
    /// A value by its literal.
    @inlinable
    public init(booleanLiteral value: Value.BooleanLiteralType) {
        self = .value(Value(booleanLiteral: value))
    }
}

extension Presence: ExpressibleByArrayLiteral where Value: RangeReplaceableCollection {
    /// A value by its elements.
    @inlinable
    public init(arrayLiteral elements: Value.Element...) {
        self = .value(Value(elements))
    }
}
