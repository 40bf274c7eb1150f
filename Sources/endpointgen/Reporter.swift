import EndpointGenerator

/// Collects the diagnostics of a run and shows them on standard error.
struct Reporter {
    private var sources = Sources()
    private var diagnostics: [Diagnostic] = []

    mutating func add(_ found: [Diagnostic], of documents: Sources) {
        guard !found.isEmpty else { return }
        let offset = UInt32(sources.files.count)
        for file in documents.files {
            _ = sources.add(name: file.name, bytes: file.bytes)
        }
        diagnostics += found.map { $0.moved(by: offset) }
    }

    /// Shows all of them: text for people, or one JSON array for tools, also where there are none.
    func show(as form: Settings.DiagnosticForm) {
        switch form {
        case .text where diagnostics.isEmpty: break
        case .text:
            let printer = DiagnosticPrinter(sources, isColored: Terminal.isColored)
            Terminal.report(printer.text(diagnostics))
        case .json:
            Terminal.report(DiagnosticPrinter(sources).json(diagnostics) + "\n")
        }
    }
}

extension Diagnostic {
    /// The same about documents that stand `offset` places further on.
    fileprivate func moved(by offset: UInt32) -> Diagnostic {
        var moved = self
        moved.range.file += offset
        for index in moved.notes.indices {
            moved.notes[index].range?.file += offset
        }
        return moved
    }
}
