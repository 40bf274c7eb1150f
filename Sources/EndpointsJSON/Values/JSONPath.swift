/// The way from the top of a JSON text to a value in it.
///
/// Its description is `items[3].owner.created_at`; a key that is no word is `["a b"]`.
public struct JSONPath: Sendable, Hashable, CustomStringConvertible {
    /// One step of the way.
    public enum Component: Sendable, Hashable {
        /// The value of a key in an object.
        case key(String)
        /// An element of an array, counted from 0.
        case index(Int)
    }

    /// The steps, from the top on; none for the top itself.
    public var components: [Component]

    /// A path of steps.
    public init(_ components: [Component] = []) {
        self.components = components
    }

    /// The path as it stands in messages; empty for the top.
    public var description: String {
        var text = ""
        for component in components {
            switch component {
            case .index(let index):
                text += "[\(index)]"
            case .key(let key) where Self.isWord(key):
                text += text.isEmpty ? key : "." + key
            case .key(let key):
                text += "[" + JSONExcerpt.quoted(key) + "]"
            }
        }
        return text
    }

    private static func isWord(_ key: String) -> Bool {
        guard let first = key.utf8.first, !first.isDigit, key.utf8.count <= 100 else {
            return false
        }
        return key.utf8.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24, 0x2D: true
            default: false
            }
        }
    }
}
