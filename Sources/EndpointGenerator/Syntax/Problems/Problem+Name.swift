extension Problem {
    /// What is wrong with the Swift names that a document leads to.
    package enum Name: Sendable {
        /// A Swift name, and what may not have it.
        case reserved(String, kind: String)
        /// Two wire names, what they are, the one Swift name, and the endpoint whose they are, if any.
        case collision(String, String, kind: String, name: String, endpoint: String? = nil)

        var told: Told {
            switch self {
            case .reserved(let name, let kind):
                (.reservedName, "\(kind) may not be called \(name.quoted) in Swift")
            case .collision(let first, let second, let kind, let name, _):
                (
                    .nameCollision,
                    "\(kind) \(first.quoted) and \(second.quoted) must not both be \(name.quoted) in Swift"
                )
            }
        }
    }
}
