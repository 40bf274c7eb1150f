import Testing

@testable import EndpointGenerator

struct ProblemTests {
    /// The codes of all that is told about the documents of `Specs/Broken`, and their configs.
    static let shown = Set(
        BrokenSpecTests.specs.flatMap { spec in
            (try? spec.generate().diagnostics.map(\.problem.code)) ?? []
        }
    )

    @Test(arguments: Problem.Code.allCases)
    func aFolderOfBrokenSpecsShowsIt(_ code: Problem.Code) {
        #expect(Self.shown.contains(code), "no folder of Specs/Broken leads to \(code.rawValue)")
    }

    @Test(arguments: Problem.Code.allCases)
    func aCodeIsInLowerCaseWithHyphens(_ code: Problem.Code) {
        #expect(code.rawValue.allSatisfy { $0 == "-" || $0.isLowercase })
    }
}
