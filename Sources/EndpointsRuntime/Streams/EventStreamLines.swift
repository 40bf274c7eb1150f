/// The lines of an event stream: they end in CR LF, LF or CR, and the first may have a byte order
/// mark in front.
struct EventStreamLines {
    /// The bytes of the line that has not ended.
    private var pending: [UInt8] = []
    private var followsCR = false
    private var isFirst = true

    /// How many bytes the line has so far that has not ended.
    var pendingCount: Int { pending.count }

    /// The next line that ends in the bytes, without its end; where none does, the rest is kept for
    /// the next bytes.
    ///
    /// - Parameter start: Where the line begins; moved behind its end.
    mutating func next(in bytes: [UInt8], from start: inout Int) -> ArraySlice<UInt8>? {
        if followsCR, start < bytes.count {
            if bytes[start] == 0x0A { start += 1 }
            followsCR = false
        }
        guard let end = bytes.firstLineEnd(from: start) else {
            pending += bytes[start...]
            start = bytes.count
            return nil
        }
        var line = bytes[start..<end]
        if !pending.isEmpty {
            line = (pending + line)[...]
            pending.removeAll(keepingCapacity: true)
        }
        followsCR = bytes[end] == 0x0D
        start = end + 1
        if isFirst, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
        isFirst = false
        return line
    }
}
