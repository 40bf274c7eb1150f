import Testing

@testable import EndpointGenerator

/// A mistake in a spec, told once at its place: the rows are fragments of specs.
struct Mistake: Sendable, CustomTestStringConvertible {
    var text: String
    var messages: [String]

    var testDescription: String { text }

    /// Members of the top level.
    static func top(_ fragment: String, _ messages: String...) -> Mistake {
        Mistake(text: #"{ "name": "A", "endpoints": {}, \#(fragment) }"#, messages: messages)
    }

    /// Members of an endpoint `e`.
    static func endpoint(_ fragment: String, _ messages: String...) -> Mistake {
        Mistake(
            text: """
                { "name": "A", "headers": { "X-A": "string" }, "errors": { "404": "User" },
                  "parameters": { "page": "int32?", "size": { "type": "int32" } },
                  "endpoints": { "e": { "method": "POST", "path": "/x", \(fragment) } },
                  "models": { "User": { "properties": { "id": "int64" } } } }
                """,
            messages: messages
        )
    }

    /// The schema of a model `M`.
    static func schema(_ schema: String, _ messages: String...) -> Mistake {
        Mistake(
            text: """
                { "name": "A", "endpoints": {}, "models": { "M": \(schema),
                  "User": { "properties": { "id": "int64" } } } }
                """,
            messages: messages
        )
    }

    /// What is found, and what should be: places in order with their messages.
    var findings: (found: [Finding], expected: [Finding]) {
        (
            decoded.diagnostics.map(Finding.init),
            zip(MarkedText(text).ranges, messages).map { Finding($0, $1) }
        )
    }

    /// Everything that is told.
    var all: [Finding] { decoded.diagnostics.map(Finding.init) }

    var codes: [Problem.Code] { decoded.diagnostics.map(\.problem.code) }

    var api: API? { decoded.api }

    private var decoded: (api: API?, diagnostics: [Diagnostic]) {
        let source = SourceFile(name: "a", bytes: Array(MarkedText(text).text.utf8))
        var diagnostics: [Diagnostic] = []
        switch JSONNode.parse(source, file: 0) {
        case .success(let node):
            let api = SpecDecoder.decode(node, into: &diagnostics)
            return (api, diagnostics.sortedByPosition())
        case .failure(let failure):
            return (nil, [failure.diagnostic])
        }
    }
}
