import EndpointGenerator

/// `endpointgen convert`.
struct ConvertCommand {
    var operand: String
    /// Nil for standard output.
    var output: String?
    var keepsExamples: Bool
    var diagnostics: Settings.DiagnosticForm

    init(_ arguments: Arguments) throws(UsageError) {
        operand = arguments.operands[0]
        output = arguments.values[.output]
        keepsExamples = arguments.has(.examples)
        diagnostics = try arguments.choice(.diagnostics) ?? .text
    }

    func run() throws -> ExitCode {
        let file = try SpecFile(operand, root: nil)
        let conversion = Generator.convert(file.document, examples: keepsExamples)
        guard conversion.isOpenAPI else {
            throw UsageError(
                "'\(file.path)' is no OpenAPI document: it has neither 'openapi' nor 'swagger' at its "
                    + "top, and a spec needs no converting",
                subcommand: .convert
            )
        }
        var reporter = Reporter()
        reporter.add(conversion.diagnostics, of: conversion.sources)
        reporter.show(as: diagnostics)
        guard let text = conversion.text else { return .problems }
        if let output {
            try Disk.replace(output, with: text)
        } else {
            try Terminal.show(text)
        }
        return .fine
    }
}
