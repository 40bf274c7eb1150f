import Foundation

/// An entry of a form: a name and what stands behind it, not encoded.
struct FormField: Sendable, Hashable {
    enum Value: Sendable, Hashable {
        case text(String)
        case file(FilePart)
    }

    let name: String
    let value: Value
    /// Of its part in a multipart body; nil for none with a text.
    let contentType: String?
}
