extension GitHubAnswers {
    /// `GET /advisories?ecosystem=swift`: one of them.
    static let advisories = #"""
        [
          {
            "ghsa_id": "GHSA-r6r4-5pr8-gjcp",
            "cve_id": "CVE-2022-3215",
            "url": "https://api.github.com/advisories/GHSA-r6r4-5pr8-gjcp",
            "html_url": "https://github.com/advisories/GHSA-r6r4-5pr8-gjcp",
            "summary": "SwiftNIO vulnerable to Improper Neutralization of CRLF Sequences in HTTP Headers",
            "description": "`NIOHTTP1` and projects using it for generating HTTP responses can be subject to a HTTP Response Injection attack.",
            "type": "reviewed",
            "severity": "medium",
            "repository_advisory_url": "https://api.github.com/repos/apple/swift-nio/security-advisories/GHSA-7fj7-39wj-c64f",
            "source_code_location": "https://github.com/apple/swift-nio",
            "identifiers": [
              { "value": "GHSA-r6r4-5pr8-gjcp", "type": "GHSA" },
              { "value": "CVE-2022-3215", "type": "CVE" }
            ],
            "references": [
              "https://github.com/apple/swift-nio/security/advisories/GHSA-7fj7-39wj-c64f",
              "https://nvd.nist.gov/vuln/detail/CVE-2022-3215"
            ],
            "published_at": "2023-06-07T16:01:53Z",
            "updated_at": "2023-06-19T16:44:41.250Z",
            "github_reviewed_at": "2023-06-07T16:01:53Z",
            "nvd_published_at": "2022-09-28T20:15:00Z",
            "withdrawn_at": null,
            "vulnerabilities": [
              {
                "package": { "ecosystem": "swift", "name": "github.com/apple/swift-nio" },
                "vulnerable_version_range": ">= 2.41.0, < 2.42.0",
                "first_patched_version": "2.42.0",
                "vulnerable_functions": []
              },
              {
                "package": { "ecosystem": "swift", "name": "github.com/apple/swift-nio" },
                "vulnerable_version_range": "< 2.29.1",
                "first_patched_version": null,
                "vulnerable_functions": []
              }
            ],
            "cvss": { "vector_string": "CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:L/A:N", "score": 5.3 },
            "cvss_severities": {
              "cvss_v3": {
                "vector_string": "CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:L/A:N",
                "score": 5.3
              },
              "cvss_v4": { "vector_string": null, "score": 0.0 }
            },
            "cwes": [
              { "cwe_id": "CWE-74", "name": "Improper Neutralization of Special Elements in Output" },
              { "cwe_id": "CWE-113", "name": "Improper Neutralization of CRLF Sequences in HTTP Headers" }
            ],
            "credits": [],
            "epss": { "percentage": 0.00126, "percentile": 0.46976 }
          }
        ]
        """#
}
