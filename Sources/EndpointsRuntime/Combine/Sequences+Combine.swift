#if canImport(Combine)
    extension EndpointStream {
        /// A publisher of the elements; each subscription sends the request.
        ///
        ///     github.events(of: .watchDeployments()).publisher
        public var publisher: SequencePublisher<Request.Element, EndpointError<Request.Failure>> {
            SequencePublisher { [reader] in
                var reader = reader
                return { () async throws(EndpointError<Request.Failure>) in try await reader.next()
                }
            }
        }
    }

    extension EndpointPages {
        /// A publisher of the pages; each subscription begins with the first.
        ///
        ///     github.pages(of: .listRepositories(username: "apple")).publisher
        public var publisher: SequencePublisher<Request.Response, EndpointError<Request.Failure>> {
            SequencePublisher { [reader] in
                var reader = reader
                return { () async throws(EndpointError<Request.Failure>) in
                    try await reader.next()?.response
                }
            }
        }
    }

    extension PositionedPages {
        /// A publisher of the pages and the places behind them; each subscription begins with the
        /// first.
        public var publisher:
            SequencePublisher<EndpointPage<Request>, EndpointError<Request.Failure>>
        {
            SequencePublisher { [reader] in
                var reader = reader
                return { () async throws(EndpointError<Request.Failure>) in try await reader.next()
                }
            }
        }
    }

    extension EndpointItems {
        /// A publisher of the items; each subscription begins with the first page's. A page is asked
        /// for when its first item is.
        ///
        ///     github.items(of: .listRepositories(username: "apple")).publisher
        public var publisher: SequencePublisher<Request.Item, EndpointError<Request.Failure>> {
            SequencePublisher { [reader] in
                var items = Iterator(reader: reader)
                return { () async throws(EndpointError<Request.Failure>) in
                    try await items.nextItem(isolation: nil)
                }
            }
        }
    }
#endif
