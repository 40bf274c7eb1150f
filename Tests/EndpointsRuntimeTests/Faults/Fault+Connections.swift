import EndpointsRuntime
import LoopbackServer

extension Fault {
    private static let whole = LoopbackServer.Answer.json(200, #"{"id":1}"#)
    private static let head = "HTTP/1.1 200 OK\r\nContent-Length: 8\r\n"

    /// Connections that are not made, end or stay silent.
    static let connections: [Fault] = [
        Fault(
            "nothing listens at the port",
            .nothingListens,
            .transport(.connectionRefused),
            .unreachable,
            isRetried: true
        ),
        lost("the connection ends before a reply", .close),
        lost("the connection is reset before a reply", .reset),
        lost("the connection ends within the status line", whole.cut(after: 9)),
        lost("the connection ends within the headers, after `Content-Length`", .raw(head)),
        lost("the connection is reset within the headers", .raw(head, then: .reset)),
        lost("the connection ends after 100 Continue", .raw("HTTP/1.1 100 Continue\r\n\r\n")),
        lost("the connection ends between headers and body", whole.headOnly()),
        lost("the connection ends within the body", .raw(head + "\r\n{\"id")),
        lost("the connection is reset within the body", .raw(head + "\r\n{\"id", then: .reset)),
        lost("the last chunk is missing", .raw(chunked("8\r\n{\"id\":1}\r\n"))),
        lost(
            "the connection is reset between chunks",
            .raw(chunked("8\r\n{\"id\":1}\r\n"), then: .reset)
        ),
        Fault(
            "the connection ends under a POST",
            .answer(.close),
            .transport(.connectionLost),
            .connectionLost,
            isPosted: true
        ),
        lost("the connection ends after 101 Switching Protocols", .raw("HTTP/1.1 101 S\r\n\r\n")),
        Fault("a kept connection ends under a GET", .kept(.close), .value),
        Fault("a kept connection is reset under a GET", .kept(.reset), .value),
        Fault(
            "a kept connection is reset under a POST with a body",
            .kept(.reset),
            .timedOut,
            .timedOut,
            isPosted: true
        ),
        late("no reply comes", .hang),
        late("no more headers come", .raw(head, then: .hang)),
        late("no more of the body comes", whole.headOnly(then: .hang)),
        late(
            "`Content-Length` is too large, and the connection stays",
            .raw("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{\"id\":1}", then: .hang)
        ),
        Fault(
            "the reply trickles, three bytes at a time",
            .answer(whole.trickled(by: 3, every: .milliseconds(1))),
            .value
        ),
    ]

    static func chunked(_ body: String) -> String {
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" + body
    }

    private static func lost(_ name: String, _ answer: LoopbackServer.Answer) -> Fault {
        Fault(
            name,
            .answer(answer),
            .transport(.connectionLost),
            .connectionLost,
            isRetried: true
        )
    }

    private static func late(_ name: String, _ answer: LoopbackServer.Answer) -> Fault {
        Fault(name, .silence(answer), .timedOut, .timedOut, isRetried: true)
    }
}
