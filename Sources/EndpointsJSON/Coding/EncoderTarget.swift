/// The containers of an encoder, as what a ``JSONWriter`` writes to instead of bytes.
///
/// The first error is kept; what comes after it is not written.
final class EncoderTarget {
    private let encoder: any Encoder
    /// The innermost object or array that is open; nil at the top.
    private var level: EncoderLevel?
    private(set) var problem: (any Error)?

    init(_ encoder: any Encoder) {
        self.encoder = encoder
    }

    func open(isObject: Bool) {
        isObject ? beginObject() : beginArray()
    }

    private func beginObject() {
        guard let level else {
            let keyed = encoder.container(keyedBy: JSONCodingKey.self)
            self.level = EncoderLevel(keyed: keyed, in: nil)
            return
        }
        let keyed =
            level.key.flatMap {
                level.keyed?.nestedContainer(keyedBy: JSONCodingKey.self, forKey: $0)
            } ?? level.unkeyed?.nestedContainer(keyedBy: JSONCodingKey.self)
        if let keyed {
            self.level = EncoderLevel(keyed: keyed, in: level)
        }
    }

    private func beginArray() {
        guard let level else {
            self.level = EncoderLevel(unkeyed: encoder.unkeyedContainer(), in: nil)
            return
        }
        let unkeyed =
            level.key.flatMap { level.keyed?.nestedUnkeyedContainer(forKey: $0) }
            ?? level.unkeyed?.nestedUnkeyedContainer()
        if let unkeyed {
            self.level = EncoderLevel(unkeyed: unkeyed, in: level)
        }
    }

    /// Ends the innermost object or array.
    func end() {
        level = level?.outer
    }

    func key(_ name: String) {
        level?.key = JSONCodingKey(stringValue: name)
    }

    func null() {
        scalar {
            try $0.encodeNil(forKey: $1)
        } _: {
            try $0.encodeNil()
        } _: {
            try $0.encodeNil()
        }
    }

    func string(_ value: String) {
        scalar {
            try $0.encode(value, forKey: $1)
        } _: {
            try $0.encode(value)
        } _: {
            try $0.encode(value)
        }
    }

    func bool(_ value: Bool) {
        scalar {
            try $0.encode(value, forKey: $1)
        } _: {
            try $0.encode(value)
        } _: {
            try $0.encode(value)
        }
    }

    func double(_ value: Double) {
        scalar {
            try $0.encode(value, forKey: $1)
        } _: {
            try $0.encode(value)
        } _: {
            try $0.encode(value)
        }
    }

    func int64(_ value: Int64) {
        scalar {
            try $0.encode(value, forKey: $1)
        } _: {
            try $0.encode(value)
        } _: {
            try $0.encode(value)
        }
    }

    /// Writes a value of any type that encodes itself.
    func any(_ value: some Encodable) {
        scalar {
            try $0.encode(value, forKey: $1)
        } _: {
            try $0.encode(value)
        } _: {
            try $0.encode(value)
        }
    }

    /// Writes a scalar by its text, as a string if it is one, else as a number; nothing if `body`
    /// gives false.
    func scalar(isText: Bool, _ body: (inout JSONBuffer) -> Bool) -> Bool {
        var isWritten = false
        let text = JSONBuffer.text { isWritten = body(&$0) }
        if isWritten {
            isText ? string(text) : any(JSONValue.number(JSONNumber(text: text)))
        }
        return isWritten
    }

    /// Keeps the problem if it is the first.
    func refuse(_ found: String, expected: String) {
        if problem == nil {
            let context = EncodingError.Context(
                codingPath: level?.codingPath ?? encoder.codingPath,
                debugDescription: "expected \(expected), found \(found)"
            )
            problem = EncodingError.invalidValue(found, context)
        }
    }

    @inline(__always)
    private func scalar(
        _ keyed: (inout KeyedEncodingContainer<JSONCodingKey>, JSONCodingKey) throws -> Void,
        _ unkeyed: (inout any UnkeyedEncodingContainer) throws -> Void,
        _ single: (inout any SingleValueEncodingContainer) throws -> Void
    ) {
        guard problem == nil else {
            return
        }
        do {
            if let level {
                if level.keyed == nil {
                    try unkeyed(&level.unkeyed!)
                } else if let key = level.key {
                    try keyed(&level.keyed!, key)
                }
            } else {
                var container = encoder.singleValueContainer()
                try single(&container)
            }
        } catch {
            problem = error
        }
    }
}
