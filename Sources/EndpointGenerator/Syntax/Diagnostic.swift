/// Something that a document should say differently, with its place.
package struct Diagnostic: Sendable {
    package var problem: Problem
    package var range: SourceRange
    package var notes: [Note]

    package init(_ problem: Problem, at range: SourceRange, notes: [Note] = []) {
        self.problem = problem
        self.range = range
        self.notes = notes
    }

    package var severity: Severity { problem.severity }
    package var message: String { problem.message }

    package enum Severity: String, Sendable {
        case error, warning
    }

    /// What to do about it, or where its other half stands.
    package struct Note: Sendable, Equatable {
        package var message: String
        /// Nil where the note is about the diagnostic's own place.
        package var range: SourceRange?

        package init(_ message: String, at range: SourceRange? = nil) {
            self.message = message
            self.range = range
        }
    }
}

extension [Diagnostic] {
    package var hasErrors: Bool {
        contains { $0.severity == .error }
    }

    package mutating func report(
        _ problem: Problem,
        at range: SourceRange,
        _ notes: Diagnostic.Note?...
    ) {
        append(Diagnostic(problem, at: range, notes: notes.compactMap(\.self)))
    }

    /// In the order of the document; what stands at one place keeps the order of its discovery.
    package func sortedByPosition() -> [Diagnostic] {
        enumerated().sorted { left, right in
            left.element.range == right.element.range
                ? left.offset < right.offset
                : left.element.range < right.element.range
        }.map(\.element)
    }
}
