/// A request type.
///
/// It holds so much that copying it would take more code than reading it.
final class NamedEndpoint {
    let endpoint: Endpoint
    let type: SwiftName
    /// The factory's name.
    let function: SwiftName
    /// The initializer's parameters: path, query, headers, cookies, then the body's.
    var fields: [NamedField]
    /// Names of the API's constant headers that this endpoint does not send.
    let removedHeaders: [String]
    /// What stands in path, query, headers and cookies, in the order in which it is sent.
    let sent: [NamedParameter]
    let body: NamedBody?
    let response: NamedResponse
    let failures: [NamedFailure]
    /// The `Failure` of another request that is the same, from below the namespace.
    var failureHost: [SwiftName]?
    let rejection: NamedRejection?
    let pagination: NamedPagination?
    /// The types of inline schemas.
    var nested: [NamedType]

    init(
        endpoint: Endpoint,
        type: SwiftName,
        function: SwiftName,
        fields: [NamedField],
        removedHeaders: [String],
        sent: [NamedParameter],
        body: NamedBody?,
        response: NamedResponse,
        failures: [NamedFailure],
        rejection: NamedRejection?,
        pagination: NamedPagination?,
        nested: [NamedType]
    ) {
        self.endpoint = endpoint
        self.type = type
        self.function = function
        self.fields = fields
        self.removedHeaders = removedHeaders
        self.sent = sent
        self.body = body
        self.response = response
        self.failures = failures
        self.rejection = rejection
        self.pagination = pagination
        self.nested = nested
    }
}
