/// A Swift type where it is used.
indirect enum TypeUse: Equatable {
    case any
    case scalar(ScalarType)
    /// A type of ours, from below the namespace.
    case named([SwiftName])
    case array(TypeUse)
    case dictionary(TypeUse)
    case optional(TypeUse)
}

extension TypeUse {
    /// Whether the type alone says how its JSON is read: `unixtime` is a `Date` that does not.
    var isSelfDescribing: Bool {
        switch self {
        case .any, .named: true
        case .scalar(let scalar): scalar.isSelfDescribing
        case .array(let element), .dictionary(let element), .optional(let element):
            element.isSelfDescribing
        }
    }

    /// Whether two values can be told apart as identifiers are.
    var identifies: Bool {
        switch self {
        case .scalar(let scalar): scalar.identifies
        case .any, .named, .array, .dictionary, .optional: false
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
