import Foundation
import Testing

/// `endpointgen check`, and how problems are shown.
struct CheckTests {
    @Test func aSoundSpecIsPassedInSilence() throws {
        let folder = try Folder(["pets.endpoints.json": Sample.spec()])
        let outcome = try Outcome.of(["check", "pets.endpoints.json"], in: folder)
        #expect(outcome.output + outcome.errors == "")
        #expect(outcome.code == 0)
    }

    @Test func problemsOfAllSpecsAreShown() throws {
        let folder = try Folder([
            "a.endpoints.json": Sample.broken, "b.endpoints.json": Sample.spec(),
            "c.endpoints.json": "{",
        ])
        let specs = ["a.endpoints.json", "b.endpoints.json", "c.endpoints.json"]
        let outcome = try Outcome.of(["check"] + specs, in: folder)
        #expect(outcome.errors.contains("a.endpoints.json:5:63: error: unknown model 'Pte'"))
        #expect(outcome.errors.contains("note: did you mean 'Pet'"))
        #expect(outcome.errors.contains("c.endpoints.json:1:2: error: "))
        #expect(outcome.output == "")
        #expect(outcome.code == 1)
        #expect(try folder.names(in: "") == specs)
    }

    @Test func plainTextHasNoColour() throws {
        let folder = try Folder(["pets.endpoints.json": Sample.broken])
        let outcome = try Outcome.of(["check", "pets.endpoints.json"], in: folder)
        #expect(!outcome.errors.contains("\u{1B}"))
    }

    private struct Report: Decodable, Equatable {
        struct Note: Decodable, Equatable {
            var line: Int
            var message: String
        }

        var file: String
        var line: Int
        var column: Int
        var length: Int
        var severity: String
        var code: String
        var notes: [Note]
    }

    private func reports(_ text: String) throws -> [Report] {
        try JSONDecoder().decode([Report].self, from: Data(text.utf8))
    }

    @Test func jsonIsOneArrayForAllSpecs() throws {
        let folder = try Folder([
            "a.endpoints.json": Sample.broken, "b.endpoints.json": Sample.broken,
        ])
        let outcome = try Outcome.of(
            ["check", "a.endpoints.json", "b.endpoints.json", "--diagnostics", "json"],
            in: folder
        )
        let expected = ["a", "b"].map { name in
            Report(
                file: "\(name).endpoints.json",
                line: 5,
                column: 63,
                length: 3,
                severity: "error",
                code: "unknown-model",
                notes: [.init(line: 7, message: "did you mean 'Pet', declared here?")]
            )
        }
        #expect(try reports(outcome.errors) == expected)
        #expect(outcome.code == 1)
    }

    @Test func jsonIsAnEmptyArrayWhereNothingIsWrong() throws {
        let folder = try Folder(["pets.endpoints.json": Sample.spec()])
        let outcome = try Outcome.of(
            ["generate", "pets.endpoints.json", "--output", "out", "--diagnostics=json"],
            in: folder
        )
        #expect(try reports(outcome.errors) == [])
        #expect(outcome.code == 0)
    }

    @Test func standardInputIsCalledStdin() throws {
        let outcome = try Outcome.of(["check", "-"], in: Folder(), input: Sample.broken)
        #expect(outcome.errors.hasPrefix("stdin:5:63: error: unknown model 'Pte'"))
        #expect(outcome.code == 1)
    }

    @Test(arguments: [
        ("openapi.yaml", "openapi: 3.1.0\n", "yq -o=json . openapi.yaml > openapi.json"),
        (
            "a.endpoints.yml", "# ours\n\nname: A\n",
            "yq -o=json . a.endpoints.yml > a.endpoints.json"
        ),
        (
            "a.endpoints.json", "---\nname: A\n",
            "yq -o=json . a.endpoints.json > a.endpoints-converted.json"
        ),
        ("a.yml", "\"name\": A\nendpoints:\n", "yq -o=json . a.yml > a.json"),
        ("a.yaml", "{ name: A }\n", "yq -o=json . a.yaml > a.json"),
        ("a.json", "{openapi: 3.1.0}", "yq -o=json . a.json > a-converted.json"),
    ])
    func yamlIsRecognised(_ name: String, _ text: String, _ command: String) throws {
        let folder = try Folder([name: text])
        let outcome = try Outcome.of(["check", name], in: folder)
        #expect(outcome.errors.contains(": error: expected JSON, found YAML\n"))
        #expect(outcome.errors.contains("note: '\(command)' converts it"))
        #expect(outcome.code == 1)
    }
}
