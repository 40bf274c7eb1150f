extension LoopbackServer {
    /// A request as it stood on the wire.
    package struct Request: Sendable, Hashable {
        /// The place in the order of arrival at this server, from 0.
        package var index: Int
        /// The place of its connection in the order of acceptance, from 0.
        package let connection: Int
        /// Every byte of request line and headers, with the blank line that ends them.
        package let head: [UInt8]
        /// The method: `GET`.
        package let method: String
        /// The request target exactly as received: `/users/a%2Fb?per_page=2`.
        package let target: String
        /// The protocol's version: `HTTP/1.1`.
        package let version: String
        /// The header lines in the order received, without their line ends: `["Host: 127.0.0.1:49152"]`.
        ///
        /// Bytes that are not UTF-8 show as U+FFFD here; `head` has the original ones.
        package let headerLines: [String]
        /// The body, without chunked framing.
        package var body: [UInt8] = []

        /// The request line: `GET /users/defunkt HTTP/1.1`.
        package var line: String { "\(method) \(target) \(version)" }

        /// The body, read as UTF-8.
        package var text: String { String(decoding: body, as: UTF8.self) }

        /// The values of every header of this name (compared without case), in order, without white space
        /// around them (RFC 9110 §5.1, §5.5).
        package func values(of name: String) -> [String] {
            headerLines.compactMap { line in
                guard let colon = line.firstIndex(of: ":"),
                    line[..<colon].lowercased() == name.lowercased()
                else { return nil }
                let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
                let end = value.lastIndex { $0 != " " && $0 != "\t" }
                return end.map { String(value[...$0]) } ?? ""
            }
        }

        /// The first value of this header.
        package func header(_ name: String) -> String? { values(of: name).first }
    }
}

extension LoopbackServer.Request {
    /// Reads a head; nil when its first line is not method, target and version.
    init?(connection: Int, head: [UInt8]) {
        // Swift takes CRLF for one character, so that is what it can be split at.
        var lines = String(decoding: head, as: UTF8.self)
            .split(separator: "\r\n" as Character, omittingEmptySubsequences: false)
            .map(String.init)
        guard lines.count >= 3 else { return nil }
        lines.removeLast(2)
        let parts = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[2].hasPrefix("HTTP/1."), !parts[0].isEmpty else { return nil }
        self.init(
            index: 0,
            connection: connection,
            head: head,
            method: String(parts[0]),
            target: String(parts[1]),
            version: String(parts[2]),
            headerLines: lines
        )
    }

    /// Whether the client wants the connection to end after the answer (RFC 9112 §9.3).
    var endsConnection: Bool {
        let options = values(of: "Connection").map { $0.lowercased() }
        return options.contains("close")
            || version == "HTTP/1.0" && !options.contains("keep-alive")
    }
}
