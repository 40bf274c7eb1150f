/// Which answers an outcome is for.
package enum StatusPattern: Sendable, Hashable {
    case exact(Int)
    /// `4XX` is 4.
    case range(Int)
    case any
}

/// One kind of success.
package struct Success: Sendable {
    /// `range(2)` for the one that `response` gives.
    package var status: Located<StatusPattern>
    package var content: Content
    package var headers: [Parameter] = []
    package var range: SourceRange

    package indirect enum Content: Sendable {
        case none
        case json(Schema)
        case text
        case data
        case lines(Schema, end: Located<String>?)
        case events(EventData, end: Located<String>?)
        case eventTypes([(name: Located<String>, data: EventData)], end: Located<String>?)
    }

    package enum EventData: Sendable {
        case json(Schema)
        case text
    }

    package init(status: Located<StatusPattern>, content: Content, range: SourceRange) {
        self.status = status
        self.content = content
        self.range = range
    }
}

extension Success {
    var isJSON: Bool {
        if case .json = content { true } else { false }
    }

    /// Whether it says something of its own.
    var saysSomething: Bool {
        if case .none = content { return !headers.isEmpty }
        return true
    }

    /// Whether it is read while it comes, or would be if no other stood beside it.
    var isStream: Bool {
        switch content {
        case .none, .json, .text, .data: false
        case .lines, .events, .eventTypes: true
        }
    }
}

/// One kind of declared error.
package struct Failure: Sendable {
    package var status: Located<StatusPattern>
    package var content: Content
    package var unwrap: Located<JSONPointer>?
    package var range: SourceRange

    package indirect enum Content: Sendable {
        case json(Schema)
        case text
    }

    package init(status: Located<StatusPattern>, content: Content, range: SourceRange) {
        self.status = status
        self.content = content
        self.range = range
    }
}
