import EndpointGenerator

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What has to happen in a folder so that it holds the files of a run.
///
/// `[.rewrite("github.endpoints+Models.swift"), .keep("github.endpoints+Requests.swift")]`
struct OutputPlan {
    struct Step {
        enum Act: Equatable {
            case create(text: String)
            case rewrite(text: String)
            case keep
            case remove
        }

        var path: String
        var act: Act
    }

    var folder: String
    var steps: [Step] = []

    /// Compares the files of a run with what stands in `folder`.
    ///
    /// Throws a `FileError` when the folder cannot be read, or when a file that endpointgen did not
    /// write for the spec stands in the place of one.
    /// A file that is left of a spec which is no longer there is removed where `root` says what
    /// specs' names are relative to.
    init(_ results: [SpecResult], in folder: String, root: String?) throws(FileError) {
        self.folder = folder
        var prefix = folder
        while prefix.hasSuffix("/") { prefix.removeLast() }
        let present = try Set(Disk.names(in: folder))
        for result in results {
            for file in result.files {
                let path = "\(prefix)/\(file.name)"
                let act = try present.contains(file.name) ? result.act(on: path, file) : nil
                steps.append(Step(path: path, act: act ?? .create(text: file.text)))
            }
        }
        let written = Set(results.flatMap { $0.files.map(\.name) })
        let headers = results.map { Generator.headerLine(for: $0.spec.name) }
        for name in present.subtracting(written).sorted() where name.hasSuffix(".swift") {
            let path = "\(prefix)/\(name)"
            // What cannot be read is not ours: a folder, or a file that another run just removed.
            guard let data = try? Disk.read(path) else { continue }
            let isOfThisRun = headers.contains { data.starts(with: $0.utf8) }
            if isOfThisRun || root.map({ Self.isOrphan(data, below: $0) }) == true {
                steps.append(Step(path: path, act: .remove))
            }
        }
    }

    /// Whether a file was generated from a spec that is gone.
    private static func isOrphan(_ data: Data, below root: String) -> Bool {
        let line = String(decoding: data.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        guard let spec = Generator.documentName(inHeader: line) else { return false }
        return !Disk.exists("\(root)/\(spec)")
    }

    /// The steps after which something is different.
    var changes: [Step] { steps.filter { $0.act != .keep } }
}

extension SpecResult {
    /// What has to happen to the file that stands where `file` belongs.
    fileprivate func act(
        on path: String,
        _ file: GeneratedFile
    ) throws(FileError) -> OutputPlan.Step.Act {
        let data = try Disk.read(path)
        if data == Data(file.text.utf8) { return .keep }
        guard data.starts(with: Generator.headerLine(for: spec.name).utf8) else {
            let reason = "a file that was not generated from '\(spec.name)' stands there"
            throw FileError("write", path, reason)
        }
        return .rewrite(text: file.text)
    }
}

extension OutputPlan {
    /// Makes it so.
    ///
    /// All files are first written beside their places and then moved there, each in one step, so
    /// that a full disk changes nothing.
    func carryOut() throws(FileError) {
        try Disk.makeFolder(folder)
        var moves: [(from: String, to: String)] = []
        do throws(FileError) {
            for step in steps {
                switch step.act {
                case .create(let text), .rewrite(let text):
                    let draft = "\(step.path).\(Disk.processID).draft"
                    moves.append((draft, step.path))
                    try Disk.write(text, to: draft)
                case .keep, .remove: break
                }
            }
            while let move = moves.first {
                try Disk.move(move.from, over: move.to)
                moves.removeFirst()
            }
        } catch {
            for move in moves { try? Disk.remove(move.from) }
            throw error
        }
        for step in steps where step.act == .remove {
            try Disk.remove(step.path)
        }
    }

    /// What would happen, one line a file.
    var forecast: String {
        steps.map { step in
            switch step.act {
            case .create, .rewrite: "would write \(step.path)\n"
            case .keep: "unchanged \(step.path)\n"
            case .remove: "would remove \(step.path)\n"
            }
        }
        .joined()
    }

    /// What is stale, one error a file; nil when nothing is.
    var complaint: String? {
        let lines = changes.map { step in
            switch step.act {
            case .create: "error: '\(step.path)' is missing\n"
            case .rewrite, .keep: "error: '\(step.path)' is stale\n"
            case .remove: "error: '\(step.path)' is left over from an earlier run\n"
            }
        }
        guard !lines.isEmpty else { return nil }
        return lines.joined() + "note: run the command without '--check' to bring it up to date\n"
    }
}
