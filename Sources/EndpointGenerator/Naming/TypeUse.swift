/// A Swift type where it is used.
indirect enum TypeUse: Equatable {
    case any
    case scalar(ScalarType)
    /// A type of ours, from below the namespace.
    case named([SwiftName])
    case array(TypeUse)
    case dictionary(TypeUse)
    case optional(TypeUse)
    /// A type of the runtime's that has no place in JSON.
    case runtime(RuntimeName)
}

extension TypeUse {
    /// Whether the type alone says how its JSON is read: `unixtime` is a `Date` that does not.
    var isSelfDescribing: Bool {
        switch self {
        case .any, .named, .runtime: true
        case .scalar(let scalar): scalar.isSelfDescribing
        case .array(let element), .dictionary(let element), .optional(let element):
            element.isSelfDescribing
        }
    }

    /// The same with a type of the runtime's in place of raw bytes.
    func replacingBytes(by name: RuntimeName?) -> TypeUse {
        guard let name else { return self }
        switch self {
        case .scalar(.binary): return .runtime(name)
        case .array(let element): return .array(element.replacingBytes(by: name))
        case .optional(let wrapped): return .optional(wrapped.replacingBytes(by: name))
        case .any, .scalar, .named, .dictionary, .runtime: return self
        }
    }

    /// Whether two values can be told apart as identifiers are.
    var identifies: Bool {
        switch self {
        case .scalar(let scalar): scalar.identifies
        case .any, .named, .array, .dictionary, .optional, .runtime: false
        }
    }
}

extension ScalarType {
    fileprivate var isSelfDescribing: Bool {
        ![.unixtime, .unixtimeMilliseconds, .httpDate].contains(self)
    }

    fileprivate var identifies: Bool {
        [.string, .integer, .int32, .int64, .uint32, .uint64, .uuid].contains(self)
    }
}
