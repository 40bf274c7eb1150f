import EndpointsJSON

extension DiagnosticPrinter {
    /// The diagnostics for tools: one JSON array, lines and columns from 1, columns in UTF-8 bytes,
    /// lengths in characters.
    ///
    ///     [{"file":"a.endpoints.json","line":14,"column":19,"length":5,"severity":"error",
    ///       "code":"unknown-model","message":"unknown model 'Usr' …","notes":[…]}]
    package func json(_ diagnostics: [Diagnostic]) -> String {
        // Only numbers that JSON does not have can fail, and there are none.
        let data = try? JSONWriter.write { json in
            json.beginArray()
            for diagnostic in diagnostics { write(diagnostic, to: &json) }
            json.endArray()
        }
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "[]"
    }

    private func write(_ diagnostic: Diagnostic, to json: inout JSONWriter) {
        json.beginObject()
        place(diagnostic.range, &json)
        json.string(diagnostic.severity.rawValue, "severity")
        json.string(diagnostic.problem.code.rawValue, "code")
        json.string(diagnostic.message, "message")
        json.key("notes")
        json.beginArray()
        for note in diagnostic.notes {
            json.beginObject()
            place(note.range ?? diagnostic.range, &json)
            json.string(note.message, "message")
            json.endObject()
        }
        json.endArray()
        json.endObject()
    }

    private func place(_ range: SourceRange, _ json: inout JSONWriter) {
        let position = position(range)
        json.string(fileName(range), "file")
        json.int(position.line, "line")
        json.int(position.column, "column")
        json.int(length(range), "length")
    }
}
