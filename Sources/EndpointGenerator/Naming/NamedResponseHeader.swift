/// A header of an answer that has a type.
struct NamedResponseHeader {
    var field: NamedField
    var form: Form
    /// Whether text that can be JSON is read as JSON: the type is of text and of other values.
    var isJSONFirst = false

    enum Form {
        case text
        /// The one value that it has, as a Swift expression.
        case constant(String)
        case list
        /// The style `simple`.
        case object(isExploded: Bool)
        case json
    }
}
