import Foundation
import Measuring

/// A JSON text with the models of both sides.
struct Document {
    let name: String
    /// What it holds, for the table.
    let summary: String
    /// What is asked of each kind of work: how many times as fast as theirs ours must be, or, of
    /// memory, which part of theirs it may need.
    let targets: [Kind: Double]
    /// Nil where the text is not at hand.
    let text: () throws -> Data?
    let contest: (Kind, Data) throws -> Contest
    let run: (Kind, Side, Data) throws -> () throws -> Double
    let memory: (Side, Data) throws -> Int?

    init<Ours: Codable, Theirs: Codable>(
        _ name: String,
        _ summary: String,
        targets: [Kind: Double],
        coders: Coders,
        ours: Coding<Ours>,
        theirs _: Theirs.Type,
        text: @escaping () throws -> Data?
    ) {
        let pairing = Pairing(
            ours: ours,
            oursByCoders: .coders(Ours.self, coders),
            theirs: .coders(Theirs.self, coders)
        )
        self.name = name
        self.summary = summary
        self.targets = targets
        self.text = text
        contest = pairing.contest
        run = pairing.run
        memory = pairing.memory
    }
}
