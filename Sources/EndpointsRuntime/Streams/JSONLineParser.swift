import Foundation

/// Cuts bytes into lines of JSON, however they are split. A line ends in LF, before which a CR is
/// white space; blank lines are passed over, and the last line needs no end.
struct JSONLineParser {
    private let limits: JSONLimits
    /// The bytes of the line that has not ended.
    private var pending: [UInt8] = []
    private var count = 0

    init(limits: JSONLimits = .standard) {
        self.limits = limits
    }

    /// Takes more bytes and gives the lines that they complete.
    ///
    /// - Throws: `JSONError` where a line is longer than the limits' size.
    mutating func lines(in bytes: [UInt8]) throws(JSONError) -> [JSONLine] {
        var lines: [JSONLine] = []
        if let problem = read(bytes, into: &lines) { throw problem }
        return lines
    }

    /// Takes more bytes and adds the lines that they complete.
    ///
    /// - Returns: The error where the next line is longer than the limits' size.
    mutating func read(_ bytes: [UInt8], into lines: inout [JSONLine]) -> JSONError? {
        do throws(JSONError) {
            var start = 0
            while let end = bytes.firstIndex(of: 0x0A, from: start) {
                try limits.check(size: pending.count + end - start)
                if let line = line(bytes[start..<end]) { lines.append(line) }
                start = end + 1
            }
            pending += bytes[start...]
            try limits.check(size: pending.count)
            return nil
        } catch {
            return error
        }
    }

    /// The last line, where bytes are left when there are no more.
    mutating func finish() -> JSONLine? {
        line([])
    }

    /// The line of which these are the last bytes.
    private mutating func line(_ rest: ArraySlice<UInt8>) -> JSONLine? {
        let data: Data
        if pending.isEmpty {
            data = Data(rest)
        } else {
            data = Data(pending + rest)
            pending.removeAll(keepingCapacity: true)
        }
        guard !data.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) else { return nil }
        var line = JSONLine(data: data, index: count)
        line.limits = limits
        count += 1
        return line
    }
}
