/// What `endpoints.config.json` says.
package struct Config: Sendable {
    /// `internal`, `package`, `public`.
    package enum Access: String, Sendable, CaseIterable {
        case `internal`, `package`, `public`
    }

    package enum Namespace: Sendable, Equatable {
        case named(String)
        /// `null`: types at top level.
        case none
    }

    /// Which endpoints are taken or left.
    package struct Filter: Sendable {
        package var endpoints: [Located<String>] = []
        package var tags: [Located<String>] = []
        package var paths: [Located<String>] = []
        package var deprecated: Located<Bool>?
    }

    package var access: Located<Access>?
    package var namespace: Located<Namespace>?
    package var include: Filter?
    package var exclude: Filter?
    /// By model, `*` for all: the protocols, each with how it is conformed to, if that is said.
    package var conformances: [Conformance] = []
    /// Format → Swift type.
    package var types: [(format: Located<String>, type: Located<String>)] = []
    /// JSON Pointer → Swift name.
    package var names: [(pointer: Located<JSONPointer>, name: Located<String>)] = []
    package var examples: Located<Bool>?

    package init() {}

    package struct Conformance: Sendable {
        package var model: Located<String>
        package var protocols: [(name: Located<String>, manner: Located<String>?)]
    }
}
