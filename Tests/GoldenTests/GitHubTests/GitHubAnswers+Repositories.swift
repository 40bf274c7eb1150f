extension GitHubAnswers {
    /// `GET /users/defunkt/repos?per_page=2`: two of them, with 79 fields each.
    static let repositories =
        "["
        + repository(id: 1_861_402, name: "ace", fork: true, language: #""JavaScript""#, stars: 15)
        + ","
        + repository(id: 3_594, name: "acts_as_textiled", fork: false, language: "null", stars: 112)
        + "]"

    /// `GET /repos/defunkt/{name}`.
    static func repository(
        id: Int,
        name: String,
        fork: Bool,
        language: String,
        stars: Int
    ) -> String {
        let url = "https://api.github.com/repos/defunkt/\(name)"
        return #"""
            {
              "id": \#(id),
              "node_id": "MDEwOlJlcG9zaXRvcnkxODYxNDAy",
              "name": "\#(name)",
              "full_name": "defunkt/\#(name)",
              "private": false,
              "owner": {
                "login": "defunkt",
                "id": 2,
                "node_id": "MDQ6VXNlcjI=",
                "avatar_url": "https://avatars.githubusercontent.com/u/2?v=4",
                "gravatar_id": "",
                "url": "https://api.github.com/users/defunkt",
                "html_url": "https://github.com/defunkt",
                "followers_url": "https://api.github.com/users/defunkt/followers",
                "following_url": "https://api.github.com/users/defunkt/following{/other_user}",
                "gists_url": "https://api.github.com/users/defunkt/gists{/gist_id}",
                "starred_url": "https://api.github.com/users/defunkt/starred{/owner}{/repo}",
                "subscriptions_url": "https://api.github.com/users/defunkt/subscriptions",
                "organizations_url": "https://api.github.com/users/defunkt/orgs",
                "repos_url": "https://api.github.com/users/defunkt/repos",
                "events_url": "https://api.github.com/users/defunkt/events{/privacy}",
                "received_events_url": "https://api.github.com/users/defunkt/received_events",
                "type": "User",
                "user_view_type": "public",
                "site_admin": false
              },
              "html_url": "https://github.com/defunkt/\#(name)",
              "description": "Ajax.org Cloud9 Editor \u2014 \"fast\"",
              "fork": \#(fork),
              "url": "\#(url)",
              "forks_url": "\#(url)/forks",
              "keys_url": "\#(url)/keys{/key_id}",
              "collaborators_url": "\#(url)/collaborators{/collaborator}",
              "teams_url": "\#(url)/teams",
              "hooks_url": "\#(url)/hooks",
              "issue_events_url": "\#(url)/issues/events{/number}",
              "events_url": "\#(url)/events",
              "assignees_url": "\#(url)/assignees{/user}",
              "branches_url": "\#(url)/branches{/branch}",
              "tags_url": "\#(url)/tags",
              "blobs_url": "\#(url)/git/blobs{/sha}",
              "git_tags_url": "\#(url)/git/tags{/sha}",
              "git_refs_url": "\#(url)/git/refs{/sha}",
              "trees_url": "\#(url)/git/trees{/sha}",
              "statuses_url": "\#(url)/statuses/{sha}",
              "languages_url": "\#(url)/languages",
              "stargazers_url": "\#(url)/stargazers",
              "contributors_url": "\#(url)/contributors",
              "subscribers_url": "\#(url)/subscribers",
              "subscription_url": "\#(url)/subscription",
              "commits_url": "\#(url)/commits{/sha}",
              "git_commits_url": "\#(url)/git/commits{/sha}",
              "comments_url": "\#(url)/comments{/number}",
              "issue_comment_url": "\#(url)/issues/comments{/number}",
              "contents_url": "\#(url)/contents/{+path}",
              "compare_url": "\#(url)/compare/{base}...{head}",
              "merges_url": "\#(url)/merges",
              "archive_url": "\#(url)/{archive_format}{/ref}",
              "downloads_url": "\#(url)/downloads",
              "issues_url": "\#(url)/issues{/number}",
              "pulls_url": "\#(url)/pulls{/number}",
              "milestones_url": "\#(url)/milestones{/number}",
              "notifications_url": "\#(url)/notifications{?since,all,participating}",
              "labels_url": "\#(url)/labels{/name}",
              "releases_url": "\#(url)/releases{/id}",
              "deployments_url": "\#(url)/deployments",
              "created_at": "2011-06-07T18:41:40Z",
              "updated_at": "2025-02-17T06:37:01Z",
              "pushed_at": "2011-11-16T18:37:42Z",
              "git_url": "git://github.com/defunkt/\#(name).git",
              "ssh_url": "git@github.com:defunkt/\#(name).git",
              "clone_url": "https://github.com/defunkt/\#(name).git",
              "svn_url": "https://github.com/defunkt/\#(name)",
              "homepage": "",
              "size": 4405,
              "stargazers_count": \#(stars),
              "watchers_count": \#(stars),
              "language": \#(language),
              "has_issues": false,
              "has_projects": true,
              "has_downloads": true,
              "has_wiki": true,
              "has_pages": false,
              "has_discussions": false,
              "forks_count": 6,
              "mirror_url": null,
              "archived": false,
              "disabled": false,
              "open_issues_count": 0,
              "license": {
                "key": "mit",
                "name": "MIT License",
                "spdx_id": "MIT",
                "url": "https://api.github.com/licenses/mit",
                "node_id": "MDc6TGljZW5zZTEz"
              },
              "allow_forking": true,
              "is_template": false,
              "web_commit_signoff_required": false,
              "topics": ["editor", "ajax"],
              "visibility": "public",
              "forks": 6,
              "open_issues": 0,
              "watchers": \#(stars),
              "default_branch": "master"
            }
            """#
    }
}
