extension JSONReader {
    /// Passes over one value of any kind, checking it like one that is taken.
    ///
    /// It takes no stack for nested values, and keeps none of what it passes.
    public mutating func skip() throws(JSONError) {
        if let coder {
            _ = try coder.any(AnyMember.self)
            return
        }
        let outer = depth
        var kinds = JSONNesting()
        repeat {
            skipSpace()
            switch bytes[position] {
            case .openBrace:
                try open(.openBrace, expected: "an object")
                kinds.push(isObject: true)
            case .openBracket:
                try open(.openBracket, expected: "an array")
                kinds.push(isObject: false)
            default:
                try skipScalar()
            }
            try skipEnds(to: outer, &kinds)
        } while depth > outer
    }

    /// Passes what may stand between two values: ends, and then a comma and a key.
    private mutating func skipEnds(to outer: Int, _ kinds: inout JSONNesting) throws(JSONError) {
        while depth > outer {
            if kinds.isObject {
                if try nextName() {
                    return
                }
            } else if try nextElement() {
                return
            }
            kinds.pop()
        }
    }

    private mutating func skipScalar() throws(JSONError) {
        let byte = bytes[position]
        switch byte {
        case .quote: _ = try stringToken(expected: "a value")
        case _ where byte.isDigit || byte == .minus: _ = try numberToken(expected: "a value")
        case .letterT: try literal("true", expected: "a value")
        case .letterF: try literal("false", expected: "a value")
        case .letterN: try literal("null", expected: "a value")
        default: throw error(expected: "a value")
        }
    }
}
