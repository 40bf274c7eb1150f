import Testing

@testable import EndpointGenerator

/// Names, types, conformances and the namespace that a config gives.
struct ConfigNameTests {
    @Test func namesStandWhereTheirPointersLead() throws {
        let (found, text) = try ConfigUse.of(
            ##"""
            { "names": { "/models/Item": "Article", "/endpoints/getItem": "fetch",
              "/models/Item/properties/made_by": "author",
              "/endpoints/listReviews/query/sort_order": "order",
              "/models/Review/properties/state/enum/0": "inside" } }
            """##
        )
        #expect(found == [])
        let expected = [
            "struct Article: ", "typealias Response = [Article]", "static func fetch(",
            "var author: Maker", "json.read(&author, required: \"made_by\")", "var order: ",
            "case inside, out", "case \"in\": self = .inside",
        ]
        for words in expected { #expect(text.contains(words), "\(words)") }
    }

    /// The values beside one that is given a name keep theirs, numbers and texts alike.
    @Test func oneValueOfSeveralIsGivenAName() throws {
        let spec =
            ##"{ "name": "Shop", "server": "https://a.example", "endpoints": {}, "##
            + ##""models": { "Size": { "enum": ["auto", 1, 2.5] }, "Step": { "enum": [1, 2, 3] } } }"##
        let (found, text) = try ConfigUse.of(
            ##"{ "names": { "/models/Size/enum/0": "fitting", "/models/Step/enum/1": "middle" } }"##,
            spec: spec
        )
        #expect(found == [])
        for words in ["case fitting, _1, _2Point5", "case _1, middle, _3"] {
            #expect(text.contains(words), "\(words) in \(text)")
        }
    }

    @Test(arguments: [
        (
            ##"{ "names": { 1️⃣"/models/Itm"1️⃣: "Article" } }"##,
            "'/models/Itm' must point at a place of the document"
        ),
        (
            ##"{ "names": { 1️⃣"/endpoints/getItem/path"1️⃣: "x" } }"##,
            "'/endpoints/getItem/path' must point at a model, an endpoint, a parameter, a property or an enumeration's value"
        ),
        (
            ##"{ "types": { 1️⃣"money"1️⃣: "Decimal" } }"##,
            "'money' must be the format of a schema"
        ),
        (
            ##"{ "conformances": { 1️⃣"Itm"1️⃣: ["Hashable"] } }"##,
            "'Itm' must be a model of the spec\nnote: did you mean 'Item'?"
        ),
        (
            ##"{ "conformances": { 1️⃣"Maker"1️⃣: [] } }"##,
            "model 'Maker' must be 'Hashable', as model 'Item' holds it"
        ),
    ])
    func whatLeadsNowhereIsToldAtItsPlace(_ marked: String, _ message: String) throws {
        let text = MarkedText(marked)
        #expect(try ConfigUse.of(text.text).found == [Finding(text.ranges[0], message)])
    }

    @Test func conformances() throws {
        let (found, text) = try ConfigUse.of(
            ##"""
            { "conformances": { "*": ["Equatable"], "Maker": ["Hashable", "Comparable"],
              "Item": { "Codable": "synthesized" } } }
            """##
        )
        #expect(found == [])
        let expected = [
            "struct Problem: Codable, Equatable, EndpointsRuntime.JSONModel {",
            "struct Maker: Codable, Hashable, Comparable, EndpointsRuntime.HashableModel {",
            "        enum CodingKeys: String, CodingKey {\n            case id\n"
                + "            case madeBy = \"made_by\"\n        }",
        ]
        for words in expected { #expect(text.contains(words), "\(words)") }
        let item = text.split(separator: "\n").first { $0.contains("struct Item:") }
        #expect(
            text.contains(
                """
                    struct Item:
                        Codable,
                        Equatable,
                        Identifiable,
                        Sendable,
                        EndpointsRuntime.JSONReadable,
                        EndpointsRuntime.JSONWritable
                    {
                """
            ),
            "\(item ?? "")"
        )
    }

    @Test func aTypeCarriesItsFormat() throws {
        let spec =
            ##"{ "name": "Shop", "server": "https://a.example", "endpoints": {}, "##
            + ##""models": { "M": { "properties": { "price": { "type": "string", "format": "money" } } } } }"##
        let (found, _) = try ConfigUse.of(##"{ "types": { "money": "Money" } }"##, spec: spec)
        #expect(!found.contains { $0.text.contains("unknown format") })
    }

    @Test func namespaces() throws {
        let named = try ConfigUse.of(##"{ "namespace": "S", "access": "public" }"##)
        #expect(named.found == [])
        #expect(named.text.contains("nonisolated public enum S: "))
        let none = try ConfigUse.of(##"{ "namespace": null }"##)
        #expect(none.found == [])
        #expect(none.text.contains("\nnonisolated enum Shop: "))
        #expect(none.text.contains("\nnonisolated struct Item: "))
        #expect(none.text.contains("\nnonisolated extension Item {"))
        #expect(none.text.contains("\nnonisolated struct GetItem: "))
        #expect(none.text.contains("Requestable where Self == GetItem {"))
    }

    /// A module has one default for its imports, public or internal; a plain one is right for one of
    /// them, one that says `package` for the other.
    @Test func importsOfPackageAccessFollowTheModules() throws {
        let (found, text) = try ConfigUse.of(##"{ "access": "package" }"##)
        #expect(found == [])
        #expect(
            text.contains(
                """
                #if hasFeature(InternalImportsByDefault)
                    package import EndpointsRuntime
                #else
                    import EndpointsRuntime
                #endif
                """
            )
        )
        #expect(!text.contains("\npackage import"))
    }

    @Test(arguments: ["String", "Data", "Error", "Task", "Response", "Endpoint", "JSONReader"])
    func aTypeAtTopLevelIsNotCalledAsSwifts(_ name: String) throws {
        let text = MarkedText(
            ##"{ "name": "Shop", "server": "https://a.example", "endpoints": {}, "##
                + ##""models": { 1️⃣"\##(name)"1️⃣: { "properties": {} } } }"##
        )
        let told = "a type at top level may not be called '\(name)' in Swift"
        #expect(
            try ConfigUse.of(##"{ "namespace": null }"##, spec: text.text).found
                == [
                    Finding(text.ranges[0], "\(told)\nnote: give it another name by 'swiftName'")
                ]
        )
        #expect(try ConfigUse.of("{}", spec: text.text).found == [])
    }
}
