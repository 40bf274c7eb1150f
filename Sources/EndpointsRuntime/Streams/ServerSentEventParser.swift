/// Cuts the bytes of a stream into events, however they are split (WHATWG HTML §9.2.5, §9.2.6).
///
/// What is not ended by a blank line is no event: it waits for more, and is lost at the end.
struct ServerSentEventParser {
    private let limits: JSONLimits
    private var lines = EventStreamLines()
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
    }

    /// Takes more bytes and gives the events that they complete.
    ///
    /// - Throws: `JSONError` where an event is larger than the limits' size.
    mutating func events(in bytes: [UInt8]) throws(JSONError) -> [ServerSentEvent] {
        var events: [ServerSentEvent] = []
        if let problem = read(bytes, into: &events) { throw problem }
        return events
    }

    /// Takes more bytes and adds the events that they complete.
    ///
    /// - Returns: The error where the next event is larger than the limits' size.
    mutating func read(_ bytes: [UInt8], into events: inout [ServerSentEvent]) -> JSONError? {
        do throws(JSONError) {
            var start = 0
            while let line = lines.next(in: bytes, from: &start) {
                if line.isEmpty {
                    if let event = dispatched() { events.append(event) }
                } else {
                    try limits.check(size: line.count)
                    take(line)
                    try limits.check(size: data.utf8.count)
                }
            }
            try limits.check(size: lines.pendingCount)
            return nil
        } catch {
            return error
        }
    }

    /// Forgets the event that has not ended. The last identifier and the time to wait stay: another
    /// connection of the same stream follows.
    mutating func restart() {
        lines = EventStreamLines()
        clear()
        idOfNext = lastEventID
    }

    private mutating func take(_ line: ArraySlice<UInt8>) {
        let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
        let name = line[..<colon]
        var value = line[min(colon + 1, line.endIndex)...]
        if value.first == UInt8(ascii: " ") { value.removeFirst() }
        if name.elementsEqual("data".utf8) {
            if hasData { data += "\n" }
            data += String(decoding: value, as: UTF8.self)
            hasData = true
        } else if name.elementsEqual("event".utf8) {
            type = String(decoding: value, as: UTF8.self)
        } else if name.elementsEqual("id".utf8) {
            if !value.contains(0) { idOfNext = String(decoding: value, as: UTF8.self) }
        } else if name.elementsEqual("retry".utf8) {
            let isNumber = value.allSatisfy { (0x30...0x39).contains($0) }
            if isNumber, let number = Int(String(decoding: value, as: UTF8.self)) { retry = number }
        }
    }

    /// The event that a blank line ends; nil for one without data.
    private mutating func dispatched() -> ServerSentEvent? {
        defer { clear() }
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

    private mutating func clear() {
        type = ""
        data = ""
        hasData = false
    }
}
