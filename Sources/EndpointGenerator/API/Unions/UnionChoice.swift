package import EndpointsJSON

/// How the member of a union is chosen for a value.
package indirect enum UnionChoice: Sendable, Equatable {
    /// The value is read as this member, and what is wrong with it is its error.
    case member(Int)
    /// By the value of a key, which is text in all cases or any scalar; any other value is a member's
    /// too, or none's.
    case value(key: String, [Branch<[Scalar]>], otherwise: Int? = nil)
    /// By the JSON type of the value.
    case kind([Branch<[JSONKind]>])
    /// By the JSON type of an array's first element, where nil is an empty array.
    case element([Branch<[JSONKind?]>])
    /// By the keys that are there, the most first; none is any object.
    case keys([Branch<[Key]>])
    /// The first that can be read. Where none can, the value is unrecognized, or its error is that
    /// of one.
    case first([Int], errorOf: Int? = nil)
    /// The one that knows the most of the value; of several, the first.
    case closest([Int])

    package struct Branch<Condition: Sendable & Equatable>: Sendable, Equatable {
        package var condition: Condition
        package var choice: UnionChoice
    }

    /// A key that must be there. Null counts as absent where the key takes none.
    package struct Key: Sendable, Equatable {
        package var name: String
        package var takesNull: Bool

        func isThere(in object: JSONObject?) -> Bool {
            guard let value = object?[name] else { return false }
            return takesNull || value.kind != .null
        }
    }

    /// A value that tells members apart.
    package enum Scalar: Sendable, Hashable {
        case text(String)
        /// A number as the document writes it.
        case number(String)
        case flag(Bool)
    }
}

extension UnionChoice.Scalar {
    init?(_ node: JSONNode) {
        switch node.value {
        case .string(let text): self = .text(text)
        case .number(let text): self = .number(text)
        case .bool(let flag): self = .flag(flag)
        case .null, .array, .object: return nil
        }
    }
}
