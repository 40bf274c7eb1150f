/// What `endpoints.config.json` says.
package struct Config: Sendable {
    package enum Namespace: Sendable, Equatable {
        case named(String)
        /// `null`: types at top level.
        case none
    }

    /// Endpoints that are taken, or left out.
    package struct Filter: Sendable {
        package var endpoints: [Located<String>] = []
        package var tags: [Located<String>] = []
        package var paths: [Located<String>] = []
        package var deprecated: Located<Bool>?
    }

    /// The protocols of a model, or of all (`*`), each with how it is conformed to where that is
    /// said: `synthesized`.
    package struct Conformance: Sendable {
        package var model: Located<String>
        package var protocols: [(name: Located<String>, manner: Located<String>?)]
    }

    package var access: Located<Access>?
    package var namespace: Located<Namespace>?
    package var include: Filter?
    package var exclude: Filter?
    package var conformances: [Conformance] = []
    /// Format → Swift type.
    package var types: [(format: Located<String>, type: Located<String>)] = []
    /// JSON Pointer → Swift name.
    package var names: [(pointer: Located<JSONPointer>, name: Located<String>)] = []
    package var examples: Located<Bool>?

    package init() {}
}
