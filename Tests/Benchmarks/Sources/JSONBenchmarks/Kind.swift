/// What is done with a document.
enum Kind: String, CaseIterable {
    case decode, encode
    /// Through the `Codable` bridge: our models by `JSONDecoder` and `JSONEncoder`.
    case coderDecode = "coder-decode"
    case coderEncode = "coder-encode"
    /// Memory while decoding, beyond the text and the result.
    case memory

    /// How a table names it.
    var title: String {
        switch self {
        case .decode: "decode"
        case .encode: "encode"
        case .coderDecode: "by JSONDecoder"
        case .coderEncode: "by JSONEncoder"
        case .memory: "memory of decoding"
        }
    }
}
