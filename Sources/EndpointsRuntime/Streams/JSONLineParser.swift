import Foundation

/// Cuts bytes into lines of JSON, however they are split. A line ends in LF, before which a CR is
/// white space; blank lines are passed over, and the last line needs no end.
struct JSONLineParser {
    private let limits: JSONLimits
    private var line = Data()
    private var count = 0

    init(limits: JSONLimits = .standard) {
        self.limits = limits
    }

    /// Takes more bytes and gives the lines that they complete.
    ///
    /// - Throws: `JSONError` where a line is longer than the limits' size.
    mutating func lines(in bytes: [UInt8]) throws(JSONError) -> [JSONLine] {
        var lines: [JSONLine] = []
        var rest = bytes[...]
        while let end = rest.firstIndex(of: 0x0A) {
            line.append(contentsOf: rest[..<end])
            rest = rest[(end + 1)...]
            try limits.check(size: line.count)
            if let line = ended() { lines.append(line) }
        }
        line.append(contentsOf: rest)
        try limits.check(size: line.count)
        return lines
    }

    /// The last line, where bytes are left when there are no more.
    mutating func finish() -> JSONLine? {
        ended()
    }

    private mutating func ended() -> JSONLine? {
        defer { line = Data() }
        guard !line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) else { return nil }
        var ended = JSONLine(data: line, index: count)
        ended.limits = limits
        count += 1
        return ended
    }
}
