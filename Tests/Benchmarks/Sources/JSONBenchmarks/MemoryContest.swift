import Foundation
import Measuring

/// Both sides' memory, each round in processes of their own.
struct MemoryContest {
    let document: String
    let bytes: Int

    /// Without figures where the system tells none.
    func run(rounds: Int) throws -> Outcome {
        var outcome = Outcome(bytes: bytes)
        for _ in 0..<rounds {
            if let ours = try memory(.ours), let theirs = try memory(.theirs) {
                // A page of memory is the least that can be told.
                outcome.ours.append(max(ours, 4096))
                outcome.theirs.append(theirs)
            }
        }
        return outcome
    }

    private func memory(_ side: Side) throws -> Double? {
        let process = Process()
        let output = Pipe()
        process.executableURL = Bundle.main.executableURL
        process.arguments = ["memory-of", Kind.decode.rawValue, document, side.rawValue]
        process.standardOutput = output
        try process.run()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let line = String(decoding: text, as: UTF8.self).split(separator: "\n").first
        return line.flatMap { Double($0) }
    }
}
