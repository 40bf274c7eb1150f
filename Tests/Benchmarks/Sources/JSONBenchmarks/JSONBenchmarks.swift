import Foundation
import Measuring

/// The command `json`; its help says what it does.
@main
enum JSONBenchmarks {
    static func main() {
        do {
            try run(Array(CommandLine.arguments.dropFirst()))
        } catch let error as UsageError {
            complain("\(error)\n\n\(Options.help)")
            exit(2)
        } catch {
            complain("\(error)")
            exit(1)
        }
    }

    private static func run(_ arguments: [String]) throws {
        switch arguments.first {
        case "help", "--help", "-h": print(Options.help)
        case "time": try SingleRun(arguments.dropFirst()).time()
        case "once": try SingleRun(arguments.dropFirst()).once()
        case "memory-of": try SingleRun(arguments.dropFirst()).memory()
        case "write": try write(to: arguments.dropFirst().first)
        default: try Report(Options(arguments)).run()
        }
    }

    private static func write(to path: String?) throws {
        guard let path else { throw UsageError("'write' must be followed by a folder") }
        let folder = URL(filePath: path)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for document in Documents().all {
            if let text = try document.text() {
                try text.write(to: folder.appending(path: "\(document.name).json"))
            }
        }
    }

    private static func complain(_ message: String) {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
    }
}
