public import Foundation

/// The models of `GitHubEvents` as what people write by hand for `JSONDecoder`.
public enum PlainGitHubEvents {
    public struct Event: Codable {
        public var type: String
        public var createdAt: Date
        public var actor: Actor
        public var repo: Repo
        public var `public`: Bool
        public var payload: Payload
        public var id: String
        public var org: Actor?

        enum CodingKeys: String, CodingKey {
            case type
            case createdAt = "created_at"
            case actor
            case repo
            case `public`
            case payload
            case id
            case org
        }

        public struct Repo: Codable {
            public var url: String
            public var id: Int
            public var name: String

            enum CodingKeys: String, CodingKey {
                case url
                case id
                case name
            }
        }
    }

    public struct Actor: Codable {
        public var gravatarID: String
        public var login: String
        public var avatarURL: String
        public var url: String
        public var id: Int

        enum CodingKeys: String, CodingKey {
            case gravatarID = "gravatar_id"
            case login
            case avatarURL = "avatar_url"
            case url
            case id
        }
    }

    public struct Payload: Codable {
        public var commits: [Commit]?
        public var distinctSize: Int?
        public var ref: String?
        public var pushID: Int?
        public var head: String?
        public var before: String?
        public var size: Int?
        public var description: String?
        public var masterBranch: String?
        public var refType: RefType?
        public var forkee: Repository?
        public var action: String?
        public var issue: Issue?
        public var comment: Comment?
        public var pages: [Page]?

        enum CodingKeys: String, CodingKey {
            case commits
            case distinctSize = "distinct_size"
            case ref
            case pushID = "push_id"
            case head
            case before
            case size
            case description
            case masterBranch = "master_branch"
            case refType = "ref_type"
            case forkee
            case action
            case issue
            case comment
            case pages
        }

        public enum RefType: String, Codable {
            case branch, tag, repository
        }
    }

    public struct Commit: Codable {
        public var url: String
        public var message: String
        public var distinct: Bool
        public var sha: String
        public var author: Author

        enum CodingKeys: String, CodingKey {
            case url
            case message
            case distinct
            case sha
            case author
        }

        public struct Author: Codable {
            public var email: String
            public var name: String

            enum CodingKeys: String, CodingKey {
                case email
                case name
            }
        }
    }

    public struct Page: Codable {
        public var pageName: String
        public var htmlURL: String
        public var title: String
        public var sha: String
        public var summary: String?
        public var action: String

        enum CodingKeys: String, CodingKey {
            case pageName = "page_name"
            case htmlURL = "html_url"
            case title
            case sha
            case summary
            case action
        }
    }
}
