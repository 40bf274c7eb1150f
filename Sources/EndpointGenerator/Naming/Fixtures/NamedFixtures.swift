/// The fixtures of a type: static members that give what a document shows.
struct NamedFixtures {
    /// The type, from below the namespace; empty for the API's enumeration.
    var path: [SwiftName]
    /// The endpoint, where it is a request.
    var endpoint: Endpoint?
    var members: [NamedFixture]
}

/// A static member that gives a value.
struct NamedFixture {
    var name: SwiftName
    var documentation: String
    var type: FixtureType
    var value: Expression
    /// Whether a member of Foundation's may stand in it.
    var usesFoundation = false

    enum FixtureType: Equatable {
        /// `Self`.
        case own
        /// `[Self]`.
        case list
        /// What an alias stands for.
        case named([SwiftName])
        case reply
    }
}
