import Testing

/// What a command line that cannot be followed is answered with: exit code 2, the error, a near word,
/// and where the help is.
struct UsageTests {
    struct Case: CustomTestStringConvertible {
        var arguments: [String]
        var errors: String

        init(_ arguments: String, _ errors: String...) {
            self.arguments = arguments.split(separator: " ").map(String.init)
            self.errors = errors.map { $0 + "\n" }.joined()
        }

        var testDescription: String { arguments.joined(separator: " ") }
    }

    static let cases = [
        Case("", "error: a command is missing", "note: see 'endpointgen help'"),
        Case(
            "genrate x.json",
            "error: unknown command 'genrate'",
            "note: did you mean 'generate'?",
            "note: see 'endpointgen help'"
        ),
        Case("xyzzy", "error: unknown command 'xyzzy'", "note: see 'endpointgen help'"),
        Case(
            "--versoin",
            "error: unknown flag '--versoin'",
            "note: did you mean '--version'?",
            "note: see 'endpointgen help'"
        ),
        Case(
            "--output out generate x.json",
            "error: the command comes before '--output'",
            "note: see 'endpointgen help'"
        ),
        Case(
            "generate",
            "error: a spec is missing",
            "note: see 'endpointgen generate --help'"
        ),
        Case("check", "error: a spec is missing", "note: see 'endpointgen check --help'"),
        Case(
            "generate x.json --ouput out",
            "error: unknown flag '--ouput'",
            "note: did you mean '--output'?",
            "note: see 'endpointgen generate --help'"
        ),
        Case(
            "generate x.json --ouput=out",
            "error: unknown flag '--ouput'",
            "note: did you mean '--output'?",
            "note: see 'endpointgen generate --help'"
        ),
        Case(
            "generate x.json -o out",
            "error: unknown flag '-o'",
            "note: see 'endpointgen generate --help'"
        ),
        Case(
            "check x.json --output out",
            "error: '--output' is no flag of 'check'",
            "note: see 'endpointgen check --help'"
        ),
        Case(
            "generate x.json --output",
            "error: '--output' needs a value: --output DIR",
            "note: see 'endpointgen generate --help'"
        ),
        Case(
            "generate x.json --output --check",
            "error: '--output' needs a value: --output DIR",
            "note: see 'endpointgen generate --help'"
        ),
        Case(
            "generate x.json --output=",
            "error: '--output' needs a value: --output DIR",
            "note: see 'endpointgen generate --help'"
        ),
        Case(
            "generate x.json --output out --check=yes",
            "error: '--check' takes no value",
            "note: see 'endpointgen generate --help'"
        ),
        Case(
            "generate x.json --access publik",
            "error: '--access' takes internal, package, public, not 'publik'",
            "note: did you mean 'public'?",
            "note: see 'endpointgen generate --help'"
        ),
        Case(
            "generate x.json --parts 0",
            "error: '--parts' takes a number from 1 to 256, not '0'",
            "note: see 'endpointgen generate --help'"
        ),
        Case(
            "generate x.json --namespace 2go",
            "error: '--namespace' takes a Swift identifier, not '2go'",
            "note: see 'endpointgen generate --help'"
        ),
        Case(
            "generate x.json --check",
            "error: '--check' needs '--output'",
            "note: see 'endpointgen generate --help'"
        ),
        Case(
            "generate x.json --dry-run",
            "error: '--dry-run' needs '--output'",
            "note: see 'endpointgen generate --help'"
        ),
        Case(
            "generate x.json --output out --dry-run --check",
            "error: '--dry-run' and '--check' cannot stand together",
            "note: see 'endpointgen generate --help'"
        ),
        Case(
            "generate - -",
            "error: standard input ('-') can be read once only",
            "note: see 'endpointgen generate --help'"
        ),
        Case(
            "convert",
            "error: a spec is missing",
            "note: see 'endpointgen convert --help'"
        ),
        Case(
            "convert a.json b.json",
            "error: unexpected 'b.json'",
            "note: see 'endpointgen convert --help'"
        ),
        Case(
            "convert a.json --output",
            "error: '--output' needs a value: --output FILE",
            "note: see 'endpointgen convert --help'"
        ),
        Case(
            "schema x.json",
            "error: unexpected 'x.json'",
            "note: see 'endpointgen schema --help'"
        ),
        Case(
            "help generat",
            "error: unknown command 'generat'",
            "note: did you mean 'generate'?",
            "note: see 'endpointgen help'"
        ),
    ]

    @Test(arguments: cases)
    func isAnswered(_ example: Case) throws {
        let outcome = try Outcome.of(example.arguments, in: Folder())
        #expect(outcome.errors == example.errors)
        #expect(outcome.output == "")
        #expect(outcome.code == 2)
    }
}
