/// Answers as GitHub's REST API (version 2022-11-28) gives them, with all the fields that it sends; the
/// models of the spec take some of these.
enum GitHubAnswers {}
