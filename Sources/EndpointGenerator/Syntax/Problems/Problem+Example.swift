extension Problem {
    /// What is wrong with an example of an endpoint.
    ///
    /// A place is a phrase: `the response of example 'found'`, `'/id' in the body of example 'a'`.
    package enum Example: Sendable {
        case unknownParameter(String, place: String)
        /// What is missing: `query parameter 'page'`.
        case missing(String, example: String)
        /// What stands there although there is no place for it: `body`.
        case surplus(String, example: String, reason: String)
        case undeclaredStatus(Int, example: String, endpoint: String)
        case statusNeeded(example: String, endpoint: String)
        /// The value as a message shows it, and what it should be.
        case mismatch(String, place: String, expected: String)
        case missingProperty(String, place: String)
        case forbiddenProperty(String, place: String)
        /// What becomes no Swift: `the request of example 'found'`.
        case leftOut(String, reason: String)

        var told: Told {
            switch self {
            case .unknownParameter(let name, let place):
                (.exampleParameter, "unknown parameter \(name.quoted) in \(place)")
            case .missing(let what, let example):
                (.exampleIncomplete, "example \(example.quoted) must give \(what)")
            case .surplus(let key, let example, let reason):
                (
                    .exampleSurplus,
                    "example \(example.quoted) may not have \(key.quoted), \(reason)"
                )
            case .undeclaredStatus(let status, let example, let endpoint):
                (
                    .exampleStatus,
                    "status \(status) of example \(example.quoted) must be declared by "
                        + endpoint.quoted
                )
            case .statusNeeded(let example, let endpoint):
                (
                    .exampleIncomplete,
                    "example \(example.quoted) must give 'status', as \(endpoint.quoted) answers "
                        + "with several"
                )
            case .mismatch(let value, let place, let expected):
                (.exampleMismatch, "\(place) must be \(expected), not \(value)")
            case .missingProperty(let name, let place):
                (.exampleMismatch, "\(place) must have property \(name.quoted)")
            case .forbiddenProperty(let name, let place):
                (.exampleMismatch, "\(place) may not have property \(name.quoted)")
            case .leftOut(let what, let reason):
                (.exampleLeftOut, "\(what) is left out, as \(reason)")
            }
        }
    }
}
