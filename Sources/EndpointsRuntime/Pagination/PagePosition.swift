/// A place between two pages of a list, from which it can be read on, also by another process.
///
///     for try await page in github.pages(of: .listUsers(), from: saved).positioned {
///         saved = page.next
///     }
///
/// It is the value or the URL that the next page is asked for by, without credentials. It holds for
/// the request that it comes from, and for as long as the server keeps it; a URL of another origin
/// than the client's server is not followed.
public struct PagePosition: RawRepresentable, Sendable, Hashable, Codable {
    /// The place as text, as it is stored.
    public let rawValue: String

    /// Creates a position from what was stored.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
