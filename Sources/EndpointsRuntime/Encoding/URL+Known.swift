public import Foundation

extension URL {
    /// A URL that is known to be one, as a default of a generated request, which was checked when it
    /// was generated.
    public init(known text: StaticString) {
        let text = "\(text)"
        self = URL(string: text) ?? URL(fileURLWithPath: text)
    }
}
