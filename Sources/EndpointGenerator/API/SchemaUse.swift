/// Where in an API a schema stands, as a message says it: `the response of 'getUser'`.
struct SchemaUse: CustomStringConvertible {
    enum Root {
        case model(String)
        case body(endpoint: String)
        case response(endpoint: String)
        case responseHeader(String, endpoint: String)
        /// Of the API when there is no endpoint.
        case failure(endpoint: String?)
        /// Of the API when there is no endpoint.
        case rejection(endpoint: String?)
        case parameter(Parameter.Place, String, endpoint: String?)
        case sharedParameter(String)
    }

    var root: Root
    /// The innermost property.
    var property: String?

    init(_ root: Root) {
        self.root = root
    }

    var description: String {
        guard let property else { return rootPhrase }
        return "property \(property.quoted) of \(rootPhrase)"
    }

    private var rootPhrase: String {
        switch root {
        case .model(let name): "model \(name.quoted)"
        case .body(let endpoint): "the body of \(endpoint.quoted)"
        case .response(let endpoint): "the response of \(endpoint.quoted)"
        case .responseHeader(let name, let endpoint):
            "response header \(name.quoted) of \(endpoint.quoted)"
        case .failure(let endpoint?): "an error of \(endpoint.quoted)"
        case .failure(nil): "an error of the API"
        case .rejection(let endpoint?): "the failure of \(endpoint.quoted)"
        case .rejection(nil): "the failure of the API"
        case .parameter(let place, let name, let endpoint?):
            "\(place.phrase) \(name.quoted) of \(endpoint.quoted)"
        case .parameter(let place, let name, nil): "\(place.phrase) \(name.quoted) of the API"
        case .sharedParameter(let name): "parameter \(name.quoted)"
        }
    }
}

extension SchemaUse {
    /// Whether it stands outside of JSON: in a parameter, or in a field of a form.
    var isParameter: Bool {
        switch root {
        case .parameter, .sharedParameter: true
        case .model, .body, .response, .responseHeader, .failure, .rejection: false
        }
    }

    /// Whether it stands in requests, outside of models.
    var isSent: Bool {
        switch root {
        case .parameter, .sharedParameter, .body: true
        case .model, .response, .responseHeader, .failure, .rejection: false
        }
    }

    /// Whether it stands in answers, outside of models.
    var isReceived: Bool {
        if case .model = root { false } else { !isSent }
    }

    var isResponseHeader: Bool {
        if case .responseHeader = root { true } else { false }
    }
}
