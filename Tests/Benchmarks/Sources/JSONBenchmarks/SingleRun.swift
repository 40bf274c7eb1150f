import Foundation
import Measuring

/// One kind of work with one document by one side, for other programs that measure.
struct SingleRun {
    private let kind: Kind
    private let document: Document
    private let side: Side
    private let rounds: Int

    init(_ arguments: ArraySlice<String>) throws(UsageError) {
        let arguments = Array(arguments)
        guard arguments.count >= 2, let kind = Kind(rawValue: arguments[0]) else {
            throw UsageError("a kind of work and a document must follow")
        }
        self.kind = kind
        document = try Documents().named(arguments[1])
        side = arguments.dropFirst(2).compactMap { Side(rawValue: $0) }.first ?? .ours
        rounds = arguments.dropFirst(2).compactMap { Int($0) }.first ?? 15
    }

    /// Prints the median of the seconds that a run takes.
    func time() throws {
        let run = try document.run(kind, side, text())
        _ = try run()
        print(try (0..<max(1, rounds)).map { _ in try run() }.median)
    }

    /// Runs once to warm up, and once in a function that an instruction counter knows by its name.
    func once() throws {
        let text = try text()
        let run = try document.run(kind, side, text)
        _ = try run()
        try counted(run)
        print(text.count)
    }

    /// Prints the bytes that decoding needs beyond the text and the result.
    func memory() throws {
        guard let bytes = try document.memory(side, text()) else { return }
        print(bytes)
    }

    @inline(never)
    private func counted(_ run: () throws -> Double) throws {
        _ = try run()
    }

    private func text() throws -> Data {
        guard let text = try document.text() else {
            throw UsageError("'\(document.name)' is not in '\(Documents().corpus.path)'")
        }
        return text
    }
}
