import EndpointsJSON

extension ScalarType {
    /// A JSON value as a Swift expression of this type that cannot fail; nil where it is none.
    func expression(_ node: JSONNode) -> Expression? {
        switch node.value {
        case .bool(let flag): self == .boolean ? (flag ? "true" : "false") : nil
        case .number(let text): number(text)
        case .string(let text): self.text(text)
        case .null, .array, .object: nil
        }
    }

    /// The same of a date in the form of a pattern, if there is one.
    func expression(_ node: JSONNode, pattern: String?) -> Expression? {
        guard let pattern, let text = node.string else { return expression(node) }
        guard let date = DatePattern.date(text, pattern: pattern),
            let json = try? JSONWriter.write({ $0.date(date) })
        else { return nil }
        return Self.known(String(decoding: json.dropFirst().dropLast(), as: UTF8.self))
    }

    private func number(_ text: String) -> Expression? {
        switch self {
        case .unixtime: seconds(text, per: 1)
        case .unixtimeMilliseconds: seconds(text, per: 1000)
        default: isNumber ? .text(literal(text)) : nil
        }
    }

    private func seconds(_ text: String, per second: Double) -> Expression? {
        guard let value = Double(text) else { return nil }
        let seconds = ScalarType.double.literal(ScalarText.number(value / second) ?? "0")
        return .call(".init", [.text("timeIntervalSince1970: \(seconds)")])
    }

    private func text(_ text: String) -> Expression? {
        switch self {
        case .string: .text(SwiftText.literal(text))
        case .dateTime, .uuid, .uri: Self.known(text)
        case .httpDate: httpDate(text)
        case .date: CalendarDate(text).map(Self.expression)
        case .time: CalendarTime(text).map(Self.expression)
        case .dateTimeLocal:
            CalendarDateTime(text).map { value in
                .call(
                    ".init",
                    [
                        .joined(["date: ", Self.expression(value.date)]),
                        .joined(["time: ", Self.expression(value.time)]),
                    ]
                )
            }
        case .duration: CalendarDuration(text).map(Self.expression)
        case .byte, .binary: .call(".init", [.text("knownBase64: \(SwiftText.literal(text))")])
        case .integer, .number, .boolean, .unixtime, .unixtimeMilliseconds, .int32, .int64,
            .uint32, .uint64, .float, .double, .decimal:
            nil
        }
    }

    /// By an initializer of the runtime's that reads what was read here before.
    private static func known(_ text: String) -> Expression {
        .call(".init", [.text("known: \(SwiftText.literal(text))")])
    }

    /// The same moment in RFC 3339, which the runtime reads.
    private func httpDate(_ text: String) -> Expression? {
        do throws(JSONError) {
            let json = try JSONWriter.write { $0.string(text) }
            let date = try JSONReader.read(json) { json throws(JSONError) in try json.httpDate() }
            let written = try JSONWriter.write { $0.date(date) }
            return Self.known(String(decoding: written.dropFirst().dropLast(), as: UTF8.self))
        } catch {
            return nil
        }
    }

    private static func expression(_ date: CalendarDate) -> Expression {
        .call(
            ".init",
            ["year: \(date.year)", "month: \(date.month)", "day: \(date.day)"].map(Expression.text)
        )
    }

    private static func expression(_ time: CalendarTime) -> Expression {
        var arguments = ["hour: \(time.hour)", "minute: \(time.minute)"]
        if time.second != 0 { arguments.append("second: \(time.second)") }
        if time.nanosecond != 0 { arguments.append(nanoseconds("nanosecond", time.nanosecond)) }
        if let offset = time.offset { arguments.append("offset: \(offset)") }
        return .call(".init", arguments.map(Expression.text))
    }

    private static func expression(_ duration: CalendarDuration) -> Expression {
        let parts = [
            ("years", duration.years), ("months", duration.months), ("weeks", duration.weeks),
            ("days", duration.days), ("hours", duration.hours), ("minutes", duration.minutes),
            ("seconds", duration.seconds),
        ]
        var arguments = parts.filter { $0.1 != 0 }.map { "\($0.0): \($0.1)" }
        if duration.nanoseconds != 0 {
            arguments.append(nanoseconds("nanoseconds", duration.nanoseconds))
        }
        return .call(".init", arguments.map(Expression.text))
    }

    private static func nanoseconds(_ label: String, _ value: Int) -> String {
        "\(label): \(SwiftText.integerLiteral(String(value)) ?? "\(value)")"
    }
}
