extension LoopbackServer.Answer {
    /// Exactly these bytes, then the end of the connection.
    package static func raw(_ bytes: [UInt8], then ending: Step = .close) -> Self {
        Self(steps: [.write(bytes), ending])
    }

    /// Exactly this text, then the end of the connection.
    package static func raw(_ text: String, then ending: Step = .close) -> Self {
        .raw(Array(text.utf8), then: ending)
    }

    /// No answer: the connection ends.
    package static var close: Self { Self(steps: [.close]) }

    /// No answer: the connection breaks.
    package static var reset: Self { Self(steps: [.reset]) }

    /// No answer, and no end, until the client leaves or the server is stopped.
    package static var hang: Self { Self(steps: [.hang]) }

    /// This answer, and then these steps: `.json(200, "{}").then(.reset)`.
    package func then(_ further: Step...) -> Self {
        Self(steps: steps + further)
    }

    /// This answer after a pause.
    package func delayed(by pause: Duration) -> Self {
        Self(steps: [.pause(pause)] + steps)
    }

    /// This answer in pieces of `length` bytes with a pause after each.
    package func trickled(by length: Int = 1, every pause: Duration) -> Self {
        Self(
            steps: steps.flatMap { step in
                guard case .write(let bytes) = step else { return [step] }
                return stride(from: 0, to: bytes.count, by: max(length, 1)).flatMap { start in
                    let piece = bytes[start..<min(start + max(length, 1), bytes.count)]
                    return [Step.write(Array(piece)), .pause(pause)]
                }
            }
        )
    }

    /// The first `count` bytes of what this answer sends, and then `ending` instead of the rest.
    package func cut(after count: Int, then ending: Step = .close) -> Self {
        var left = count
        var kept: [Step] = []
        for step in steps {
            guard case .write(let bytes) = step else {
                kept.append(step)
                continue
            }
            kept.append(.write(Array(bytes.prefix(left))))
            left -= bytes.count
            if left <= 0 { break }
        }
        return Self(steps: kept + [ending])
    }

    /// Status line and headers of this answer, and then `ending` instead of a body.
    package func headOnly(then ending: Step = .close) -> Self {
        guard case .write(let bytes) = steps.first(where: \.isWrite),
            let end = bytes.firstIndex(afterBlankLineFrom: 0)
        else { return then(ending) }
        return cut(after: end, then: ending)
    }
}

extension LoopbackServer.Answer.Step {
    fileprivate var isWrite: Bool {
        if case .write = self { true } else { false }
    }
}
