/// A key of an object, or a step of a path, as a coder's key.
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
