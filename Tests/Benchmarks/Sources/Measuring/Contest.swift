/// Two ways to do the same work, measured in turn.
package struct Contest {
    /// What both take and give: the size of the JSON text.
    package let bytes: Int
    /// One run, in seconds.
    package let ours: () throws -> Double
    package let theirs: () throws -> Double

    package init(
        bytes: Int,
        ours: @escaping () throws -> Double,
        theirs: @escaping () throws -> Double
    ) {
        self.bytes = bytes
        self.ours = ours
        self.theirs = theirs
    }

    /// Measures both, `rounds` times each and in turn, the first one to go changing with the round.
    ///
    /// Short work is repeated within a round until it fills `sample` seconds.
    package func run(rounds: Int, sample: Double = 0.02) throws -> Outcome {
        let ourRepetitions = try Self.repetitions(ours, filling: sample)
        let theirRepetitions = try Self.repetitions(theirs, filling: sample)
        var outcome = Outcome(bytes: bytes)
        for round in 0..<rounds {
            let oursFirst = round.isMultiple(of: 2)
            if oursFirst { outcome.ours.append(try Self.mean(ours, over: ourRepetitions)) }
            outcome.theirs.append(try Self.mean(theirs, over: theirRepetitions))
            if !oursFirst { outcome.ours.append(try Self.mean(ours, over: ourRepetitions)) }
        }
        return outcome
    }

    private static func repetitions(
        _ work: () throws -> Double,
        filling sample: Double
    ) throws -> Int {
        _ = try work()
        let seconds = try work()
        return max(1, Int(sample / max(seconds, 1e-7)))
    }

    private static func mean(_ work: () throws -> Double, over repetitions: Int) throws -> Double {
        var sum = 0.0
        for _ in 0..<repetitions {
            sum += try work()
        }
        return sum / Double(repetitions)
    }
}
