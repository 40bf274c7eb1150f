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

    indirect enum Element {
        case one(EventData)
        /// By their names: an enumeration, `Element` where the stream stands alone.
        case several([NamedEvent], type: [SwiftName])
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
    /// What each event or line becomes.
    var elementType: TypeUse {
        switch element {
        case .one(let data): data.type
        case .several(_, let type): .named(type)
        }
    }

    var types: [TypeUse] {
        switch element {
        case .one(let data): [data.type]
        case .several(let events, _): events.map(\.data.type)
        }
    }
}
