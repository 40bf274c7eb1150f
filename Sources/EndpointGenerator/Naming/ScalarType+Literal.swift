extension ScalarType {
    /// A JSON number as a Swift expression of this type.
    func literal(_ number: String) -> String {
        switch self {
        case .decimal: SwiftText.decimalExpression(number)
        case .number, .float, .double:
            number.contains { !$0.isASCII || ".eE".contains($0) }
                ? number : SwiftText.integerLiteral(number) ?? number
        default: SwiftText.integerLiteral(number) ?? number
        }
    }

    var isNumber: Bool {
        switch self {
        case .integer, .number, .int32, .int64, .uint32, .uint64, .float, .double, .decimal: true
        case .string, .boolean, .dateTime, .date, .time, .dateTimeLocal, .duration, .unixtime,
            .unixtimeMilliseconds, .httpDate, .uuid, .uri, .byte, .binary:
            false
        }
    }
}
