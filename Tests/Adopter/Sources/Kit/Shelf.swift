public import EndpointsRuntime

/// What a library makes of a generated API: its own public function over it.
public struct Shelf {
    private let client: EndpointClient<KitAPI>

    public init(transport: any Transport) {
        client = EndpointClient(transport: transport)
    }

    public func items() async throws(EndpointError<KitAPI.ListItems.Failure>) -> [KitAPI.Item] {
        try await client.send(.listItems(order: .down))
    }
}
