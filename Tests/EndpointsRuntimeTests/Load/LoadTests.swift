import Testing

/// A small version of the `load` benchmark.
@Suite(.timeLimit(.minutes(1)))
struct LoadTests {
    @Test(arguments: [false, true])
    func noneIsLostAndNoneDoubled(hasFaults: Bool) async throws {
        let report = try await Load(count: 1_000, hasFaults: hasFaults).run()
        #expect(report.answered == 1_000 && report.failures.isEmpty)
        #expect(report.miscounted == 0)
        #expect(hasFaults ? report.retries >= 50 : report.retries == 0)
    }
}
