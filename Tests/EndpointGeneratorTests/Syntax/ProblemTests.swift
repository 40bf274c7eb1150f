import Testing

@testable import EndpointGenerator

struct ProblemTests {
    /// Every message that a document can lead to is told by a table or a folder of `Specs/Broken`.
    @Test func everyProblemOccursInATest() throws {
        let tables =
            SchemaMistakeTests.types + SchemaMistakeTests.words + EndpointMistakeTests.parameters
            + EndpointMistakeTests.bodies + EndpointMistakeTests.answers
            + EndpointMistakeTests.others + PathTests.mistakes + TopLevelMistakeTests.servers
            + TopLevelMistakeTests.authentication + TopLevelMistakeTests.document
            + SupportTests.schemas
        var codes = Set(tables.flatMap(\.codes))
        for spec in BrokenSpecTests.specs {
            codes.formUnion(try spec.generate().diagnostics.map(\.problem.code))
        }
        #expect(Set(Problem.Code.allCases).subtracting(codes) == [])
    }

    @Test(arguments: Problem.Code.allCases)
    func aCodeIsInLowerCaseWithHyphens(_ code: Problem.Code) {
        #expect(code.rawValue.allSatisfy { $0 == "-" || $0.isLowercase })
    }
}
