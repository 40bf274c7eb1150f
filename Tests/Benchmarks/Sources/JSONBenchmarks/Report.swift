import Foundation
import Measuring

/// Measures what is asked for and prints the table.
struct Report {
    private let options: Options
    private let documents = Documents()

    init(_ options: Options) {
        self.options = options
    }

    func run() throws {
        var table = Table(heading: Row.heading)
        var missing: [String] = []
        for kind in Kind.allCases {
            for document in documents.all where options.includes(kind, document) {
                guard let target = document.targets[kind] else { continue }
                guard let text = try document.text() else {
                    missing.append(document.name)
                    continue
                }
                progress("\(kind.title): \(document.name)")
                let outcome = try measure(kind, document, text)
                let row = Row(kind: kind, document: document, outcome: outcome, target: target)
                table.rows.append(row.cells)
            }
        }
        progress("")
        if table.rows.isEmpty && missing.isEmpty {
            throw UsageError("nothing is asked of that work with that document")
        }
        print(options.isMarkdown ? table.markdown : table.text)
        print("\n" + legend)
        if !missing.isEmpty {
            let names = documents.all.map(\.name).filter { missing.contains($0) }
            print("Left out, not in '\(documents.corpus.path)': \(names.joined(separator: ", ")).")
        }
    }

    private var legend: String {
        """
        Ours: generated models. Theirs: synthesized Codable, one shared JSONDecoder or JSONEncoder.
        Values were compared first. Medians of \(options.rounds) rounds of processor time, in turn; the ratio is
        the median of the rounds' own, whose middle half shows the noise. Memory is the highest
        resident memory while decoding, less what stays with text and result held, in a process of
        its own.
        """
    }

    private func measure(_ kind: Kind, _ document: Document, _ text: Data) throws -> Outcome {
        if kind == .memory {
            return try MemoryContest(document: document.name, bytes: text.count).run(rounds: 5)
        }
        do {
            return try document.contest(kind, text).run(rounds: options.rounds)
        } catch let difference as Difference {
            throw UsageError("\(kind.title) of '\(document.name)' differs at \(difference)")
        }
    }

    /// Says on a terminal what is being measured.
    private func progress(_ message: String) {
        guard isatty(2) == 1 else { return }
        FileHandle.standardError.write(Data("\r\u{1B}[K\(message)".utf8))
    }
}
