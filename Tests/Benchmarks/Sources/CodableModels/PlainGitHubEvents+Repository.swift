public import Foundation

extension PlainGitHubEvents {
    public struct Repository: Codable {
        public var description: String
        public var fork: Bool
        public var url: String
        public var language: String
        public var stargazersURL: String
        public var cloneURL: String
        public var tagsURL: String
        public var fullName: String
        public var mergesURL: String
        public var forks: Int
        public var `private`: Bool
        public var gitRefsURL: String
        public var archiveURL: String
        public var collaboratorsURL: String
        public var owner: Account
        public var languagesURL: String
        public var treesURL: String
        public var labelsURL: String
        public var htmlURL: String
        public var pushedAt: Date
        public var createdAt: Date
        public var hasIssues: Bool
        public var forksURL: String
        public var branchesURL: String
        public var commitsURL: String
        public var notificationsURL: String
        public var openIssues: Int
        public var contentsURL: String
        public var blobsURL: String
        public var issuesURL: String
        public var compareURL: String
        public var issueEventsURL: String
        public var name: String
        public var updatedAt: Date
        public var statusesURL: String
        public var forksCount: Int
        public var assigneesURL: String
        public var sshURL: String
        public var `public`: Bool
        public var hasWiki: Bool
        public var subscribersURL: String
        public var mirrorURL: String?
        public var watchersCount: Int
        public var id: Int
        public var hasDownloads: Bool
        public var gitCommitsURL: String
        public var downloadsURL: String
        public var pullsURL: String
        public var homepage: String?
        public var issueCommentURL: String
        public var hooksURL: String
        public var subscriptionURL: String
        public var milestonesURL: String
        public var svnURL: String
        public var eventsURL: String
        public var gitTagsURL: String
        public var teamsURL: String
        public var commentsURL: String
        public var openIssuesCount: Int
        public var keysURL: String
        public var gitURL: String
        public var contributorsURL: String
        public var size: Int
        public var watchers: Int

        enum CodingKeys: String, CodingKey {
            case description
            case fork
            case url
            case language
            case stargazersURL = "stargazers_url"
            case cloneURL = "clone_url"
            case tagsURL = "tags_url"
            case fullName = "full_name"
            case mergesURL = "merges_url"
            case forks
            case `private`
            case gitRefsURL = "git_refs_url"
            case archiveURL = "archive_url"
            case collaboratorsURL = "collaborators_url"
            case owner
            case languagesURL = "languages_url"
            case treesURL = "trees_url"
            case labelsURL = "labels_url"
            case htmlURL = "html_url"
            case pushedAt = "pushed_at"
            case createdAt = "created_at"
            case hasIssues = "has_issues"
            case forksURL = "forks_url"
            case branchesURL = "branches_url"
            case commitsURL = "commits_url"
            case notificationsURL = "notifications_url"
            case openIssues = "open_issues"
            case contentsURL = "contents_url"
            case blobsURL = "blobs_url"
            case issuesURL = "issues_url"
            case compareURL = "compare_url"
            case issueEventsURL = "issue_events_url"
            case name
            case updatedAt = "updated_at"
            case statusesURL = "statuses_url"
            case forksCount = "forks_count"
            case assigneesURL = "assignees_url"
            case sshURL = "ssh_url"
            case `public`
            case hasWiki = "has_wiki"
            case subscribersURL = "subscribers_url"
            case mirrorURL = "mirror_url"
            case watchersCount = "watchers_count"
            case id
            case hasDownloads = "has_downloads"
            case gitCommitsURL = "git_commits_url"
            case downloadsURL = "downloads_url"
            case pullsURL = "pulls_url"
            case homepage
            case issueCommentURL = "issue_comment_url"
            case hooksURL = "hooks_url"
            case subscriptionURL = "subscription_url"
            case milestonesURL = "milestones_url"
            case svnURL = "svn_url"
            case eventsURL = "events_url"
            case gitTagsURL = "git_tags_url"
            case teamsURL = "teams_url"
            case commentsURL = "comments_url"
            case openIssuesCount = "open_issues_count"
            case keysURL = "keys_url"
            case gitURL = "git_url"
            case contributorsURL = "contributors_url"
            case size
            case watchers
        }
    }
}
