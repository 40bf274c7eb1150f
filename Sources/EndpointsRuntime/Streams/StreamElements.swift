/// What turns the bytes of an answer into elements, however they are split.
protocol StreamElements<Element>: Sendable {
    /// What comes, one after the other.
    associatedtype Element: Sendable

    /// Whether the element came that ends the stream.
    var hasEnded: Bool { get }
    /// Where another connection would go on; nil for what is never resumed.
    var place: StreamPlace? { get }

    /// Takes more bytes and adds the elements that they complete; none after the end.
    ///
    /// - Throws: ``UnreadableElement``; the elements before it were added.
    mutating func take(
        _ bytes: [UInt8],
        into elements: inout [Element]
    ) throws(UnreadableElement)

    /// Adds the last element, where the end of the answer completes it.
    mutating func finish(into elements: inout [Element]) throws(UnreadableElement)

    /// Forgets what another connection does not go on with.
    mutating func restart()
}
