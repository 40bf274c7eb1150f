/// What `endpoints.config.json` and the flags that override it say.
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
        /// Globs: `*` is any text without `/`, `**` any text.
        package var paths: [Located<String>] = []
        package var deprecated: Located<Bool>?

        package init() {}
    }

    /// The protocols of a model, or of all (`*`), each with how it is conformed to where that is
    /// said: `synthesized`.
    package struct Conformance: Sendable {
        package var model: Located<String>
        package var protocols: [(name: Located<String>, manner: Located<String>?)]
        /// Whether an object says how protocols are conformed to, beside those there are; a list
        /// takes their place.
        package var saysHow: Bool

        package init(
            model: Located<String>,
            protocols: [(name: Located<String>, manner: Located<String>?)],
            saysHow: Bool
        ) {
            self.model = model
            self.protocols = protocols
            self.saysHow = saysHow
        }
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

extension Config {
    /// This config with what the flags say instead: access, namespace and each filter as a whole,
    /// types and names one by one; conformances come beside those there are.
    package func overridden(by flags: Config) -> Config {
        var config = self
        config.access = flags.access ?? access
        config.namespace = flags.namespace ?? namespace
        config.include = flags.include ?? include
        config.exclude = flags.exclude ?? exclude
        config.examples = flags.examples ?? examples
        config.conformances = conformances + flags.conformances
        let formats = Set(flags.types.map(\.format.value))
        config.types = types.filter { !formats.contains($0.format.value) } + flags.types
        let pointers = Set(flags.names.map(\.pointer.value))
        config.names = names.filter { !pointers.contains($0.pointer.value) } + flags.names
        return config
    }
}
