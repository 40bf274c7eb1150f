extension Problem {
    /// What is wrong with an endpoint's parameters, body and answers.
    package enum Endpoint: Sendable {
        case duplicateHeader(String)
        case badHeaderName(String)
        case removesNothing(String)
        case bodyRefused(String, endpoint: String)
        case bodyLeftOut(String, endpoint: String)
        case badMediaType(String)
        case fieldsInProperties(String)
        case badStatus(String, rule: String)
        case styleMismatch(String, place: String)
        case itemsOutside
        /// What it is, and what the response should have for it.
        case noProperty(String, expected: String)
        case leadsNowhere(String)
        /// The place says where: `header 'Authorization'`.
        case authenticationTwice(place: String)
        /// The inner and the outer kind: `an array` in an `object`.
        case styleNesting(String, inner: String, outer: String)
        case deepObjectUnexploded
        case badCookieName(String)
        case badConstant(place: String)
        /// What the value is, and what it may not stand in: `raw bytes`, `a header`.
        case valueMismatch(String, place: String)

        var told: Told {
            switch self {
            case .duplicateHeader(let name):
                (
                    .duplicateHeader,
                    "header \(name.quoted) must appear once, whatever the case of its letters"
                )
            case .badHeaderName(let name):
                (
                    .badHeaderName,
                    "header name \(name.quoted) must be of letters, digits and !#$%&'*+-.^_`|~"
                )
            case .removesNothing(let what):
                (
                    .removesNothing,
                    "null must remove something that the API declares, \(what) is not"
                )
            case .bodyRefused(let method, let endpoint):
                (
                    .bodyRefused,
                    "\(method) carries no body, so the body of \(endpoint.quoted) must be optional"
                )
            case .bodyLeftOut(let method, let endpoint):
                (
                    .bodyLeftOut,
                    "\(method) carries no body: the optional body of \(endpoint.quoted) is left out"
                )
            case .fieldsInProperties(let kind):
                (
                    .fieldsInProperties,
                    "fields stand in \(kind.quoted) by their names, without 'properties'"
                )
            case .badMediaType(let text):
                (
                    .badMediaType,
                    "\(text.quoted) must be a media type such as 'application/json'"
                )
            case .badStatus(let key, let rule):
                (.badStatus, "status \(key.quoted) must be \(rule)")
            case .authenticationTwice(let place):
                (
                    .authenticationTwice,
                    "credentials that are sent together must not both be in \(place)"
                )
            case .styleMismatch(let style, let place):
                (.styleMismatch, "style \(style.quoted) may not stand in \(place)")
            case .itemsOutside:
                (.itemsOutside, "'items' must lead into what 'unwrap' gives")
            case .noProperty(let what, let expected):
                (.noProperty, "\(what) must be \(expected), and the response has none there")
            case .leadsNowhere(let pointer):
                (.leadsNowhere, "\(pointer.quoted) leads to nothing in the answer")
            case .styleNesting(let style, let inner, let outer):
                (.styleNesting, "style \(style.quoted) may not hold \(inner) in an \(outer)")
            case .deepObjectUnexploded:
                (
                    .explodeMismatch,
                    "'explode' may not be false beside style 'deepObject', which names every value"
                )
            case .badCookieName(let name):
                (
                    .badCookieName,
                    "cookie name \(name.quoted) must be of letters, digits and !#$%&'*+-.^_`|~"
                )
            case .badConstant(let place):
                (.badConstant, "'const' of a \(place) must be text, a number, true or false")
            case .valueMismatch(let value, let place):
                (.valueMismatch, "\(value) may not stand in \(place)")
            }
        }
    }
}
