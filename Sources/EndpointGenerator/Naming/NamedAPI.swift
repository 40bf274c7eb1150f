/// An API with every Swift name decided.
struct NamedAPI {
    /// The enumeration that everything is nested in.
    var namespace: SwiftName
    /// Whether types stand beside that enumeration.
    var isTopLevel: Bool
    var description: String?
    var servers: [NamedServer]
    /// What the URLs of servers hold in braces.
    var variables: [NamedVariable]
    /// What is said of groups of endpoints, by tag.
    var tags: [Tag]
    var authentication: Authentication?
    /// Headers that every request carries as they stand.
    var constantHeaders: [Constant]
    var endpoints: [NamedEndpoint]
    var models: [NamedType]
    var spelling: Spelling
}

/// A server's URL, and the member of the API's enumeration that gives it.
struct NamedServer {
    /// Nil for an unnamed one.
    var name: SwiftName?
    /// The name in the document; nil for an unnamed one.
    var wire: String?
    var url: String
    /// What a caller may or must give, in the order of the URL.
    var variables: [NamedVariable]

    /// Whether it can be had without giving anything.
    var isComplete: Bool { variables.allSatisfy { $0.defaultValue != nil } }
}

/// A variable of servers' URLs: a parameter, and an enumeration where the document lists its values.
struct NamedVariable {
    var wire: String
    var name: SwiftName
    /// The enumeration; nil for a string.
    var type: SwiftName?
    var cases: [NamedCase]
    /// A default's Swift expression.
    var defaultValue: String?
    var description: String?
}

/// A parameter that is sent as it stands.
struct Constant {
    var wire: String
    var text: String
}

/// A case of a request's `Failure`.
struct NamedFailure {
    var status: StatusPattern
    var name: SwiftName
    var type: TypeUse
    /// Where the value stands in the answer; nil for all of it.
    var unwrap: JSONPointer?
    /// Whether the answer is text, not JSON.
    var isText = false
}
