extension JSONWriter {
    /// Writes a value of a type that writes itself.
    @inline(never)
    public mutating func write<T: JSONWritable>(_ value: T) {
        if mayNest() {
            value.write(to: &self)
        }
    }

    /// Writes a member whose value writes itself; nothing for nil.
    @inline(never)
    public mutating func write<T: JSONWritable>(_ value: T?, _ key: StaticString) {
        if let value {
            self.key(key)
            write(value)
        }
    }

    /// Writes what `write` writes of a value; `null` for nil.
    @inlinable
    public mutating func optional<T>(_ value: T?, _ write: (inout JSONWriter, T) -> Void) {
        if let value {
            write(&self, value)
        } else {
            null()
        }
    }

    /// Writes an array.
    @inline(never)
    public mutating func array<T: JSONWritable>(_ elements: [T]) {
        guard mayNest() else {
            return
        }
        beginArray()
        for element in elements {
            element.write(to: &self)
        }
        endArray()
    }

    /// Writes a member that is an array; nothing for nil.
    @inline(never)
    public mutating func array<T: JSONWritable>(_ elements: [T]?, _ key: StaticString) {
        if let elements {
            self.key(key)
            array(elements)
        }
    }

    /// Writes an array, each element by `element`.
    @inlinable
    public mutating func array<T>(_ elements: [T], _ element: (inout JSONWriter, T) -> Void) {
        guard mayNest() else {
            return
        }
        beginArray()
        for value in elements {
            element(&self, value)
        }
        endArray()
    }

    /// Writes a member that is an array, each element by `element`; nothing for nil.
    @inlinable
    public mutating func array<T>(
        _ elements: [T]?,
        _ key: StaticString,
        _ element: (inout JSONWriter, T) -> Void
    ) {
        if let elements {
            self.key(key)
            array(elements, element)
        }
    }

    /// Writes an object whose keys are data, sorted by their UTF-8.
    @inline(never)
    public mutating func dictionary<T: JSONWritable>(_ members: [String: T]) {
        dictionary(members) { json, value in value.write(to: &json) }
    }

    /// Writes a member that is an object whose keys are data; nothing for nil.
    @inline(never)
    public mutating func dictionary<T: JSONWritable>(
        _ members: [String: T]?,
        _ key: StaticString
    ) {
        if let members {
            self.key(key)
            dictionary(members)
        }
    }

    /// Writes an object whose keys are data, sorted by their UTF-8, each value by `value`.
    @inlinable
    public mutating func dictionary<T>(
        _ members: [String: T],
        _ value: (inout JSONWriter, T) -> Void
    ) {
        guard mayNest() else {
            return
        }
        if isCoded {
            codedDictionary(members, value)
            return
        }
        beginObject()
        for key in Self.sorted(Array(members.keys)) {
            if let member = members[key] {
                self.key(key)
                value(&self, member)
            }
        }
        endObject()
    }

    /// Keys by their UTF-8. Not generic, so that it is specialized whoever calls.
    @usableFromInline
    static func sorted(_ keys: [String]) -> [String] {
        keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Writes a member that is an object whose keys are data, each value by `value`; nothing for
    /// nil.
    @inlinable
    public mutating func dictionary<T>(
        _ members: [String: T]?,
        _ key: StaticString,
        _ value: (inout JSONWriter, T) -> Void
    ) {
        if let members {
            self.key(key)
            dictionary(members, value)
        }
    }
}
