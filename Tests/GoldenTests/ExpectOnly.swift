import LoopbackServer
import Testing

/// Expects that the server received this request and nothing else: no other header, no other byte of a
/// body, no second request.
func expectOnly(
    _ line: String,
    headers: [String],
    body: String = "",
    by server: LoopbackServer,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(server.requests.count == 1, sourceLocation: sourceLocation)
    guard let request = server.requests.first else { return }
    #expect(request.line == line, sourceLocation: sourceLocation)
    #expect(request.ownHeaderLines == headers, sourceLocation: sourceLocation)
    #expect(request.text == body, sourceLocation: sourceLocation)
    #expect(
        request.values(of: "Host") == ["127.0.0.1:\(server.port)"],
        sourceLocation: sourceLocation
    )
    let length = body.isEmpty && request.method == "GET" ? [] : ["\(body.utf8.count)"]
    #expect(request.values(of: "Content-Length") == length, sourceLocation: sourceLocation)
}
