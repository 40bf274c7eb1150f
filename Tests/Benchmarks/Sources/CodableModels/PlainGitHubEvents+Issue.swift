public import Foundation

extension PlainGitHubEvents {
    public struct Account: Codable {
        public var url: String
        public var gistsURL: String
        public var gravatarID: String
        public var type: String
        public var avatarURL: String
        public var subscriptionsURL: String
        public var receivedEventsURL: String
        public var organizationsURL: String
        public var reposURL: String
        public var login: String
        public var id: Int
        public var starredURL: String
        public var eventsURL: String
        public var followersURL: String
        public var followingURL: String

        enum CodingKeys: String, CodingKey {
            case url
            case gistsURL = "gists_url"
            case gravatarID = "gravatar_id"
            case type
            case avatarURL = "avatar_url"
            case subscriptionsURL = "subscriptions_url"
            case receivedEventsURL = "received_events_url"
            case organizationsURL = "organizations_url"
            case reposURL = "repos_url"
            case login
            case id
            case starredURL = "starred_url"
            case eventsURL = "events_url"
            case followersURL = "followers_url"
            case followingURL = "following_url"
        }
    }

    public struct Issue: Codable {
        public var user: Account
        public var url: String
        public var labels: [Label]
        public var htmlURL: String
        public var labelsURL: String
        public var pullRequest: PullRequestLinks
        public var createdAt: Date
        public var closedAt: Date?
        public var milestone: String?
        public var title: String
        public var body: String
        public var updatedAt: Date
        public var number: Int
        public var state: String
        public var assignee: Account?
        public var id: Int
        public var eventsURL: String
        public var commentsURL: String
        public var comments: Int

        enum CodingKeys: String, CodingKey {
            case user
            case url
            case labels
            case htmlURL = "html_url"
            case labelsURL = "labels_url"
            case pullRequest = "pull_request"
            case createdAt = "created_at"
            case closedAt = "closed_at"
            case milestone
            case title
            case body
            case updatedAt = "updated_at"
            case number
            case state
            case assignee
            case id
            case eventsURL = "events_url"
            case commentsURL = "comments_url"
            case comments
        }
    }

    public struct Label: Codable {
        public var url: String
        public var name: String
        public var color: String

        enum CodingKeys: String, CodingKey {
            case url
            case name
            case color
        }
    }

    public struct PullRequestLinks: Codable {
        public var htmlURL: String?
        public var patchURL: String?
        public var diffURL: String?

        enum CodingKeys: String, CodingKey {
            case htmlURL = "html_url"
            case patchURL = "patch_url"
            case diffURL = "diff_url"
        }
    }

    public struct Comment: Codable {
        public var user: Account
        public var url: String
        public var issueURL: String
        public var createdAt: Date
        public var body: String
        public var updatedAt: Date
        public var id: Int

        enum CodingKeys: String, CodingKey {
            case user
            case url
            case issueURL = "issue_url"
            case createdAt = "created_at"
            case body
            case updatedAt = "updated_at"
            case id
        }
    }
}
