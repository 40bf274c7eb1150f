/// What the success of a request brings.
indirect enum NamedResponse {
    /// `Response` is this one's value, or a structure of it with its headers.
    case one(NamedSuccess)
    /// `Response` is an enumeration.
    case several([NamedSuccess])
    /// There is no `Response`, but elements one after the other.
    case stream(NamedStream)
}

/// One kind of success.
struct NamedSuccess {
    var status: StatusPattern
    /// The case of `Response`, where there are several.
    var name: SwiftName
    /// Nil where nothing is decoded.
    var value: Value?
    /// Nil where no header has a type.
    var structure: NamedReplyStructure?

    struct Value {
        var type: TypeUse
        /// JSON, else the body itself: text or bytes.
        var isJSON: Bool
        /// Where the value stands in the answer; nil for all of it.
        var unwrap: JSONPointer?
        /// Lines or events beside other answers: they are read whole, as an array.
        var stream: NamedStream?
    }
}

/// A structure of an answer's value with its typed headers.
struct NamedReplyStructure {
    /// From below the namespace: `ListUsers`, `Response`.
    var path: [SwiftName]
    /// `value`; nil where nothing is decoded.
    var value: NamedField?
    var headers: [NamedResponseHeader]
    /// The types of inline schemas, nested in it.
    var nested: [NamedType]

    var name: SwiftName { path[path.count - 1] }
    var fields: [NamedField] { [value].compactMap { $0 } + headers.map(\.field) }
}

/// A success status whose body says no: the case `rejected` of `Failure`.
struct NamedRejection {
    var conditions: [(pointer: JSONPointer, value: JSONNode)]
    var type: TypeUse
}

extension NamedResponse {
    var successes: [NamedSuccess] {
        switch self {
        case .one(let success): [success]
        case .several(let successes): successes
        case .stream: []
        }
    }

    /// The enumerations of named events, of which each has its element's path.
    var eventEnumerations: [(events: [NamedEvent], path: [SwiftName])] {
        ([stream] + successes.map { $0.value?.stream }).compactMap { stream in
            guard case .several(let events, let path) = stream?.element else { return nil }
            return (events, path)
        }
    }

    var stream: NamedStream? {
        if case .stream(let stream) = self { stream } else { nil }
    }

    var structures: [NamedReplyStructure] { successes.compactMap(\.structure) }
}
