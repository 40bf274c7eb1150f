/// A step of a JSON path as a coding key.
struct JSONCodingKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(_ component: JSONPath.Component) {
        switch component {
        case .key(let key):
            stringValue = key
            intValue = nil
        case .index(let index):
            stringValue = "Index \(index)"
            intValue = index
        }
    }

    init(stringValue: String) {
        self.stringValue = stringValue
        intValue = nil
    }

    init(intValue: Int) {
        self.init(.index(intValue))
    }
}

extension DecodingError {
    /// The error of a reader as a decoder's.
    init(_ error: JSONError, at codingPath: [any CodingKey]) {
        let path = codingPath + error.path.components.map { JSONCodingKey($0) }
        self = .dataCorrupted(Context(codingPath: path, debugDescription: error.phrase))
    }
}

extension EncodingError {
    /// The error of a writer as an encoder's.
    init(_ error: JSONError, of value: Any, at codingPath: [any CodingKey]) {
        let path = codingPath + error.path.components.map { JSONCodingKey($0) }
        self = .invalidValue(value, Context(codingPath: path, debugDescription: error.phrase))
    }
}
