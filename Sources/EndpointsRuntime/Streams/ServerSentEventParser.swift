/// Cuts the bytes of a stream into events, however they are split (WHATWG HTML §9.2.5, §9.2.6).
///
/// What is not ended by a blank line is no event: it waits for more, and is lost at the end.
struct ServerSentEventParser {
    private let limits: JSONLimits
    private var lines: EventStreamLines
    private var type = ""
    private var data = ""
    private var hasData = false
    private var idOfNext = ""

    /// The identifier that the stream gave last.
    private(set) var lastEventID = ""
    /// How long to wait before another connection, in milliseconds, where the stream said it.
    private(set) var retry: Int?

    init(limits: JSONLimits = .standard) {
        self.limits = limits
        lines = EventStreamLines()
    }

    /// Takes more bytes and gives the events that they complete.
    ///
    /// - Throws: `JSONError` where an event is larger than the limits' size.
    mutating func events(in bytes: [UInt8]) throws(JSONError) -> [ServerSentEvent] {
        var events: [ServerSentEvent] = []
        for byte in bytes {
            guard let line = lines.append(byte) else {
                if lines.pendingCount > limits.size { try limits.check(size: lines.pendingCount) }
                continue
            }
            if line.isEmpty {
                if let event = dispatched() { events.append(event) }
            } else {
                take(line)
                try limits.check(size: data.utf8.count)
            }
        }
        return events
    }

    private mutating func take(_ line: [UInt8]) {
        let colon = line.firstIndex(of: UInt8(ascii: ":"))
        if colon == 0 { return }
        let name = String(decoding: line[..<(colon ?? line.endIndex)], as: UTF8.self)
        var value = colon.map { line[($0 + 1)...] } ?? []
        if value.first == UInt8(ascii: " ") { value.removeFirst() }
        switch name {
        case "event":
            type = String(decoding: value, as: UTF8.self)
        case "data":
            if hasData { data += "\n" }
            data += String(decoding: value, as: UTF8.self)
            hasData = true
        case "id":
            if !value.contains(0) { idOfNext = String(decoding: value, as: UTF8.self) }
        case "retry":
            let isNumber = value.allSatisfy { (0x30...0x39).contains($0) }
            if isNumber, let number = Int(String(decoding: value, as: UTF8.self)) { retry = number }
        default:
            break
        }
    }

    /// The event that a blank line ends; nil for one without data.
    private mutating func dispatched() -> ServerSentEvent? {
        defer {
            type = ""
            data = ""
            hasData = false
        }
        lastEventID = idOfNext
        guard hasData else { return nil }
        var event = ServerSentEvent(
            type: type.isEmpty ? "message" : type,
            data: data,
            id: lastEventID
        )
        event.limits = limits
        return event
    }
}

/// The lines of an event stream: they end in CR LF, LF or CR, and the first may have a byte order
/// mark in front.
private struct EventStreamLines {
    private var line: [UInt8] = []
    private var followsCR = false
    private var isFirst = true

    /// The bytes of the line that has not ended.
    var pendingCount: Int { line.count }

    /// Takes a byte, and gives the line that it ends, without its end.
    mutating func append(_ byte: UInt8) -> [UInt8]? {
        let endsCRLF = followsCR && byte == 0x0A
        followsCR = byte == 0x0D
        if endsCRLF { return nil }
        guard byte == 0x0A || byte == 0x0D else {
            line.append(byte)
            return nil
        }
        var ended = line
        line.removeAll(keepingCapacity: true)
        if isFirst, ended.starts(with: [0xEF, 0xBB, 0xBF]) { ended.removeFirst(3) }
        isFirst = false
        return ended
    }
}
