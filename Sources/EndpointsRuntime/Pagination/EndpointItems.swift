/// The items of a list, page by page, each page asked for when its first item is needed.
///
///     for try await repository in github.items(of: .listRepositories(username: "apple")) { … }
///
/// Its errors are those of ``EndpointPages``.
public struct EndpointItems<Request: PaginatedRequestable>: AsyncSequence, Sendable {
    /// What a page holds.
    public typealias Element = Request.Item
    /// Why a page could not be had.
    public typealias Failure = EndpointError<Request.Failure>

    let reader: PageReader<Request>

    /// Begins with the first page's first item.
    public func makeAsyncIterator() -> Iterator { Iterator(reader: reader) }

    /// A way through the items.
    public struct Iterator: AsyncIteratorProtocol {
        /// Why a page could not be had.
        public typealias Failure = EndpointError<Request.Failure>

        var reader: PageReader<Request>
        private var items: ArraySlice<Request.Item> = []

        init(reader: PageReader<Request>) {
            self.reader = reader
        }

        /// Gives the next item; nil after the last one.
        public mutating func next() async throws -> Request.Item? {
            try await nextItem(isolation: nil)
        }

        /// Gives the next item; nil after the last one.
        @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
        public mutating func next(
            isolation actor: isolated (any Actor)?
        ) async throws(EndpointError<Request.Failure>) -> Request.Item? {
            try await nextItem(isolation: actor)
        }

        mutating func nextItem(
            isolation actor: isolated (any Actor)?
        ) async throws(EndpointError<Request.Failure>) -> Request.Item? {
            while items.isEmpty {
                guard let page = try await reader.next() else { return nil }
                items = page.items[...]
            }
            return items.popFirst()
        }
    }
}
