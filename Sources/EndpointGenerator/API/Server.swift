/// A base URL under which the API answers.
package struct Server: Sendable {
    /// Nil for the one that `server` gives.
    package var name: Located<String>?
    package var location: Location
    package var variables: [Variable] = []
    package var range: SourceRange

    package indirect enum Location: Sendable {
        /// A URL, perhaps with `{variables}`.
        case url(Located<String>)
        case parts(Parts)
    }

    package struct Parts: Sendable {
        package var scheme: Located<String>?
        package var host: Located<String>
        package var port: Located<Int>?
        package var user: Located<String>?
        package var password: Located<String>?
        package var basePath: Located<String>?

        package init(host: Located<String>) {
            self.host = host
        }
    }

    package struct Variable: Sendable {
        package var name: Located<String>
        package var defaultValue: Located<String>?
        package var choices: [Located<String>] = []
        package var description: String?

        package init(name: Located<String>) {
            self.name = name
        }
    }

    package init(name: Located<String>?, location: Location, range: SourceRange) {
        self.name = name
        self.location = location
        self.range = range
    }
}
