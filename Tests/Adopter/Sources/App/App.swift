import Foundation

/// Sends stubbed requests of every spec and exits with 1 when one surprises.
@main
enum App {
    static let checks: [(name: String, run: () async throws -> Void)] = [
        ("reads a user", ShopChecks.readsAUser),
        ("knows a declared failure", ShopChecks.knowsADeclaredFailure),
        ("lists tasks", ShopChecks.listsTasks),
        ("creates a task", ShopChecks.createsATask),
        ("updates a user", ShopChecks.updatesAUser),
        ("two APIs have a user", OtherChecks.twoAPIsHaveAUser),
        ("failures have ranges", OtherChecks.failuresHaveRanges),
        ("versions stand side by side", OtherChecks.versionsStandSideBySide),
        ("a library is public", OtherChecks.aLibraryIsPublic),
        ("an unanswered request is told", OtherChecks.anUnansweredRequestIsTold),
    ]

    static func main() async {
        var surprises = 0
        for check in checks {
            do {
                try await check.run()
                print("passed: \(check.name)")
            } catch {
                surprises += 1
                print("failed: \(check.name): \(error)")
            }
        }
        print("Adopter: \(checks.count - surprises) of \(checks.count) checks passed")
        exit(surprises == 0 ? 0 : 1)
    }
}
