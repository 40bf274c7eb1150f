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

/// A request type.
struct NamedEndpoint {
    var endpoint: Endpoint
    var type: SwiftName
    /// The factory's name.
    var function: SwiftName
    /// The initializer's parameters: path, query, headers, cookies, then the body's.
    var fields: [NamedField]
    /// Names of the API's constant headers that this endpoint does not send.
    var removedHeaders: [String]
    /// What stands in path, query, headers and cookies, in the order in which it is sent.
    var sent: [NamedParameter]
    var body: NamedBody?
    var response: NamedResponse
    var failures: [NamedFailure]
    /// The `Failure` of another request that is the same, from below the namespace.
    var failureHost: [SwiftName]?
    var rejection: NamedRejection?
    var pagination: NamedPagination?
    /// The types of inline schemas.
    var nested: [NamedType]
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
