import LoopbackServer
import Testing

/// A request as a server is to receive it: these headers and no other, these bytes of a body.
struct ExpectedRequest {
    var line: String
    var headers: [String]
    var body = ""

    init(_ line: String, headers: [String], body: String = "") {
        self.line = line
        self.headers = headers
        self.body = body
    }
}

/// Expects that the server received this request and nothing else: no other header, no other byte of a
/// body, no second request.
func expectOnly(
    _ line: String,
    headers: [String],
    body: String = "",
    by server: LoopbackServer,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let request = ExpectedRequest(line, headers: headers, body: body)
    expectOnly([request], by: server, sourceLocation: sourceLocation)
}

/// Expects that the server received these requests, in this order, and nothing else.
func expectOnly(
    _ expected: [ExpectedRequest],
    by server: LoopbackServer,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(server.requests.count == expected.count, sourceLocation: sourceLocation)
    for (request, expected) in zip(server.requests, expected) {
        #expect(request.line == expected.line, sourceLocation: sourceLocation)
        #expect(request.ownHeaderLines == expected.headers, sourceLocation: sourceLocation)
        #expect(request.text == expected.body, sourceLocation: sourceLocation)
        #expect(
            request.values(of: "Host") == ["127.0.0.1:\(server.port)"],
            sourceLocation: sourceLocation
        )
        let length = expected.body.utf8.count
        let lengths = length == 0 && ["GET", "HEAD"].contains(request.method) ? [] : ["\(length)"]
        #expect(request.values(of: "Content-Length") == lengths, sourceLocation: sourceLocation)
    }
}
