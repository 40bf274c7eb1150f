extension GitHubAnswers {
    /// `POST /repos/defunkt/ace/issues`, status 201, and `GET /repos/defunkt/ace/issues/1347`.
    static let issue = #"""
        {
          "url": "https://api.github.com/repos/defunkt/ace/issues/1347",
          "repository_url": "https://api.github.com/repos/defunkt/ace",
          "labels_url": "https://api.github.com/repos/defunkt/ace/issues/1347/labels{/name}",
          "comments_url": "https://api.github.com/repos/defunkt/ace/issues/1347/comments",
          "events_url": "https://api.github.com/repos/defunkt/ace/issues/1347/events",
          "html_url": "https://github.com/defunkt/ace/issues/1347",
          "id": 2964719312,
          "node_id": "I_kwDOABxnKs6wtXrQ",
          "number": 1347,
          "title": "Found a bug: \"ü\" / 100 % 🐞",
          "user": {
            "login": "octocat",
            "id": 583231,
            "node_id": "MDQ6VXNlcjU4MzIzMQ==",
            "avatar_url": "https://avatars.githubusercontent.com/u/583231?v=4",
            "gravatar_id": "",
            "url": "https://api.github.com/users/octocat",
            "html_url": "https://github.com/octocat",
            "followers_url": "https://api.github.com/users/octocat/followers",
            "following_url": "https://api.github.com/users/octocat/following{/other_user}",
            "gists_url": "https://api.github.com/users/octocat/gists{/gist_id}",
            "starred_url": "https://api.github.com/users/octocat/starred{/owner}{/repo}",
            "subscriptions_url": "https://api.github.com/users/octocat/subscriptions",
            "organizations_url": "https://api.github.com/users/octocat/orgs",
            "repos_url": "https://api.github.com/users/octocat/repos",
            "events_url": "https://api.github.com/users/octocat/events{/privacy}",
            "received_events_url": "https://api.github.com/users/octocat/received_events",
            "type": "User",
            "user_view_type": "public",
            "site_admin": false
          },
          "labels": [
            {
              "id": 208045946,
              "node_id": "MDU6TGFiZWwyMDgwNDU5NDY=",
              "url": "https://api.github.com/repos/defunkt/ace/labels/bug",
              "name": "bug",
              "color": "f29513",
              "default": true,
              "description": "Something isn't working"
            },
            {
              "id": 208045947,
              "node_id": "MDU6TGFiZWwyMDgwNDU5NDc=",
              "url": "https://api.github.com/repos/defunkt/ace/labels/help%20wanted",
              "name": "help wanted",
              "color": "008672",
              "default": true,
              "description": null
            }
          ],
          "state": "open",
          "locked": false,
          "assignee": null,
          "assignees": [],
          "milestone": null,
          "comments": 0,
          "created_at": "2025-04-02T09:15:30Z",
          "updated_at": "2025-04-02T09:15:30Z",
          "closed_at": null,
          "author_association": "NONE",
          "type": null,
          "active_lock_reason": null,
          "sub_issues_summary": { "total": 0, "completed": 0, "percent_completed": 0 },
          "issue_dependencies_summary": {
            "blocked_by": 0, "total_blocked_by": 0, "blocking": 0, "total_blocking": 0
          },
          "body": "I'm having a problem with this.\n\n```\n\tboom\n```",
          "closed_by": null,
          "reactions": {
            "url": "https://api.github.com/repos/defunkt/ace/issues/1347/reactions",
            "total_count": 0,
            "+1": 0,
            "-1": 0,
            "laugh": 0,
            "hooray": 0,
            "confused": 0,
            "heart": 0,
            "rocket": 0,
            "eyes": 0
          },
          "timeline_url": "https://api.github.com/repos/defunkt/ace/issues/1347/timeline",
          "performed_via_github_app": null,
          "state_reason": null
        }
        """#
}
