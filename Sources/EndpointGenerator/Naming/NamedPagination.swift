/// How a request's pages follow each other.
struct NamedPagination {
    var style: Style
    /// What a page holds.
    var item: TypeUse
    /// The way from the response to its items.
    var items: PropertyWay
    var more: JSONPointer?

    indirect enum Style {
        case link
        case page(SwiftName, first: Int?)
        case offset(SwiftName, limit: SwiftName?)
        case cursor(SwiftName, next: JSONPointer)
        case lastItem(SwiftName, PropertyWay)
        case url(next: JSONPointer)
    }
}

/// A way through properties in Swift.
struct PropertyWay {
    struct Step {
        var name: SwiftName
        /// Whether nil may stand before the step.
        var isOptional: Bool
    }

    var steps: [Step] = []
    /// Where it leads.
    var type: TypeUse

    /// Whether nil may stand at its end.
    var endsOptional: Bool {
        if case .optional = type { return true }
        return steps.contains(where: \.isOptional)
    }

    /// `.data?.items`.
    var text: String {
        steps.map { ($0.isOptional ? "?." : ".") + $0.name.escaped }.joined()
    }
}
