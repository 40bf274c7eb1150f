package import EndpointsJSON

extension JSONNode {
    /// Reads a document's text (RFC 8259) into nodes; a byte order mark is passed over.
    ///
    /// - Parameters:
    ///   - source: The document.
    ///   - file: Its index among the ``Sources`` of the run.
    ///   - limits: What a document may ask for.
    /// - Returns: The whole text's value, or what is wrong with it at its first wrong byte.
    package static func parse(
        _ source: SourceFile,
        file: UInt32,
        limits: JSONLimits = .standard
    ) -> Result<JSONNode, Diagnostic.Failure> {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let base = source.bytes.starts(with: mark) ? mark.count : 0
        return source.bytes.withUnsafeBytes { bytes in
            let text = UnsafeRawBufferPointer(rebasing: bytes.dropFirst(base))
            let parser = NodeParser(bytes: text, base: base, file: file)
            do throws(JSONError) {
                return .success(
                    try JSONReader.read(text, limits: limits) { json throws(JSONError) in
                        try parser.value(&json)
                    }
                )
            } catch {
                return .failure(Diagnostic.Failure(parser.diagnostic(error)))
            }
        }
    }
}

extension Diagnostic {
    /// A diagnostic after which nothing can go on.
    package struct Failure: Error {
        package var diagnostic: Diagnostic

        init(_ diagnostic: Diagnostic) {
            self.diagnostic = diagnostic
        }
    }
}
