/// How an array or an object is written in a query or a form (OpenAPI 3.1 §4.8.12).
public enum QueryStyle: Sendable, Hashable {
    /// `id=1&id=2`, or `id=1,2` where it is not exploded (RFC 6570 §3.2.8).
    case form
    /// `id=1%202`
    case spaceDelimited
    /// `id=1%7C2`
    case pipeDelimited
    /// `item[price]=1&item[tags][0]=a`, to any depth.
    case deepObject

    /// Whether elements and members are parameters of their own where nothing is said.
    var explodes: Bool {
        switch self {
        case .form, .deepObject: true
        case .spaceDelimited, .pipeDelimited: false
        }
    }

    /// What stands between the values of a parameter that is not exploded, as text.
    var delimiter: String {
        switch self {
        case .form, .deepObject: ","
        case .spaceDelimited: " "
        case .pipeDelimited: "|"
        }
    }

    /// The same in a URL, where neither a space nor a `|` may stand as it is.
    var encodedDelimiter: String {
        switch self {
        case .form, .deepObject: ","
        case .spaceDelimited: "%20"
        case .pipeDelimited: "%7C"
        }
    }
}
