import Testing

@testable import EndpointGenerator

/// The names of types that inline schemas become.
struct NestedNamesTests {
    private static let range = SourceRange(file: 0, start: 0, end: 0)
    private static let object = Schema(.object(ObjectSchema()), range)
    private static let list = Schema(.array(object, unique: false), range)
    private static let string = Schema(.scalar(.string), range)

    private func names(_ schemas: [(String, Schema)], reserved: Set<String> = []) -> NestedNames {
        NestedNames(schemas, reserved: reserved, namespace: SwiftName(text: "GitHub"))
    }

    @Test(arguments: [
        ("owner", "Owner"), ("type", "Kind"), ("id", "Identifier"), ("protocol", "ProtocolValue"),
        ("git_hub", "GitHubValue"), ("swift", "SwiftValue"),
    ])
    func objects(_ wire: String, _ name: String) {
        #expect(names([(wire, Self.object)])[0].text == name)
    }

    @Test(arguments: [
        ("labels", "Label"), ("repositories", "Repository"), ("addresses", "Address"),
        ("boxes", "Box"), ("branches", "Branch"), ("series", "SeriesItem"),
        ("status", "StatusItem"), ("news", "NewsItem"), ("data", "DataItem"),
    ])
    func listsAreInTheSingular(_ wire: String, _ name: String) {
        #expect(names([(wire, Self.list)])[0].text == name)
    }

    @Test(arguments: [false, true])
    func aListGivesWayToAnotherPropertyInAnyOrder(_ isReversed: Bool) {
        let schemas = [("label", Self.object), ("labels", Self.list)]
        let names = names(isReversed ? schemas.reversed() : schemas)
        #expect(names[isReversed ? 1 : 0].text == "Label")
        #expect(names[isReversed ? 0 : 1].text == "LabelsItem")
    }

    @Test func aShortenedNameGivesWayToo() {
        let names = names([("type", Self.object), ("kind", Self.object)])
        #expect(names[0].text == "TypeValue")
        #expect(names[1].text == "Kind")
    }

    @Test func aPropertyWithoutATypeOfItsOwnTakesNoName() {
        let names = names([("label", Self.string), ("labels", Self.list)])
        #expect(names[1].text == "Label")
    }

    @Test func aRequestsOwnTypesKeepTheirNames() {
        let names = names([("failure", Self.object)], reserved: ["Failure"])
        #expect(names[0].text == "FailureValue")
    }
}
