/// The keys that a model knows, in the order in which they are expected.
///
/// `["login", "id"]` → `login` is key 0 and `id` is key 1. Any order is read; the expected one is
/// read fastest.
public struct JSONKeys: Sendable, ExpressibleByArrayLiteral {
    @usableFromInline let names: [StaticString]

    /// The keys as a literal.
    @inlinable
    public init(arrayLiteral names: StaticString...) {
        self.names = names
    }
}
