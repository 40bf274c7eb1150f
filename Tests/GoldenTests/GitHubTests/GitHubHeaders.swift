/// The headers that GitHub's requests have on the wire, as `ownHeaderLines` spells them.
enum GitHubHeaders {
    static let plain = ["accept: application/json", "x-github-api-version: 2022-11-28"]

    static func authorized(_ token: String) -> [String] {
        (plain + ["authorization: Bearer \(token)"]).sorted()
    }

    static func authorizedJSON(_ token: String) -> [String] {
        (authorized(token) + ["content-type: application/json"]).sorted()
    }
}
