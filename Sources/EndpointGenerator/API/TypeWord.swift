/// The words that name types in the format, and those that a model may not take.
enum TypeWord {
    /// Words with another meaning at some place.
    static let reserved: Set<String> = ["any", "text", "data", "object", "array", "null"]

    static func isReserved(_ name: String) -> Bool {
        reserved.contains(name) || scalars[name] != nil
    }

    /// The words of one value; asked for with every type of a document, where a `switch` over texts
    /// would compare with one after the other.
    static let scalars: [String: ScalarType] = Dictionary(
        uniqueKeysWithValues: ScalarType.allCases.map { ($0.rawValue, $0) }
    )

    /// What may stand where a type is expected.
    static let types = ScalarType.allCases.map(\.rawValue) + ["any"]

    /// The format's words for a word of Swift, of another language or of another format: `Int` is
    /// `integer`, `Data` is `byte` or `binary`.
    static func meant(by name: String) -> [String] {
        let name = name.lowercased()
        let words: [String: [String]] = [
            "int": ["integer"], "bool": ["boolean"], "str": ["string"], "char": ["string"],
            "character": ["string"], "email": ["string"], "hostname": ["string"],
            "text": ["string"], "password": ["string"],
            "long": ["int64"], "bigint": ["int64"], "short": ["int32"], "int16": ["int32"],
            "int8": ["int32"], "uint": ["uint64"], "uint16": ["uint32"], "uint8": ["uint32"],
            "ulong": ["uint64"], "float32": ["float"], "float64": ["double"], "real": ["number"],
            "numeric": ["number"], "bigdecimal": ["decimal"], "money": ["decimal"],
            "date": ["date", "date-time"], "datetime": ["date-time"], "instant": ["date-time"],
            "timestamp": ["date-time", "unixtime"], "localdate": ["date"],
            "localtime": ["time"], "localdatetime": ["date-time-local"],
            "calendardate": ["date"], "calendartime": ["time"],
            "calendardatetime": ["date-time-local"], "calendarduration": ["duration"],
            "timeinterval": ["number", "duration"], "period": ["duration"],
            "url": ["uri"], "guid": ["uuid"], "base64": ["byte"], "bytes": ["byte"],
            "blob": ["byte", "binary"], "data": ["byte", "binary"], "file": ["binary"],
            "json": ["any"], "jsonvalue": ["any"], "anyobject": ["any"], "unknown": ["any"],
            "mixed": ["any"], "list": ["[any]"], "set": ["[any]"], "array": ["[any]"],
            "map": ["[string: any]"], "hash": ["[string: any]"], "dict": ["[string: any]"],
            "dictionary": ["[string: any]"],
        ]
        if let meant = words[name] { return meant }
        return types.contains(name) ? [name] : []
    }
}
