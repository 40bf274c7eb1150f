/// A Swift type where it is used.
indirect enum TypeUse: Equatable {
    case any
    case null
    case scalar(ScalarType)
    /// A date as text of a pattern.
    case date(pattern: String)
    /// A type of ours, from below the namespace.
    case named([SwiftName])
    /// Another name for a type, from below the namespace.
    case alias([SwiftName], of: TypeUse)
    /// A type that the document names.
    case custom(String)
    case array(TypeUse)
    case dictionary(TypeUse)
    /// An array or a dictionary that leaves out what is wrong.
    case lossy(TypeUse)
    case optional(TypeUse)
    /// A type of the runtime's that has no place in JSON.
    case runtime(RuntimeName)
    /// Absent, null or a value.
    case presence(TypeUse)
}

extension TypeUse {
    /// The type that an alias is of.
    var resolved: TypeUse {
        if case .alias(_, let use) = self { use.resolved } else { self }
    }

    /// Whether the type alone says how its JSON is read: `unixtime` is a `Date` that does not.
    var isSelfDescribing: Bool {
        switch self {
        case .any, .null, .named, .runtime: true
        case .scalar(let scalar): scalar.isSelfDescribing
        case .date, .custom, .lossy: false
        case .array(let inner), .dictionary(let inner), .optional(let inner), .presence(let inner),
            .alias(_, let inner):
            inner.isSelfDescribing
        }
    }

    /// The same with a type of the runtime's in place of raw bytes.
    func replacingBytes(by name: RuntimeName?) -> TypeUse {
        guard let name else { return self }
        switch self {
        case .scalar(.binary): return .runtime(name)
        case .array(let element): return .array(element.replacingBytes(by: name))
        case .optional(let wrapped): return .optional(wrapped.replacingBytes(by: name))
        case .any, .null, .scalar, .date, .named, .alias, .custom, .dictionary, .lossy, .presence,
            .runtime:
            return self
        }
    }

    /// Whether two values can be told apart as identifiers are.
    var identifies: Bool {
        switch self {
        case .scalar(let scalar): scalar.identifies
        case .alias(_, let use): use.identifies
        case .any, .null, .date, .named, .custom, .array, .dictionary, .lossy, .optional, .presence,
            .runtime:
            false
        }
    }

    var usesFoundation: Bool {
        switch self {
        case .any, .null, .named, .runtime: false
        case .date, .custom: true
        case .scalar(let scalar): scalar.swiftType.module == "Foundation"
        case .array(let inner), .dictionary(let inner), .lossy(let inner), .optional(let inner),
            .presence(let inner), .alias(_, let inner):
            inner.usesFoundation
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
