extension EndpointClient {
    /// The pages of a list, beginning with the request's own. Nothing is sent before the first one is
    /// asked for.
    ///
    /// - Parameter position: Where to go on, as `positioned` pages have told; nil for the beginning.
    public func pages<R: PaginatedRequestable>(
        of request: R,
        from position: PagePosition? = nil
    ) -> EndpointPages<R> where R.API == API {
        EndpointPages(reader: PageReader(self, request, from: position))
    }

    /// The items of a list, beginning with those of the request's own page. Nothing is sent before
    /// the first one is asked for.
    ///
    /// - Parameter position: The page to go on with, as `positioned` pages have told; nil for the first.
    public func items<R: PaginatedRequestable>(
        of request: R,
        from position: PagePosition? = nil
    ) -> EndpointItems<R> where R.API == API {
        EndpointItems(reader: PageReader(self, request, from: position))
    }
}
