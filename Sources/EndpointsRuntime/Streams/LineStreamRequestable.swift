/// A request whose answer is a JSON value on each line.
///
///     struct ExportUsers: LineStreamRequestable {
///         typealias API = GitHub
///         typealias Element = User
///         static var endpoint: Endpoint { .init(.get, "/users/export") }
///     }
///
/// `decode(_:)` has a default for elements that are `JSONReadable`.
public protocol LineStreamRequestable<API>: StreamingRequestable {
    /// Turns a line into an element.
    ///
    /// - Throws: `JSONError` where it is not as expected.
    static func decode(_ line: JSONLine) throws(JSONError) -> Element
}

extension LineStreamRequestable where Element: JSONReadable {
    /// Reads the line as JSON.
    public static func decode(_ line: JSONLine) throws(JSONError) -> Element {
        try line.json()
    }
}
