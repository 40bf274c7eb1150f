import EndpointGenerator
import Foundation
import LibFuzzer

// Any bytes as an endpoint spec, through the whole generator: it must end, and what it tells must be
// about a place of the document.

private func check(_ range: SourceRange, in bytes: [UInt8]) {
    precondition(range.file == 0, "a range of another document")
    precondition(range.start <= range.end, "a range that ends before it starts")
    precondition(Int(range.end) <= bytes.count, "a range that ends behind the document")
}

private func run(_ bytes: [UInt8]) {
    let document = Generator.Document(path: "a.json", name: "a.endpoints.json", bytes: bytes)
    let output = Generator.generate(document)
    for diagnostic in output.diagnostics {
        check(diagnostic.range, in: bytes)
        for range in diagnostic.notes.compactMap(\.range) {
            check(range, in: bytes)
        }
    }
    let text = DiagnosticPrinter(output.sources).text(output.diagnostics)
    precondition(text.isEmpty == output.diagnostics.isEmpty, "a diagnostic without a text")
    precondition(output.hasErrors == output.files.isEmpty, "either errors or files")
}

var count = CommandLine.argc
var arguments = Optional(CommandLine.unsafeArgv)
exit(
    LLVMFuzzerRunDriver(&count, &arguments) { start, count in
        run(Array(UnsafeBufferPointer(start: start, count: count)))
        return 0
    }
)
