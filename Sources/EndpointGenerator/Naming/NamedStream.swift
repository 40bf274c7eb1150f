/// What a request brings that is read while it comes.
struct NamedStream {
    var kind: Kind
    var element: Element

    enum Kind {
        /// Server-sent events, and the data that ends them.
        case events(end: String?)
        /// JSON lines.
        case lines
    }

    enum Element {
        case one(EventData)
        /// By their names: `Element` is an enumeration.
        case several([NamedEvent])
    }

    struct EventData {
        var type: TypeUse
        /// JSON, else the data itself as text.
        var isJSON: Bool
    }
}

/// An event of a name, and the case of `Element` that it becomes.
struct NamedEvent {
    var wire: Located<String>
    var name: SwiftName
    var data: NamedStream.EventData
}

extension NamedStream {
    var types: [TypeUse] {
        switch element {
        case .one(let data): [data.type]
        case .several(let events): events.map(\.data.type)
        }
    }
}
