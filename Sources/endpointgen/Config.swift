import EndpointGenerator

/// What an `endpoints.config.json` says.
struct Config {
    static let fileName = "endpoints.config.json"

    var access: Access?
    var namespace: String?
}
