extension Generator {
    /// An OpenAPI document, written as a spec.
    package struct Conversion: Sendable {
        /// The spec's JSON; nil where there are errors.
        package var text: String?
        /// Whether the document is an OpenAPI one, right or wrong; any other is not converted.
        package var isOpenAPI = true
        package var diagnostics: [Diagnostic] = []
        package var sources = Sources()
    }

    /// Writes an OpenAPI document in the words of a spec: generating from either gives the same
    /// Swift.
    ///
    /// - Parameter examples: Whether what the document shows comes along.
    package static func convert(_ document: Document, examples: Bool = false) -> Conversion {
        var config = Config()
        let start = SourceRange(file: 0, start: 0, end: 0)
        config.examples = examples ? Located(true, start) : nil
        let reading = Reading(document, options: Options(config), following: config)
        var conversion = Conversion(diagnostics: reading.diagnostics, sources: reading.sources)
        guard let root = reading.document else { return conversion }
        conversion.isOpenAPI = OpenAPIDocument.version(of: root) != nil
        if let spec = reading.understood?.spec, !conversion.diagnostics.hasErrors,
            conversion.isOpenAPI
        {
            conversion.text = spec.lines(width: 100).joined(separator: "\n") + "\n"
        }
        return conversion
    }
}
