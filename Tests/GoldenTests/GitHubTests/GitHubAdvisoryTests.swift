import EndpointsRuntime
import Foundation
import LoopbackServer
import Testing

@Suite("GitHub: advisories")
struct GitHubAdvisoryTests {
    @Test("a list in the query repeats its name")
    func listInQuery() async throws {
        let server = try LoopbackServer(.json(200, GitHubAnswers.advisories))
        defer { server.stop() }

        let advisories = try await EndpointClient<GitHub>(of: server)
            .send(
                .listAdvisories(
                    ecosystem: .swift,
                    cwes: ["79", "22&x"],
                    isWithdrawn: false,
                    perPage: 100
                )
            )

        expectOnly(
            """
            GET /advisories?type=reviewed&ecosystem=swift&cwes%5B%5D=79&cwes%5B%5D=22%26x\
            &is_withdrawn=false&per_page=100 HTTP/1.1
            """,
            headers: GitHubHeaders.plain,
            by: server
        )
        #expect(advisories.count == 1)
        let advisory = try #require(advisories.first)
        #expect(advisory.ghsaID == "GHSA-r6r4-5pr8-gjcp")
        #expect(advisory.cveID == "CVE-2022-3215")
        #expect(
            advisory.htmlURL.absoluteString == "https://github.com/advisories/GHSA-r6r4-5pr8-gjcp"
        )
        #expect(advisory.summary.hasPrefix("SwiftNIO vulnerable to"))
        #expect(advisory.severity == .medium)
        #expect(advisory.cvss?.score == 5.3)
        #expect(advisory.cvss?.vectorString == "CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:L/A:N")
        #expect(advisory.cwes?.map(\.cweID) == ["CWE-74", "CWE-113"])
        #expect(
            advisory.references?.map(\.absoluteString) == [
                "https://github.com/apple/swift-nio/security/advisories/GHSA-7fj7-39wj-c64f",
                "https://nvd.nist.gov/vuln/detail/CVE-2022-3215",
            ]
        )
        #expect(advisory.vulnerabilities?.map(\.package?.ecosystem) == ["swift", "swift"])
        #expect(advisory.vulnerabilities?.map(\.firstPatchedVersion) == ["2.42.0", nil])
        #expect(
            advisory.vulnerabilities?.map(\.vulnerableVersionRange)
                == [">= 2.41.0, < 2.42.0", "< 2.29.1"]
        )
        #expect(advisory.publishedAt == Date(timeIntervalSince1970: 1_686_153_713))
        #expect(advisory.updatedAt == Date(timeIntervalSince1970: 1_687_193_081.25))
        #expect(advisory.withdrawnAt == nil)
    }

    @Test("an empty list in the query is not sent")
    func emptyList() async throws {
        let server = try LoopbackServer(.json(200, "[]"))
        defer { server.stop() }

        let advisories = try await EndpointClient<GitHub>(of: server)
            .send(.listAdvisories(type: .malware, cwes: []))

        #expect(advisories == [])
        expectOnly(
            "GET /advisories?type=malware HTTP/1.1",
            headers: GitHubHeaders.plain,
            by: server
        )
    }
}
