import Foundation
import Testing

struct ConvertTests {
    @Test func writesASpecThatBecomesTheSameSwift() throws {
        let folder = try Folder(["pets.json": Sample.openAPI])
        let outcome = try Outcome.of(
            ["convert", "pets.json", "--output", "pets.endpoints.json"],
            in: folder
        )
        #expect(outcome.output + outcome.errors == "")
        #expect(outcome.code == 0)
        #expect(try folder.names(in: "") == ["pets.endpoints.json", "pets.json"])
        let one = try Outcome.of(["generate", "-"], in: folder, input: Sample.openAPI)
        let spec = try folder.read("pets.endpoints.json")
        let other = try Outcome.of(["generate", "-"], in: folder, input: spec)
        #expect(one.output == other.output)
        #expect(one.output.contains("struct Pet"))
    }

    @Test func showsTheSpecWithoutOutput() throws {
        let outcome = try Outcome.of(["convert", "-"], in: Folder(), input: Sample.openAPI)
        #expect(outcome.output.hasPrefix("{\n  \"name\": \"Pets\",\n"))
        #expect(outcome.code == 0)
    }

    @Test func keepsExamplesWhereAsked() throws {
        let input = Sample.openAPI
        let without = try Outcome.of(["convert", "-"], in: Folder(), input: input)
        #expect(!without.output.contains("examples"))
        let with = try Outcome.of(["convert", "-", "--examples"], in: Folder(), input: input)
        #expect(with.output.contains(#""examples": [7]"#))
    }

    @Test func aSpecNeedsNoConverting() throws {
        let folder = try Folder(["pets.endpoints.json": Sample.spec()])
        let outcome = try Outcome.of(["convert", "pets.endpoints.json"], in: folder)
        #expect(
            outcome.errors.hasPrefix("error: 'pets.endpoints.json' is no OpenAPI document: ")
        )
        #expect(outcome.code == 2)
    }

    /// A document with an error leaves the former spec as it was.
    @Test func anErrorWritesNothing() throws {
        let broken = Sample.openAPI.replacing("schemas/Pet\"", with: "schemas/Pte\"")
        let folder = try Folder(["pets.json": broken, "pets.endpoints.json": "{}"])
        let outcome = try Outcome.of(
            ["convert", "pets.json", "--output", "pets.endpoints.json"],
            in: folder
        )
        #expect(outcome.errors.hasPrefix("pets.json:8:"))
        #expect(outcome.code == 1)
        #expect(try folder.read("pets.endpoints.json") == "{}")
    }

    /// Also where the document is somewhere else than the command. `pet` would be `Pet` in Swift.
    @Test func readsTheFilesOfTheDocumentsFolder() throws {
        let reference = Sample.openAPI.replacing("#/components/schemas/Pet", with: "pet.json")
        let folder = try Folder([
            "api/pets.json": reference,
            "api/pet.json":
                #"{ "type": "object", "properties": { "name": { "type": "string" } } }"#,
        ])
        let outcome = try Outcome.of(["convert", "api/pets.json"], in: folder)
        #expect(outcome.output.contains(#""pet2": { "properties": { "name": "string?" } }"#))
        #expect(outcome.code == 0)
    }

    /// What a link leads to is judged by where it stands; links within the folder are followed.
    @Test func aLinkOutOfTheFolderIsNone() throws {
        let reference = Sample.openAPI.replacing("#/components/schemas/Pet", with: "link.json")
        let folder = try Folder([
            "api/pets.json": reference, "api/inner.json": #"{ "type": "string" }"#,
            "outer.json": #"{ "type": "string" }"#,
        ])
        for (target, code) in [("api/inner.json", Int32(0)), ("outer.json", 1)] {
            let link = folder.place("api/link.json")
            try? FileManager.default.removeItem(at: link)
            try FileManager.default.createSymbolicLink(
                at: link,
                withDestinationURL: folder.place(target)
            )
            let outcome = try Outcome.of(["check", "api/pets.json"], in: folder)
            #expect(outcome.code == code)
            #expect(
                (code == 0)
                    != outcome.errors.contains(
                        "reference 'link.json' leads out of the document's folder"
                    )
            )
        }
    }
}
