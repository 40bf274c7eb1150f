/// Every message of the generator, one case each, in families.
///
/// A message is one phrase in lower case that states a rule: `path parameter 'id' must appear in
/// path '/users'`. To add one: a case in its family, a ``Code``, and the family's arm that says
/// both.
package indirect enum Problem: Sendable {
    case document(Document)
    case reference(Reference)
    case schema(Schema)
    case union(Union)
    case endpoint(Endpoint)
    case path(Path)
    case example(Example)
    case server(Server)
    case name(Name)
    case config(Config)
    case openAPI(OpenAPI)

    /// What is said, and the stable code under which it is said.
    typealias Told = (code: Code, message: String)

    private var told: Told {
        switch self {
        case .document(let problem): problem.told
        case .reference(let problem): problem.told
        case .schema(let problem): problem.told
        case .union(let problem): problem.told
        case .endpoint(let problem): problem.told
        case .path(let problem): problem.told
        case .example(let problem): problem.told
        case .server(let problem): problem.told
        case .name(let problem): problem.told
        case .config(let problem): problem.told
        case .openAPI(let problem): problem.told
        }
    }

    package var message: String { told.message }
    package var code: Code { told.code }
    package var severity: Diagnostic.Severity { code.severity }
}
