import EndpointsRuntime
import LoopbackServer

extension Fault {
    private static let ok = "HTTP/1.1 200 OK\r\n"
    private static let end = "Content-Length: 8\r\n\r\n{\"id\":1}"

    /// Replies that are no HTTP, or hardly (RFC 9112).
    static let messages: [Fault] = [
        malformed("another protocol answers, as SSH does", "SSH-2.0-OpenSSH_9.2\r\n"),
        malformed("a page without status line and headers", "<html><body>Hello</body></html>"),
        malformed("a TLS alert answers", "\u{15}\u{3}\u{1}\0\u{2}\u{2}F"),
        malformed("the status line has an unknown version", "HTTP/3.0 200 OK\r\n" + end),
        malformed("the status has two digits", "HTTP/1.1 20 OK\r\n" + end),
        malformed("a header has no colon", ok + "garbage\r\n" + end),
        malformed("a header has no name", ok + ": x\r\n" + end),
        malformed("a header holds NUL", ok + "X-A: a\0b\r\n" + end),
        malformed(
            "a header has 200,000 bytes",
            ok + "X-A: " + String(repeating: "a", count: 200_000) + "\r\n" + end
        ),
        malformed("`Content-Length` is negative", ok + "Content-Length: -1\r\n\r\n{\"id\":1}"),
        malformed("a chunk's size is no number", chunked("zz\r\n{\"id\":1}\r\n0\r\n\r\n")),
        malformed("a chunk is longer than its size", chunked("4\r\n{\"id\":1}\r\n0\r\n\r\n")),
        malformed("the transfer coding is unknown", ok + "Transfer-Encoding: x\r\n\r\n{}"),
        malformed("the content coding is unknown", ok + "Content-Encoding: x\r\n" + end),
        malformed("what is said to be gzip is not", ok + "Content-Encoding: gzip\r\n" + end),
        Fault(
            "the status is none that there is",
            .answer(.raw("HTTP/1.1 999 No\r\n" + end)),
            .status(999),
            .unexpected
        ),
        Fault(
            "`Content-Length` is too small",
            .answer(.raw(ok + "Content-Length: 5\r\n\r\n{\"id\":1}")),
            .decoding(200),
            .unreadable
        ),
        harmless("no length, and the connection ends", ok + "\r\n{\"id\":1}"),
        harmless("the reply is of HTTP/1.0", "HTTP/1.0 200 OK\r\n\r\n{\"id\":1}"),
        harmless(
            "103 Early Hints before the reply",
            "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n" + ok + end
        ),
        harmless("chunks with extensions", chunked("8;a=b;c\r\n{\"id\":1}\r\n0;x\r\n\r\n")),
        harmless(
            "chunks and a `Content-Length` that is wrong",
            ok + "Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n"
                + "8\r\n{\"id\":1}\r\n0\r\n\r\n"
        ),
        harmless("a header on two lines", ok + "X-A: a\r\n b\r\n" + end),
        harmless(
            "1,000 headers",
            ok + String(repeating: "X-A: b\r\n", count: 1_000) + end
        ),
    ]

    private static func malformed(_ name: String, _ text: String) -> Fault {
        Fault(name, .answer(.raw(text)), .transport(.malformedReply), .unreadable)
    }

    private static func harmless(_ name: String, _ text: String) -> Fault {
        Fault(name, .answer(.raw(text)), .value)
    }
}
