extension LoopbackServer {
    /// What the server does when it has read a request: steps in order.
    ///
    /// When the last one is done the connection waits for its next request, unless a step ended it or the
    /// client asked for its end.
    package struct Answer: Sendable, Hashable {
        /// One thing that the server does.
        package enum Step: Sendable, Hashable {
            /// Sends bytes.
            case write([UInt8])
            /// Does nothing for a while.
            case pause(Duration)
            /// Ends the connection in an orderly way.
            case close
            /// Breaks the connection: the client sees a reset, not an end.
            case reset
            /// Stays silent until the client leaves or the server is stopped.
            case hang
        }

        /// What is done, in order.
        package var steps: [Step]
    }
}

extension LoopbackServer.Answer {
    /// A whole answer: `.response(201, headers: ["Location": "/users/1"])`.
    ///
    /// `Content-Length` is added unless the headers frame the body themselves, or the status has no body
    /// (RFC 9110 §8.6). `Connection: close` in the headers ends the connection.
    package static func response(
        _ status: Int,
        type: String? = nil,
        headers: KeyValuePairs<String, String> = [:],
        body: [UInt8] = []
    ) -> Self {
        var head = "HTTP/1.1 \(status) \r\n"
        var isFramed = status < 200 || status == 204 || status == 304
        var closes = false
        if let type { head += "Content-Type: \(type)\r\n" }
        for (name, value) in headers {
            head += "\(name): \(value)\r\n"
            switch name.lowercased() {
            case "content-length", "transfer-encoding": isFramed = true
            case "connection": closes = closes || value.lowercased() == "close"
            default: break
            }
        }
        if !isFramed { head += "Content-Length: \(body.count)\r\n" }
        let answer = Self(steps: [.write(Array("\(head)\r\n".utf8) + body)])
        return closes ? answer.then(.close) : answer
    }

    /// An answer with a text.
    package static func text(
        _ status: Int,
        _ text: String,
        type: String = "text/plain; charset=utf-8",
        headers: KeyValuePairs<String, String> = [:]
    ) -> Self {
        response(status, type: type, headers: headers, body: Array(text.utf8))
    }

    /// An answer with a JSON text.
    package static func json(
        _ status: Int,
        _ text: String,
        headers: KeyValuePairs<String, String> = [:]
    ) -> Self {
        .text(status, text, type: "application/json; charset=utf-8", headers: headers)
    }

    /// An answer that sends its client elsewhere.
    package static func redirect(_ status: Int = 302, to location: String) -> Self {
        response(status, headers: ["Location": location])
    }

    /// An answer whose body comes in chunks (RFC 9112 §7.1), each of them one step; an empty chunk would
    /// end the body, so it is left out.
    package static func chunked(
        _ status: Int,
        type: String? = nil,
        _ chunks: [String]
    ) -> Self {
        let head = response(status, type: type, headers: ["Transfer-Encoding": "chunked"])
        let body = chunks.filter { !$0.isEmpty }.map { chunk in
            Step.write(Array("\(String(chunk.utf8.count, radix: 16))\r\n\(chunk)\r\n".utf8))
        }
        return Self(steps: head.steps + body + [.write(Array("0\r\n\r\n".utf8))])
    }
}

extension LoopbackServer.Answer: CustomStringConvertible {
    /// The steps in short, as a test's log shows them: `write 38 bytes, close`.
    package var description: String {
        steps.map { step in
            switch step {
            case .write(let bytes): "write \(bytes.count) bytes"
            case .pause(let duration): "pause \(duration)"
            case .close: "close"
            case .reset: "reset"
            case .hang: "hang"
            }
        }.joined(separator: ", ")
    }
}
