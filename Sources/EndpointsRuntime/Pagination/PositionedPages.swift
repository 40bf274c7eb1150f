/// The pages of a list, each with the place behind it: what ``EndpointPages`` gives, to be gone on with
/// later.
///
///     for try await page in github.pages(of: .listUsers(), from: saved).positioned {
///         show(page.items)
///         saved = page.next
///     }
public struct PositionedPages<Request: PaginatedRequestable>: AsyncSequence, Sendable {
    /// A page and the place behind it.
    public typealias Element = EndpointPage<Request>
    /// Why a page could not be had.
    public typealias Failure = EndpointError<Request.Failure>

    let reader: PageReader<Request>

    /// Begins with the first page.
    public func makeAsyncIterator() -> Iterator { Iterator(reader: reader) }

    /// A way through the pages.
    public struct Iterator: AsyncIteratorProtocol {
        /// Why a page could not be had.
        public typealias Failure = EndpointError<Request.Failure>

        var reader: PageReader<Request>

        /// Asks for the next page; nil after the last one.
        public mutating func next() async throws -> EndpointPage<Request>? {
            try await reader.next()
        }

        /// Asks for the next page; nil after the last one.
        @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
        public mutating func next(
            isolation actor: isolated (any Actor)?
        ) async throws(EndpointError<Request.Failure>) -> EndpointPage<Request>? {
            try await reader.next()
        }
    }
}
