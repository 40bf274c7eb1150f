/// A client in memory of its own: what goes through a list or a stream is copied as a whole, and a
/// client is large.
final class ClientReference<API: EndpointAPI>: Sendable {
    let client: EndpointClient<API>

    init(_ client: EndpointClient<API>) {
        self.client = client
    }
}
