import Testing

struct ListTests {
    @Test func showsEndpointsAndModelsWithTheirTypes() throws {
        let folder = try Folder(["pets.json": Sample.openAPI])
        let outcome = try Outcome.of(["list", "pets.json"], in: folder)
        #expect(
            outcome.output == """
                pets.json: 1 endpoint, 2 models in Pets

                  endpoint   method  path   request   answer
                  pets/list  GET     /pets  PetsList  [Pet]

                  model     type
                  Pet       Pet
                  pet-food  PetFood

                """
        )
        #expect(outcome.code == 0)
    }

    /// What a filter leaves, under the names of a config.
    @Test func followsConfigAndFlags() throws {
        let folder = try Folder([
            "pets.json": Sample.openAPI,
            "endpoints.config.json": """
            { "namespace": null, "names": {
                "/components/schemas/Pet": "Animal", "/paths/~1pets/get": "AllPets" } }
            """,
        ])
        let flags = ["--json", "--include", "tags=pets"]
        let outcome = try Outcome.of(["list", "pets.json"] + flags, in: folder)
        #expect(
            outcome.output
                == #"[{"document":"pets.json","namespace":null,"endpoints":[{"name":"pets/list","#
                + #""method":"GET","path":"/pets","request":"AllPets","answer":"[Animal]","#
                + #""stream":false}],"models":[{"name":"Pet","type":"Animal"}]}]"# + "\n"
        )
        #expect(outcome.errors == "")
    }

    @Test func anErrorListsNothing() throws {
        let outcome = try Outcome.of(["list", "-"], in: Folder(), input: Sample.broken)
        #expect(outcome.output == "")
        #expect(outcome.errors.hasPrefix("stdin:5:63: error: unknown model 'Pte'"))
        #expect(outcome.code == 1)
    }
}
