/// A transport with an interceptor before it.
struct InterceptedTransport: Transport {
    let interceptor: any EndpointInterceptor
    let next: any Transport

    func send(_ request: TransportRequest) async throws -> TransportReply {
        try await interceptor.send(request, next: next)
    }
}
