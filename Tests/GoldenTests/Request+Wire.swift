import LoopbackServer

extension LoopbackServer.Request {
    /// The header lines that the client decided on: all but those that Foundation adds by itself.
    ///
    /// Names are in lower case and the lines are sorted: a `URLRequest` keeps its headers in a dictionary
    /// and, on Linux, in a spelling of its own (`X-Github-Api-Version`), so neither order nor case of what
    /// a client wrote reaches the wire. Names are compared without case in HTTP (RFC 9110 §5.1), and the
    /// order of different names means nothing (§5.3).
    var ownHeaderLines: [String] {
        let foundations = [
            "accept-encoding", "accept-language", "connection", "content-length", "host",
            "user-agent",
        ]
        return headerLines.map { line in
            let name = line.prefix { $0 != ":" }
            return name.lowercased() + line.dropFirst(name.count)
        }
        .filter { line in !foundations.contains { line.hasPrefix("\($0): ") } }
        .sorted()
    }
}
