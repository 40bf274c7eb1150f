extension Problem {
    /// What is wrong with the Swift names that a document leads to.
    package enum Name: Sendable {
        /// A Swift name, and what may not have it.
        case reserved(String, kind: String)
        /// Two wire names, what they are, and the one Swift name.
        case collision(String, String, kind: String, name: String)

        var told: Told {
            switch self {
            case .reserved(let name, let kind):
                (.reservedName, "\(kind) may not be called \(name.quoted) in Swift")
            case .collision(let first, let second, let kind, let name):
                (
                    .nameCollision,
                    "\(kind) \(first.quoted) and \(second.quoted) must not both be \(name.quoted) in Swift"
                )
            }
        }
    }
}
