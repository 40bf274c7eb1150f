import Testing

struct HelpTests {
    @Test(arguments: [["--help"], ["-h"], ["help"]])
    func theOverviewNamesEveryCommand(_ arguments: [String]) throws {
        let outcome = try Outcome.of(arguments, in: Folder())
        for command in ["generate", "check", "list", "convert", "schema", "help"] {
            #expect(outcome.output.contains("\n  \(command) "))
        }
        #expect(outcome.output.contains("Example:\n  endpointgen generate "))
        #expect(outcome.errors == "")
        #expect(outcome.code == 0)
    }

    /// Also where other words of the command line are wrong.
    @Test(arguments: ["generate", "check", "list", "convert", "schema", "help"])
    func everyCommandHasHelpWithAnExample(_ command: String) throws {
        for arguments in [["help", command], [command, "--help"], [command, "--nonsense", "-h"]] {
            let outcome = try Outcome.of(arguments, in: Folder())
            #expect(outcome.output.contains("\nUsage: endpointgen \(command)"))
            #expect(outcome.output.contains("\nExample:\n  endpointgen \(command) "))
            #expect(outcome.code == 0)
        }
    }

    @Test(arguments: [
        "--output DIR", "--access internal|package|public", "--namespace NAME|null",
        "--include KEY=VALUE",
        "--exclude KEY=VALUE", "--type FORMAT=TYPE", "--name POINTER=NAME",
        "--conformance MODEL=PROTOCOL", "--examples", "--examples-file", "--parts N",
        "--root DIR", "--config FILE", "--dry-run", "--check", "--diagnostics text|json",
    ])
    func generateExplains(_ flag: String) throws {
        let outcome = try Outcome.of(["generate", "--help"], in: Folder())
        #expect(outcome.output.contains("[\(flag)]"))
        #expect(outcome.output.contains("\n  \(flag) "))
    }

    @Test func exitCodesAreListed() throws {
        let outcome = try Outcome.of(["check", "--help"], in: Folder())
        for code in 0...3 { #expect(outcome.output.contains("\n  \(code)  ")) }
    }

    @Test func versionIsThreeNumbers() throws {
        let outcome = try Outcome.of(["--version"], in: Folder())
        #expect(try outcome.output.wholeMatch(of: Regex(#"endpointgen \d+\.\d+\.\d+\n"#)) != nil)
        #expect(outcome.code == 0)
    }
}
