import EndpointsJSON

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension ScalarType {
    /// Whether a string's text is one of this type.
    func admits(text: String) -> Bool {
        switch self {
        case .uuid: UUID(uuidString: text) != nil
        case .uri: !text.isEmpty && URL(string: text) != nil
        case .byte, .binary: Data(base64Encoded: text) != nil
        default: true
        }
    }
}
