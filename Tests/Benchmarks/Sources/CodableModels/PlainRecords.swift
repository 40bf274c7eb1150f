/// The models of `Records` as what people write by hand for `JSONDecoder`.
public enum PlainRecords {
    public struct Record: Codable {
        public var id: Int
        public var name: String
        public var fullName: String
        public var `private`: Bool
        public var owner: Owner
        public var description: String?
        public var htmlURL: String
        public var stargazersCount: Int
        public var score: Double
        public var topics: [String]
        public var language: String?
        public var defaultBranch: String

        enum CodingKeys: String, CodingKey {
            case id
            case name
            case fullName = "full_name"
            case `private`
            case owner
            case description
            case htmlURL = "html_url"
            case stargazersCount = "stargazers_count"
            case score
            case topics
            case language
            case defaultBranch = "default_branch"
        }
    }

    public struct Owner: Codable {
        public var login: String
        public var id: Int
        public var avatarURL: String
        public var siteAdmin: Bool

        enum CodingKeys: String, CodingKey {
            case login
            case id
            case avatarURL = "avatar_url"
            case siteAdmin = "site_admin"
        }
    }
}
