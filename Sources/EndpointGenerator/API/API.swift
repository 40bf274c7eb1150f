/// An HTTP API as a document describes it, whichever format the document has.
///
/// Plain values in the document's order. Whatever a message can point at carries its place.
package struct API: Sendable {
    package var name: Located<String>
    package var description: String?
    /// The first one is the default.
    package var servers: [Server] = []
    package var authentication: Authentication?
    /// Parameters and constants of every request.
    package var headers: [Parameter] = []
    /// Parameter schemas by name, for `{ "$ref": "#/parameters/page" }`; references to them are
    /// already followed where they are used.
    package var parameters: [Parameter] = []
    /// What every endpoint may answer besides success.
    package var failures: [Failure] = []
    /// How the answers of endpoints that say nothing of it themselves say no.
    package var rejection: Endpoint.Rejection?
    package var endpoints: [Endpoint] = []
    package var models: [Model] = []
    package var tags: [Tag] = []

    package init(name: Located<String>) {
        self.name = name
    }
}

/// A group of endpoints.
package struct Tag: Sendable {
    package var name: Located<String>
    package var description: String?

    package init(name: Located<String>, description: String?) {
        self.name = name
        self.description = description
    }
}

/// A named schema.
package struct Model: Sendable {
    package var name: Located<String>
    package var schema: Schema

    package init(name: Located<String>, schema: Schema) {
        self.name = name
        self.schema = schema
    }
}
