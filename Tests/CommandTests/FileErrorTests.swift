import Testing

/// A file that cannot be read or written: exit code 3, with the path and the reason.
///
/// The cases fail for every user, root too: they are about kinds of files, not about permissions.
struct FileErrorTests {
    struct Case: CustomTestStringConvertible {
        var arguments: [String]
        var error: String

        var testDescription: String { arguments.joined(separator: " ") }
    }

    static let cases = [
        Case(
            arguments: ["generate", "no.endpoints.json"],
            error: "cannot read 'no.endpoints.json': no such file or directory"
        ),
        Case(arguments: ["check", "folder"], error: "cannot read 'folder': is a directory"),
        Case(
            arguments: ["check", "pets.endpoints.json", "--config", "no.json"],
            error: "cannot read 'no.json': no such file or directory"
        ),
        Case(
            arguments: ["generate", "pets.endpoints.json", "--output", "file"],
            error: "cannot read folder 'file': not a directory"
        ),
        Case(
            arguments: ["generate", "pets.endpoints.json", "--output", "file/below"],
            error: "cannot make folder 'file/below': not a directory"
        ),
        Case(
            arguments: ["generate", "pets.endpoints.json", "--output", "taken"],
            error: "cannot read 'taken/\(Sample.models)': is a directory"
        ),
    ]

    @Test(arguments: cases)
    func isTold(_ example: Case) throws {
        let folder = try Folder([
            "pets.endpoints.json": Sample.spec(), "file": "", "folder/x": "",
            "taken/\(Sample.models)/x": "",
        ])
        let outcome = try Outcome.of(example.arguments, in: folder)
        #expect(outcome.errors == "error: \(example.error)\n")
        #expect(outcome.output == "")
        #expect(outcome.code == 3)
    }
}
