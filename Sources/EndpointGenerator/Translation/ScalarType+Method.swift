extension ScalarType {
    /// The reader's and the writer's method for it.
    var methodName: String {
        switch self {
        case .string: "string"
        case .integer: "int"
        case .number, .double: "double"
        case .boolean: "bool"
        case .dateTime: "date"
        case .date: "calendarDate"
        case .time: "calendarTime"
        case .dateTimeLocal: "calendarDateTime"
        case .duration: "calendarDuration"
        case .unixtime: "unixTime"
        case .unixtimeMilliseconds: "unixTimeMilliseconds"
        case .httpDate: "httpDate"
        case .uuid: "uuid"
        case .uri: "url"
        case .byte, .binary: "data"
        case .int32: "int32"
        case .int64: "int64"
        case .uint32: "uint32"
        case .uint64: "uint64"
        case .float: "float"
        case .decimal: "decimal"
        }
    }

    var optionalMethodName: String {
        switch self {
        case .uuid: "optionalUUID"
        case .uri: "optionalURL"
        case .httpDate: "optionalHTTPDate"
        case .uint32: "optionalUInt32"
        case .uint64: "optionalUInt64"
        default: "optional" + methodName.capital
        }
    }
}
