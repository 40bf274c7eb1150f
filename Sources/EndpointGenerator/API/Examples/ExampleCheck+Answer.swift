extension ExampleCheck {
    func checkAnswer() {
        if example.response == nil, example.status == nil { return }
        let owner = endpoint.name.value
        guard let status = example.status?.value ?? endpoint.onlyStatus else {
            return report(.statusNeeded(example: name, endpoint: owner), at: example.name.range)
        }
        guard let answer = endpoint.answer(to: status) else {
            return report(
                .undeclaredStatus(status, example: name, endpoint: owner),
                at: example.status?.range ?? example.name.range
            )
        }
        if let value = example.response {
            check(value, as: answer, status)
        } else if answer.schema != nil {
            report(.missing("'response'", example: name), at: example.name.range)
        }
    }

    private func check(_ value: JSONNode, as answer: Endpoint.Answer, _ status: Int) {
        let place = place("the response")
        if answer.mayBeRejected, let rejection = endpoint.rejection, rejection.rejects(value) {
            return match(value, rejection.schema, .response, in: place)
        }
        if let schema = answer.schema {
            match(value, at: answer.pointer, schema, .response, in: place)
            if answer.holdsNamedEvents { checkNames(of: value, in: place) }
        } else if !value.isNull {
            let reason = "as nothing comes with status \(status)"
            report(.surplus("response", example: name, reason: reason), at: value.range)
        }
    }
}

extension ExampleCheck {
    /// Unknown names are told before: what is left is an event without a name, or with several.
    private func checkNames(of events: JSONNode, in place: String) {
        for (index, event) in (events.array ?? []).enumerated() {
            guard let count = event.object?.members.count, count != 1 else { continue }
            let value = count == 0 ? "an empty one" : "one with \(count) names"
            let mismatch = Problem.Example.mismatch(
                value,
                place: "'/\(index)' in \(place)",
                expected: "an object with the event's name"
            )
            report(mismatch, at: event.range.prefix(1))
        }
    }
}

extension Endpoint.Rejection {
    /// Whether a body says that the request failed: all that is asked for stands there.
    func rejects(_ value: JSONNode) -> Bool {
        conditions.allSatisfy { condition in
            value.descendant(condition.pointer.value)?.equals(condition.value) ?? false
        }
    }
}
