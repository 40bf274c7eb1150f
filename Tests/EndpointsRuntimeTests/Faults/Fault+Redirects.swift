import EndpointsRuntime
import EndpointsTesting
import LoopbackServer

extension Fault {
    /// Redirects that lead nowhere (RFC 9110 §15.4).
    static let redirects: [Fault] = [
        Fault("a redirect to another server", .elsewhere(.json(200, #"{"id":1}"#)), .value),
        Fault(
            "a redirect to a server that is out of order",
            .elsewhere(.json(503, "{}")),
            .status(503),
            .serverProblem,
            isRetried: true
        ),
        Fault(
            "a redirect to where it came from",
            .server { .redirect(302, to: $0.target) },
            .transport(.redirect(.loop)),
            .redirect
        ),
        Fault(
            "redirects to where they came from, with a new cookie each time",
            .server { .response(302, headers: ["Location": $0.target, "Set-Cookie": "a=b"]) },
            .transport(.redirect(.limit)),
            .redirect
        ),
        Fault(
            "redirects without end",
            .server { .redirect(302, to: $0.target + "0") },
            .transport(.redirect(.limit)),
            .redirect
        ),
        Fault(
            "a redirect to a port at which nothing listens",
            .answer(.redirect(302, to: "http://127.0.0.1:1/")),
            .transport(.connectionRefused),
            .unreachable,
            isRetried: true
        ),
        Fault("a redirect without `Location`", .answer(.response(302)), .status(302), .unexpected),
        Fault(
            "a redirect to a file",
            .answer(.redirect(302, to: "file:///etc/hosts")),
            .status(302),
            .unexpected
        ),
        Fault(
            "the connection ends within a redirect's body",
            .answer(.raw("HTTP/1.1 302 No\r\nLocation: /a\r\nContent-Length: 9\r\n\r\nmoved")),
            .transport(.connectionLost),
            .connectionLost,
            isRetried: true
        ),
        Fault(
            "a redirect from https to http",
            .client {
                let reply = TransportReply(status: 302, headers: ["Location": "http://example.com"])
                return EndpointClient(transport: StubTransport.answering(reply))
            },
            .transport(.redirect(.downgrade)),
            .redirect
        ),
    ]
}
