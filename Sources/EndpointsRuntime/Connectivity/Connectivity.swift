/// What a client asks before each request whether there is a connection to the network.
///
///     EndpointClient<Expenses>(connectivity: PathConnectivity())
///
/// A client that has one fails at once, as `.notConnected`, where it says offline: nothing is sent,
/// and no token is asked for. It is opt-in, since what the system knows of the network can be wrong,
/// as behind a VPN or while a radio wakes; without it a request that meets no network is told as
/// `.notConnected` all the same, a moment later.
public protocol Connectivity: Sendable {
    /// Whether there surely is no connection now.
    var isOffline: Bool { get async }
}
