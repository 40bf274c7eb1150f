/// The pages of a list, each asked for when it is needed.
///
///     for try await page in github.pages(of: .listRepositories(username: "apple")) { … }
///
/// Its errors are `EndpointError`, as those of `EndpointClient.send(_:)`; after one it has ended.
/// What asks for pages of another origin than the client's server is `.invalidRequest`.
public struct EndpointPages<Request: PaginatedRequestable>: AsyncSequence, Sendable {
    /// What a page brings.
    public typealias Element = Request.Response
    /// Why a page could not be had.
    public typealias Failure = EndpointError<Request.Failure>

    let reader: PageReader<Request>

    /// The pages with the places behind them, from which the list can be read on later.
    public var positioned: PositionedPages<Request> { PositionedPages(reader: reader) }

    /// Begins with the first page.
    public func makeAsyncIterator() -> Iterator { Iterator(reader: reader) }

    /// A way through the pages.
    public struct Iterator: AsyncIteratorProtocol {
        /// Why a page could not be had.
        public typealias Failure = EndpointError<Request.Failure>

        var reader: PageReader<Request>

        /// Asks for the next page; nil after the last one.
        public mutating func next() async throws -> Request.Response? {
            try await reader.next()?.response
        }

        /// Asks for the next page; nil after the last one.
        @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
        public mutating func next(
            isolation actor: isolated (any Actor)?
        ) async throws(EndpointError<Request.Failure>) -> Request.Response? {
            try await reader.next()?.response
        }
    }
}
