/// A member of a dictionary that an encoder asks to encode itself, so that a key strategy leaves its
/// key as it is.
struct EncodedMember<Value>: Encodable {
    let value: Value
    let members: EncodedMembers<Value>

    func encode(to encoder: any Encoder) throws {
        guard let body = members.body else {
            return
        }
        try JSONWriter.write(to: encoder, depth: members.depth) { json in body(&json, value) }
    }
}

/// How the members of a dictionary are written; nil as soon as they are.
final class EncodedMembers<Value> {
    fileprivate let depth: Int
    fileprivate private(set) var body: ((inout JSONWriter, Value) -> Void)?

    private init(depth: Int, _ body: @escaping (inout JSONWriter, Value) -> Void) {
        self.depth = depth
        self.body = body
    }

    /// Writes a dictionary to an encoder, each value by `body`.
    static func write(
        _ values: [String: Value],
        to coder: EncoderTarget,
        depth: Int,
        _ body: (inout JSONWriter, Value) -> Void
    ) {
        withoutActuallyEscaping(body) { body in
            let members = EncodedMembers(depth: depth, body)
            coder.any(values.mapValues { EncodedMember(value: $0, members: members) })
            members.body = nil
        }
    }
}
