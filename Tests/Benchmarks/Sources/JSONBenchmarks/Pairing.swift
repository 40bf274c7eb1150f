import Foundation
import Measuring

/// The ways of both sides with one document.
struct Pairing<Ours, Theirs> {
    let ours: Coding<Ours>
    let oursByCoders: Coding<Ours>
    let theirs: Coding<Theirs>

    /// Checks that both sides get equal values, and gives the contest.
    ///
    /// For encoding each side's text is read by the other one, and must give the same again.
    func contest(_ kind: Kind, _ text: Data) throws -> Contest {
        let our = try coding(for: kind).decode(text)
        let their = try theirs.decode(text)
        try check(our, their)
        var bytes = text.count
        switch kind {
        case .decode, .coderDecode, .memory:
            break
        case .encode, .coderEncode:
            let ourText = try coding(for: kind).encode(our)
            try check(our, try theirs.decode(ourText))
            try check(try ours.decode(try theirs.encode(their)), their)
            bytes = ourText.count
        }
        return Contest(
            bytes: bytes,
            ours: try run(kind, .ours, text),
            theirs: try run(kind, .theirs, text)
        )
    }

    /// One side's work, which answers with its seconds.
    func run(_ kind: Kind, _ side: Side, _ text: Data) throws -> () throws -> Double {
        switch side {
        case .ours: try run(kind, coding(for: kind), text)
        case .theirs: try run(kind, theirs, text)
        }
    }

    /// The bytes that one side needs to decode, beyond the text and the result.
    func memory(_ side: Side, _ text: Data) throws -> Int? {
        switch side {
        case .ours: try ResidentMemory.beyondResult { try ours.decode(text) }
        case .theirs: try ResidentMemory.beyondResult { try theirs.decode(text) }
        }
    }

    private func coding(for kind: Kind) -> Coding<Ours> {
        switch kind {
        case .decode, .encode, .memory: ours
        case .coderDecode, .coderEncode: oursByCoders
        }
    }

    private func run<Value>(
        _ kind: Kind,
        _ coding: Coding<Value>,
        _ text: Data
    ) throws -> () throws -> Double {
        switch kind {
        case .decode, .coderDecode, .memory:
            return { try Stopwatch.seconds { try coding.decode(text) } }
        case .encode, .coderEncode:
            let value = try coding.decode(text)
            return { try Stopwatch.seconds { try coding.encode(value) } }
        }
    }

    private func check(_ our: Ours, _ their: Theirs) throws {
        if let difference = Difference.between(our, their) {
            throw difference
        }
    }
}
