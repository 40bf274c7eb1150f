/// The protocols that models conform to besides those of the runtime.
struct Conformances {
    /// By a model's wire name.
    private var models: [String: Conformance] = [:]
    private var all = Conformance()

    struct Conformance {
        var protocols = ["Hashable"]
        /// Whether the compiler writes `Codable`, as a store that looks at coding keys needs it.
        var isCodableSynthesized = false
    }

    init(_ config: Config) {
        for entry in config.conformances where entry.model.value == "*" { all.take(entry) }
        for entry in config.conformances where entry.model.value != "*" {
            models[entry.model.value, default: all].take(entry)
        }
    }

    /// The models for which something of their own is asked, by wire name.
    var namedModels: Set<String> { Set(models.keys) }

    subscript(model: String) -> Conformance { models[model] ?? all }
}

extension Conformances.Conformance {
    /// A list takes the place of what there was; how something is conformed to comes beside it.
    fileprivate mutating func take(_ entry: Config.Conformance) {
        if !entry.saysHow { protocols = [] }
        for (name, manner) in entry.protocols {
            if name.value == "Codable" {
                isCodableSynthesized = isCodableSynthesized || manner != nil
            } else if !protocols.contains(name.value) {
                protocols.append(name.value)
            }
        }
    }
}
