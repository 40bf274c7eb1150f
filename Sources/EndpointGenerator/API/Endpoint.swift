/// One request that the API answers.
package struct Endpoint: Sendable {
    /// The key under `endpoints`.
    package var name: Located<String>
    package var method: Located<HTTPMethod>
    package var path: PathTemplate
    /// Path parameters in the order of the path, then query, headers, cookies, each in the
    /// document's order. The API's own headers stand in `API.headers` and are not repeated here.
    package var parameters: [Parameter] = []
    /// The API's headers that this endpoint does not send: lower-cased names.
    package var removedHeaders: [Located<String>] = []
    package var body: Body?
    package var successes: [Success] = []
    /// The API's failures are already merged in, status by status.
    package var failures: [Failure] = []
    /// Its own, or the API's.
    package var rejection: Rejection?
    package var unwrap: Located<JSONPointer>?
    package var pagination: Pagination?
    package var authentication: Authentication?
    package var server: EndpointServer?
    package var timeout: Located<Double>?
    package var idempotent: Located<Bool>?
    package var summary: String?
    package var description: String?
    package var deprecation: Deprecation?
    package var tags: [Located<String>] = []
    package var swiftName: Located<String>?
    package var examples: [Example] = []
    /// Where its keys stand.
    package var places = WordPlaces()

    package init(name: Located<String>, method: Located<HTTPMethod>, path: PathTemplate) {
        self.name = name
        self.method = method
        self.path = path
    }

    package enum EndpointServer: Sendable {
        case url(Located<String>)
        case named(Located<String>)

        package var range: SourceRange {
            switch self {
            case .url(let text), .named(let text): text.range
            }
        }
    }

    /// `{ "when": { "/ok": false }, "json": "SlackError" }`.
    package struct Rejection: Sendable {
        package var conditions: [(pointer: Located<JSONPointer>, value: JSONNode)]
        package var schema: Schema
        package var range: SourceRange

        package init(
            conditions: [(pointer: Located<JSONPointer>, value: JSONNode)],
            schema: Schema,
            range: SourceRange
        ) {
            self.conditions = conditions
            self.schema = schema
            self.range = range
        }
    }

    /// One of an endpoint's `examples`.
    package struct Example: Sendable {
        package var name: Located<String>
        package var parameters: JSONObject?
        package var body: JSONNode?
        package var response: JSONNode?
        package var status: Located<Int>?

        package init(name: Located<String>) {
            self.name = name
        }
    }
}

/// Marked as deprecated, with what to use instead where the document says it.
package struct Deprecation: Sendable, Equatable {
    package var message: String?
    package var range: SourceRange

    package init(message: String?, range: SourceRange) {
        self.message = message
        self.range = range
    }
}
