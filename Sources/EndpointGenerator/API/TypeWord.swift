/// The words that name types in the format, and those that a model may not take.
enum TypeWord {
    /// Words with another meaning at some place.
    static let reserved: Set<String> = ["any", "text", "data", "object", "array", "null"]

    static func isReserved(_ name: String) -> Bool {
        reserved.contains(name) || ScalarType(rawValue: name) != nil
    }

    /// What may stand where a type is expected.
    static let types = ScalarType.allCases.map(\.rawValue) + ["any"]

    /// The format's word for another language's: `int` is `integer`.
    static func meant(by name: String) -> String? {
        switch name.lowercased() {
        case "int": "integer"
        case "bool": "boolean"
        case "str": "string"
        case "long": "int64"
        case "short", "int16", "int8": "int32"
        case "uint", "uint16", "uint8": "uint32"
        case "datetime", "timestamp": "date-time"
        case "url": "uri"
        case "base64", "bytes": "byte"
        case "guid": "uuid"
        default: nil
        }
    }
}
