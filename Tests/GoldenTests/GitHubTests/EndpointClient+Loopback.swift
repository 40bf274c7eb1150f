import EndpointsRuntime
import LoopbackServer

extension EndpointClient {
    /// A client of that server instead of the API's own.
    init(of server: LoopbackServer, authentication: Authentication? = nil) {
        self.init(server: EndpointServer(server.url), authentication: authentication)
    }
}
