/// Reads requests from a connection, one after the other (RFC 9112 §3, §6, §7.1).
struct RequestReader {
    /// Why reading stopped before a whole request was there.
    enum Ending: Error {
        /// The client left, or the server was stopped.
        case disconnected
        /// What came is not HTTP/1.1.
        case malformed(String)
    }

    let socket: Socket
    let connection: Int
    private let keepsBodies: Bool
    private var buffer: [UInt8] = []

    init(socket: Socket, connection: Int, keepsBodies: Bool) {
        self.socket = socket
        self.connection = connection
        self.keepsBodies = keepsBodies
    }

    /// The next request with its whole body.
    mutating func next() throws(Ending) -> LoopbackServer.Request {
        let head = try take(throughBlankLine: 1 << 20)
        guard var request = LoopbackServer.Request(connection: connection, head: head) else {
            throw .malformed("the first line is not a request line")
        }
        let codings = request.values(of: "Transfer-Encoding")
        let lengths = request.values(of: "Content-Length")
        guard !codings.isEmpty || !lengths.isEmpty else { return request }
        if request.header("Expect")?.lowercased() == "100-continue",
            !socket.write(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8))
        {
            throw .disconnected
        }
        switch (codings, lengths) {
        case (["chunked"], []):
            request.body = try chunkedBody()
        case ([], let lengths):
            guard lengths.count == 1, let length = Int(lengths[0]), length >= 0 else {
                throw .malformed("Content-Length is not one number")
            }
            if keepsBodies { request.body = try take(length) } else { try drop(length) }
        default:
            throw .malformed("the body is framed in two ways, or in an unknown one")
        }
        return request
    }

    private mutating func chunkedBody() throws(Ending) -> [UInt8] {
        var body: [UInt8] = []
        while true {
            let size = try line().prefix { $0 != ";" }
            guard let length = Int(size, radix: 16), length >= 0 else {
                throw .malformed("'\(size)' is not the size of a chunk")
            }
            if length == 0 { break }
            body += try take(length)
            guard try line().isEmpty else { throw .malformed("a chunk is longer than its size") }
        }
        while try !line().isEmpty {}  // trailers
        return body
    }

    /// A line without its end.
    private mutating func line() throws(Ending) -> String {
        var searched = 0
        while true {
            if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                let bytes = try take(end + 1)
                guard bytes.suffix(2).first == UInt8(ascii: "\r") else {
                    throw .malformed("a line ends without CR")
                }
                return String(decoding: bytes.dropLast(2), as: UTF8.self)
            }
            searched = buffer.count
            try fill()
        }
    }

    private mutating func take(throughBlankLine limit: Int) throws(Ending) -> [UInt8] {
        var searched = 0
        while true {
            if let end = buffer.firstIndex(afterBlankLineFrom: max(0, searched - 3)) {
                return try take(end)
            }
            guard buffer.count <= limit else { throw .malformed("the head is too long") }
            searched = buffer.count
            try fill()
        }
    }

    private mutating func take(_ count: Int) throws(Ending) -> [UInt8] {
        while buffer.count < count { try fill() }
        let taken = Array(buffer[..<count])
        buffer.removeSubrange(..<count)
        return taken
    }

    private mutating func drop(_ count: Int) throws(Ending) {
        var rest = count
        while rest > buffer.count {
            rest -= buffer.count
            buffer.removeAll(keepingCapacity: true)
            try fill()
        }
        buffer.removeSubrange(..<rest)
    }

    private mutating func fill() throws(Ending) {
        guard socket.read(into: &buffer) else { throw .disconnected }
    }
}

extension [UInt8] {
    /// The index behind the first CRLF CRLF that begins at `start` or later.
    func firstIndex(afterBlankLineFrom start: Int) -> Int? {
        let blank = Array("\r\n\r\n".utf8)
        return indices.dropFirst(start).dropLast(3).first { self[$0..<$0 + 4].elementsEqual(blank) }
            .map { $0 + 4 }
    }
}
