/// A key that is not there is absent, where the compiler writes the `Codable` of a model: it calls the
/// container's functions below, as they name the type of the property.
extension Presence: Decodable where Value: Decodable {
    /// - Throws: `DecodingError`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self = container.decodeNil() ? .null : .value(try container.decode(Value.self))
    }
}

extension Presence: Encodable where Value: Encodable {
    /// Outside of an object, where nothing can be left out, what is absent is `null`.
    ///
    /// - Throws: `EncodingError`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let value { try container.encode(value) } else { try container.encodeNil() }
    }
}

extension Indirect: Decodable where Value: Decodable {
    /// - Throws: `DecodingError`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self.init(wrappedValue: container.decodeNil() ? nil : try container.decode(Value.self))
    }
}

extension Indirect: Encodable where Value: Encodable {
    /// - Throws: `EncodingError`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}

extension IndirectPresence: Decodable where Value: Decodable {
    /// - Throws: `DecodingError`.
    public init(from decoder: any Decoder) throws {
        self.init(wrappedValue: try Presence(from: decoder))
    }
}

extension IndirectPresence: Encodable where Value: Encodable {
    /// - Throws: `EncodingError`.
    public func encode(to encoder: any Encoder) throws {
        try wrappedValue.encode(to: encoder)
    }
}

extension KeyedDecodingContainer {
    /// A key's value, null or neither.
    ///
    /// - Throws: `DecodingError`.
    public func decode<Value: Decodable>(
        _ type: Presence<Value>.Type,
        forKey key: Key
    ) throws -> Presence<Value> {
        if !contains(key) { return .absent }
        return try decodeNil(forKey: key) ? .null : .value(decode(Value.self, forKey: key))
    }

    /// A key's value; nil where it is null or not there.
    ///
    /// - Throws: `DecodingError`.
    public func decode<Value: Decodable>(
        _ type: Indirect<Value>.Type,
        forKey key: Key
    ) throws -> Indirect<Value> {
        Indirect(wrappedValue: try decodeIfPresent(Value.self, forKey: key))
    }

    /// A key's value, null or neither.
    ///
    /// - Throws: `DecodingError`.
    public func decode<Value: Decodable>(
        _ type: IndirectPresence<Value>.Type,
        forKey key: Key
    ) throws -> IndirectPresence<Value> {
        IndirectPresence(wrappedValue: try decode(Presence<Value>.self, forKey: key))
    }
}

extension KeyedEncodingContainer {
    /// Writes a value or null; nothing where it is absent.
    ///
    /// - Throws: `EncodingError`.
    public mutating func encode<Value: Encodable>(
        _ presence: Presence<Value>,
        forKey key: Key
    ) throws {
        switch presence {
        case .absent: break
        case .null: try encodeNil(forKey: key)
        case .value(let value): try encode(value, forKey: key)
        }
    }

    /// Writes a value; nothing where there is none.
    ///
    /// - Throws: `EncodingError`.
    public mutating func encode<Value: Encodable>(
        _ property: Indirect<Value>,
        forKey key: Key
    ) throws {
        try encodeIfPresent(property.wrappedValue, forKey: key)
    }

    /// Writes a value or null; nothing where it is absent.
    ///
    /// - Throws: `EncodingError`.
    public mutating func encode<Value: Encodable>(
        _ property: IndirectPresence<Value>,
        forKey key: Key
    ) throws {
        try encode(property.wrappedValue, forKey: key)
    }
}
