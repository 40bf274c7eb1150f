@testable import EndpointGenerator

/// A diagnostic as tests compare it: its bytes, and its message with the notes below.
struct Finding: Equatable, CustomStringConvertible {
    var range: Range<Int>
    var text: String

    var description: String { "\(range): \(text)" }

    init(_ range: Range<Int>, _ text: String) {
        self.range = range
        self.text = text
    }

    init(_ diagnostic: Diagnostic) {
        range = Int(diagnostic.range.start)..<Int(diagnostic.range.end)
        let severity = diagnostic.severity == .warning ? "warning: " : ""
        text = ([severity + diagnostic.message] + diagnostic.notes.map { "note: \($0.message)" })
            .joined(separator: "\n")
    }
}
