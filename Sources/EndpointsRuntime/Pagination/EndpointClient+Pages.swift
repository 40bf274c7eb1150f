extension EndpointClient {
    /// The pages of a list, beginning with the request's own. Nothing is sent before the first one is
    /// asked for.
    public func pages<R: PaginatedRequestable>(
        of request: R
    ) -> EndpointPages<R> where R.API == API {
        EndpointPages(client: self, request: request)
    }

    /// The items of a list, beginning with those of the request's own page. Nothing is sent before
    /// the first one is asked for.
    public func items<R: PaginatedRequestable>(
        of request: R
    ) -> EndpointItems<R> where R.API == API {
        EndpointItems(client: self, request: request)
    }
}
