#if canImport(Network)
    import Dispatch
    import Network

    /// The connectivity that Apple's systems report by `NWPathMonitor`.
    ///
    /// It watches from its creation to its end: make one and keep it, as clients do that hold it.
    /// Until the system has said anything it is not offline.
    public final class PathConnectivity: Connectivity {
        private let monitor = NWPathMonitor()
        private let offline = Locked(false)

        /// Begins to watch the network.
        public init() {
            monitor.pathUpdateHandler = { [offline] path in
                let isOffline = path.status == .unsatisfied
                offline.withLock { $0 = isOffline }
            }
            monitor.start(queue: DispatchQueue(label: "EndpointsRuntime.PathConnectivity"))
        }

        deinit {
            monitor.cancel()
        }

        /// Whether the network's last known path is one that no connection can use; one that a
        /// connection would first bring up, such as a VPN on demand, is none.
        public var isOffline: Bool { offline.withLock { $0 } }
    }
#endif
