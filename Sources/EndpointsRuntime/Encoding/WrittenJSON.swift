/// A value that a closure writes as JSON.
///
/// It stands where a type alone does not say how its value is written, as a `Date` that is carried
/// as a number:
///
///     request.query("days", WrittenJSON { $0.array(days) { $0.unixTime($1) } }, style: .form)
public struct WrittenJSON: JSONWritable {
    private let write: (inout JSONWriter) -> Void

    /// Creates a value from the closure that writes it.
    public init(_ write: @escaping (inout JSONWriter) -> Void) {
        self.write = write
    }

    /// Writes the value.
    public func write(to json: inout JSONWriter) { write(&json) }
}
