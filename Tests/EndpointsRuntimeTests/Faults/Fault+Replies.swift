import EndpointsRuntime
import LoopbackServer

extension Fault {
    /// Replies that are HTTP, and not what was hoped for.
    static let replies: [Fault] =
        [
            Fault("a declared failure", json(404, #"{"id":1}"#), .failure(404), .notFound),
            Fault("a declared failure with a page", page(404), .status(404), .notFound),
            Fault("403 Forbidden", json(403, "{}"), .status(403), .notAllowed),
            Fault("422 Unprocessable Content", json(422, "{}"), .status(422), .notAccepted),
            Fault(
                "408 Request Timeout",
                json(408, "{}"),
                .status(408),
                .notAccepted,
                isRetried: true
            ),
            Fault(
                "429 Too Many Requests",
                json(429, "{}"),
                .status(429),
                .tooManyRequests,
                isRetried: true
            ),
            Fault(
                "500 Internal Server Error",
                json(500, "{}"),
                .status(500),
                .serverProblem,
                isRetried: true
            ),
            Fault("501 Not Implemented", json(501, "{}"), .status(501), .serverProblem),
            Fault(
                "502 Bad Gateway with a page",
                page(502),
                .status(502),
                .serverProblem,
                isRetried: true
            ),
            Fault(
                "503 Service Unavailable",
                json(503, "{}"),
                .status(503),
                .serverProblem,
                isRetried: true
            ),
            Fault(
                "503 Service Unavailable to a POST",
                json(503, "{}"),
                .status(503),
                .serverProblem,
                isPosted: true
            ),
            unreadable("200 with an empty body", 200, .response(200)),
            unreadable("204 where a value is expected", 204, .response(204)),
            unreadable("204 with a body", 204, .raw("HTTP/1.1 204 No\r\n\r\n{\"id\":1}")),
            unreadable("200 with a page", 200, .text(200, "<html></html>", type: "text/html")),
            unreadable("the JSON ends early", 200, .json(200, #"{"id":"#)),
            unreadable("the JSON has another shape", 200, .json(200, #"{"id":"one"}"#)),
            unreadable("the text is no UTF-8", 200, .response(200, body: [0x7B, 0x22, 0xFF])),
            unreadable("the gzip stream ends early", 200, cutGzip),
            Fault(
                "JSON of a wrong `Content-Type`",
                .answer(.text(200, #"{"id":1}"#, type: "image/png")),
                .value
            ),
            Fault("JSON without `Content-Type`", .answer(nameless), .value),
        ] + challenges

    /// 401 with every scheme (RFC 9110 §11.6.1), and its like from a proxy.
    private static let challenges: [Fault] =
        [
            "Basic realm=\"x\"", "Bearer", "Digest realm=\"x\", nonce=\"y\"", "Negotiate", "NTLM",
            "Unknown a=b", "Negotiate, Basic realm=\"x\"",
        ].map { challenge in
            let headers: KeyValuePairs = ["WWW-Authenticate": challenge]
            return Fault(
                "401 with `WWW-Authenticate: \(challenge)`",
                .answer(.json(401, "{}", headers: headers)),
                .status(401),
                .notAuthenticated
            )
        } + [
            Fault(
                "401 without `WWW-Authenticate`",
                json(401, "{}"),
                .status(401),
                .notAuthenticated
            ),
            Fault(
                "407 with `Proxy-Authenticate: Basic realm=\"x\"`",
                .answer(.json(407, "{}", headers: ["Proxy-Authenticate": "Basic realm=\"x\""])),
                .status(407),
                .notAccepted
            ),
        ]

    private static let nameless = LoopbackServer.Answer.response(
        200,
        body: Array("{\"id\":1}".utf8)
    )

    /// The header of a gzip stream (RFC 1952 §2.3.1) and the beginning of a block.
    private static let cutGzip = LoopbackServer.Answer.response(
        200,
        headers: ["Content-Encoding": "gzip"],
        body: [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 0xAB, 0x56]
    )

    private static func json(_ status: Int, _ text: String) -> Cause {
        .answer(.json(status, text))
    }

    private static func page(_ status: Int) -> Cause {
        .answer(.text(status, "<h1>No</h1>", type: "text/html"))
    }

    private static func unreadable(
        _ name: String,
        _ status: Int,
        _ answer: LoopbackServer.Answer
    ) -> Fault {
        Fault(name, .answer(answer), .decoding(status), .unreadable)
    }
}
