extension Problem {
    /// What is wrong with a name that stands for something declared elsewhere.
    package enum Reference: Sendable {
        /// The use says where: `the response of 'getUser'`.
        case unknownModel(String, use: String)
        case unknownParameter(String)
        case unknownServer(String, endpoint: String)
        case unknownPageParameter(String, endpoint: String)
        case badPageParameter(String, endpoint: String)
        case badReference(String)
        /// A shared parameter where a schema stands.
        case misplaced(String)
        case circular(String)
        case circularModel(String)

        var told: Told {
            switch self {
            case .unknownModel(let name, let use):
                (.unknownModel, "unknown model \(name.quoted) in \(use)")
            case .unknownParameter(let name):
                (.unknownParameter, "unknown parameter \(name.quoted) in a reference")
            case .unknownServer(let name, let endpoint):
                (.unknownServer, "unknown server \(name.quoted) in endpoint \(endpoint.quoted)")
            case .unknownPageParameter(let name, let endpoint):
                (
                    .unknownPageParameter,
                    "unknown parameter \(name.quoted) in 'pagination' of endpoint \(endpoint.quoted)"
                )
            case .badPageParameter(let name, let endpoint):
                (
                    .badPageParameter,
                    "parameter \(name.quoted) in 'pagination' of endpoint \(endpoint.quoted) must "
                        + "be text or a number"
                )
            case .badReference(let text):
                (
                    .badReference,
                    "a reference must be '#/models/NAME' or '#/parameters/NAME', not \(text.quoted)"
                )
            case .misplaced(let text):
                (
                    .misplacedReference,
                    "\(text.quoted) may only stand where a parameter is described"
                )
            case .circular(let name):
                (.circularReference, "parameter \(name.quoted) may not refer to itself")
            case .circularModel(let name):
                (.circularModel, "model \(name.quoted) may not be another name for itself")
            }
        }
    }
}
