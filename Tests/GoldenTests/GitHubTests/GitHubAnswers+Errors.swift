extension GitHubAnswers {
    /// Status 404.
    static let notFound = #"""
        {
          "message": "Not Found",
          "documentation_url": "https://docs.github.com/rest/users/users#get-a-user",
          "status": "404"
        }
        """#

    /// Status 301, for a user or repository that was renamed.
    static let movedPermanently = #"""
        {
          "message": "Moved Permanently",
          "url": "https://api.github.com/user/2",
          "documentation_url": "https://docs.github.com/rest/guides/best-practices-for-using-the-rest-api#follow-redirects"
        }
        """#

    /// Status 503, with the least that an error has.
    static let unavailable = #"{"message":"Service unavailable"}"#

    /// Status 401, with `WWW-Authenticate` absent, as GitHub does it.
    static let badCredentials = #"""
        {
          "message": "Bad credentials",
          "documentation_url": "https://docs.github.com/rest",
          "status": "401"
        }
        """#

    /// Status 403 with `X-RateLimit-Remaining: 0`.
    static let rateLimited = #"""
        {
          "message": "API rate limit exceeded for 203.0.113.9. (But here's the good news: Authenticated requests get a higher rate limit. Check out the documentation for more details.)",
          "documentation_url": "https://docs.github.com/rest/overview/resources-in-the-rest-api#rate-limiting"
        }
        """#

    /// Status 422.
    static let validationFailed = #"""
        {
          "message": "Validation Failed",
          "errors": [
            {
              "resource": "Issue",
              "code": "missing_field",
              "field": "title"
            },
            {
              "value": "nobody",
              "resource": "Issue",
              "field": "assignees",
              "code": "invalid"
            }
          ],
          "documentation_url": "https://docs.github.com/rest/issues/issues#create-an-issue",
          "status": "422"
        }
        """#

    /// Status 502, from the load balancer.
    static let badGateway = """
        <html>
        <head><title>502 Bad Gateway</title></head>
        <body>
        <center><h1>502 Bad Gateway</h1></center>
        <hr><center>nginx</center>
        </body>
        </html>

        """
}
