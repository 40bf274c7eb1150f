#if canImport(Combine)
    public import Foundation

    extension EndpointClient {
        /// A publisher of a request's response; each subscription sends the request.
        ///
        ///     github.publisher(for: .getUser(username: "defunkt"))
        ///         .receive(on: DispatchQueue.main)
        ///         .sink(receiveCompletion: { … }, receiveValue: { user in … })
        ///
        /// It fails as `send(_:)` throws.
        public func publisher<R: Requestable>(
            for request: R
        ) -> EndpointPublisher<R.Response, EndpointError<R.Failure>> where R.API == API {
            EndpointPublisher { () async -> Result<R.Response, EndpointError<R.Failure>> in
                do throws(EndpointError<R.Failure>) {
                    return .success(try await send(request))
                } catch {
                    return .failure(error)
                }
            }
        }

        /// A publisher of the status and the bytes of a request's response, which is not decoded;
        /// each subscription sends the request.
        ///
        /// It fails as `send(_:)` throws; status and bytes of a status that is no success are the
        /// error's `reply`.
        public func dataPublisher<R: Requestable>(
            for request: R
        ) -> EndpointPublisher<(status: Int, data: Data), EndpointError<R.Failure>>
        where R.API == API {
            EndpointPublisher {
                () async -> Result<(status: Int, data: Data), EndpointError<R.Failure>> in
                do throws(EndpointError<R.Failure>) {
                    let reply = try await undecodedReply(to: request)
                    return .success((reply.status, reply.body))
                } catch {
                    return .failure(error)
                }
            }
        }
    }
#endif
