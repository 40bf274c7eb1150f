extension Problem {
    /// What a config, or a flag instead of it, asks for and the document does not have.
    package enum Config: Sendable {
        /// An entry, and what it must be: `an endpoint`.
        case matchesNothing(String, what: String)
        case nothingLeft
        case pointsNowhere(String)
        case pointsAtNoName(String)
        /// A model that is `Hashable`, and one in it that is not.
        case notConformed(String, model: String, member: String)
        /// What is given, and a model that is no object.
        case conformanceRefused(String, model: String)

        var told: Told {
            switch self {
            case .matchesNothing(let text, let what):
                (.matchesNothing, "\(text.quoted) must be \(what)")
            case .nothingLeft:
                (.nothingLeft, "an endpoint must remain")
            case .pointsNowhere(let text):
                (.pointsNowhere, "\(text.quoted) must point at a place of the document")
            case .pointsAtNoName(let text):
                (
                    .pointsAtNoName,
                    "\(text.quoted) must point at a model, an endpoint, a parameter, a property or an enumeration's value"
                )
            case .conformanceRefused(let what, let model):
                (
                    .conformanceRefused,
                    "\(what) may only be given to a model that is an object, \(model.quoted) is none"
                )
            case .notConformed(let name, let model, let member):
                (
                    .notConformed,
                    "model \(member.quoted) must be \(name.quoted), as model \(model.quoted) holds it"
                )
            }
        }
    }
}
