import Testing

/// `endpoints.config.json`: the nearest one upwards from the spec to the root; flags override it.
struct ConfigTests {
    @Test func theNearestOneUpToTheRootHolds() throws {
        let folder = try Folder([
            "endpoints.config.json": #"{ "access": "package" }"#,
            "App/endpoints.config.json": #"{ "namespace": "Far", "access": "public" }"#,
            "App/v1/endpoints.config.json": #"{ "namespace": "Near" }"#,
            "App/v1/deep/pets.endpoints.json": Sample.spec(),
            "App/v2/pets.endpoints.json": Sample.spec(),
        ])
        let near = try Outcome.of(
            ["generate", "App/v1/deep/pets.endpoints.json", "--root", "App"],
            in: folder
        )
        #expect(near.output.contains("nonisolated enum Near: "))
        let far = try Outcome.of(
            ["generate", "App/v2/pets.endpoints.json", "--root", "App"],
            in: folder
        )
        #expect(far.output.contains("public enum Far: "))
        let none = try Outcome.of(["generate", "App/v2/pets.endpoints.json"], in: folder)
        #expect(none.output.contains("nonisolated enum Pets: "))
    }

    @Test func flagsOverrideIt() throws {
        let folder = try Folder([
            "endpoints.config.json": #"{ "namespace": "Far", "access": "public" }"#,
            "other.json": #"{ "namespace": "Other" }"#,
            "pets.endpoints.json": Sample.spec(),
        ])
        let flags = ["--namespace", "Flag", "--access", "package"]
        let outcome = try Outcome.of(["generate", "pets.endpoints.json"] + flags, in: folder)
        #expect(outcome.output.contains("package enum Flag: "))
        let other = try Outcome.of(
            ["generate", "pets.endpoints.json", "--config", "other.json"],
            in: folder
        )
        #expect(other.output.contains("nonisolated enum Other: "))
    }

    @Test(arguments: [
        (#"{ "acess": "public" }"#, "1:3: error: unknown key 'acess' in the config"),
        (#"{ "access": "publik" }"#, "1:13: error: 'access' of the config must be "),
        (#"{ "namespace": "a b" }"#, "1:16: error: 'namespace' of the config must be "),
        (#"{ "examples": 1 }"#, "1:15: error: 'examples' of the config must be true or false"),
        (
            #"{ "include": { "tags": ["pets"] } }"#,
            "1:25: error: 'pets' must be the tag of an endpoint"
        ),
        ("[]", "1:1: error: the config must be an object, not an array"),
        (#"{ "access" }"#, "1:12: error: expected"),
        (
            #"{ "access": "public", "access": "public" }"#,
            "1:23: error: key 'access' must appear once in an object"
        ),
    ])
    func mistakesHaveTheirPlace(_ config: String, _ error: String) throws {
        let folder = try Folder([
            "endpoints.config.json": config, "pets.endpoints.json": Sample.spec(),
        ])
        let outcome = try Outcome.of(
            ["check", "pets.endpoints.json", "--config", "endpoints.config.json"],
            in: folder
        )
        #expect(outcome.errors.hasPrefix("endpoints.config.json:\(error)"))
        #expect(outcome.code == 1)
    }

    @Test func filtersAndNamesAreFlagsToo() throws {
        let folder = try Folder([
            "endpoints.config.json": #"{ "include": { "tags": ["none"] }, "namespace": "Far" }"#,
            "pets.endpoints.json": Sample.spec(),
        ])
        let flags = [
            "--namespace", "null", "--include", "endpoints=list", "--include=paths=/pet*",
            "--name", "/models/Pet=Animal", "--conformance", "Pet=Comparable",
        ]
        let outcome = try Outcome.of(["generate", "pets.endpoints.json"] + flags, in: folder)
        #expect(outcome.errors == "")
        #expect(outcome.output.contains("\nnonisolated enum Pets: "))
        #expect(
            outcome.output.contains(
                "\nnonisolated struct Animal:\n    Codable,\n    Hashable,\n    Comparable,\n"
            )
        )
    }

    @Test(arguments: [
        ("--exclude", "tags=cats", "1:16: error: 'cats' must be the tag of an endpoint"),
        ("--name", "/models/Cat=Dog", "1:8: error: '/models/Cat' must point at a place"),
        ("--type", "money=Decimal", "1:8: error: 'money' must be the format of a schema"),
        ("--conformance", "Cat=Hashable", "1:15: error: 'Cat' must be a model of the spec"),
    ])
    func aFlagThatMatchesNothingIsShown(
        _ flag: String,
        _ value: String,
        _ error: String
    ) throws {
        let folder = try Folder(["pets.endpoints.json": Sample.spec()])
        let outcome = try Outcome.of(["check", "pets.endpoints.json", flag, value], in: folder)
        #expect(outcome.errors.hasPrefix("command line:\(error)"))
        #expect(outcome.errors.contains(" | \(flag) \(value)\n"))
        #expect(outcome.code == 1)
    }

    @Test(arguments: [
        ("--include", "repos", "'--include' takes KEY=VALUE, not 'repos'"),
        (
            "--include", "tag=repos",
            "'--include' takes endpoints, tags, paths, deprecated, not 'tag'"
        ),
        ("--exclude", "deprecated=yes", "'--exclude deprecated=' takes true or false, not 'yes'"),
        ("--type", "money=a; b", "'--type' takes a Swift type, not 'a; b'"),
        ("--name", "models=User", "'--name' takes a JSON Pointer such as '/models/user', not "),
        ("--name", "/models/a=a b", "'--name' takes a Swift identifier, not 'a b'"),
        ("--namespace", "a b", "'--namespace' takes a Swift identifier, not 'a b'"),
        ("--conformance", "User=Codable:by", "'--conformance' takes a protocol or "),
    ])
    func aFlagThatIsWrittenWronglyIsTold(
        _ flag: String,
        _ value: String,
        _ error: String
    ) throws {
        let folder = try Folder(["pets.endpoints.json": Sample.spec()])
        let outcome = try Outcome.of(["check", "pets.endpoints.json", flag, value], in: folder)
        #expect(outcome.errors.contains(error))
        #expect(outcome.code == 2)
    }

    @Test func aConfigOfSeveralSpecsIsReportedOnce() throws {
        let folder = try Folder([
            "endpoints.config.json": "[]", "a.endpoints.json": Sample.spec("A"),
            "b.endpoints.json": Sample.spec("B"),
        ])
        let outcome = try Outcome.of(["check", "a.endpoints.json", "b.endpoints.json"], in: folder)
        #expect(outcome.errors.split(separator: "error:").count == 2)
    }
}
