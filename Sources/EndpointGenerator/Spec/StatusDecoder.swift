/// Reads a status code or range, as `responses` and `errors` have them for keys.
enum StatusDecoder {
    /// A success: `200`, `2XX`.
    static func success(
        _ key: Located<String>,
        _ context: inout SpecContext
    ) -> Located<StatusPattern>? {
        if key.value == "2XX" { return Located(.range(2), key.range) }
        if let status = exact(key.value), (200...299).contains(status) {
            return Located(.exact(status), key.range)
        }
        let isError = exact(key.value) != nil || ["4XX", "5XX", "default"].contains(key.value)
        context.report(
            .endpoint(.badStatus(key.value, rule: "'200' to '299' or '2XX'")),
            at: key.range,
            isError
                ? Diagnostic.Note("other statuses stand under 'errors'")
                : .didYouMean(key.value, among: ["2XX"])
        )
        return nil
    }

    /// Anything else: `404`, `4XX`, `5XX`, `default`.
    static func failure(
        _ key: Located<String>,
        _ context: inout SpecContext
    ) -> Located<StatusPattern>? {
        switch key.value {
        case "4XX": return Located(.range(4), key.range)
        case "5XX": return Located(.range(5), key.range)
        case "default": return Located(.any, key.range)
        default: break
        }
        let status = exact(key.value)
        if let status, (300...599).contains(status) {
            return Located(.exact(status), key.range)
        }
        let isSuccess = status.map { (200...299).contains($0) } ?? (key.value == "2XX")
        let words = ["4XX", "5XX", "default"]
        context.report(
            .endpoint(.badStatus(key.value, rule: "'300' to '599', '4XX', '5XX' or 'default'")),
            at: key.range,
            isSuccess
                ? Diagnostic.Note("a success stands under 'response' or 'responses'")
                : .didYouMean(key.value, among: words)
        )
        return nil
    }

    private static func exact(_ text: String) -> Int? {
        let isNumber = text.utf8.count == 3 && text.utf8.allSatisfy { (48...57).contains($0) }
        return isNumber ? Int(text) : nil
    }
}

extension JSONNode {
    /// The members of an object whose keys are statuses; `x-` and `$comment` keys are passed over.
    func statuses(_ what: String, _ context: inout SpecContext) -> [JSONMember] {
        names(of: what, each: "a status", &context).filter { member in
            !member.key.value.hasPrefix("x-") && !member.key.value.hasPrefix("$comment")
        }
    }
}
