/// A place as people and editors count it: lines and columns from 1, columns in UTF-8 bytes, as
/// swiftc's are.
package struct Position: Hashable, Sendable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

/// Where each line of a document begins, so that many positions cost one walk over its bytes.
struct LineTable {
    private let starts: [Int]
    private let count: Int

    init(_ bytes: [UInt8]) {
        var starts = [0]
        bytes.withUnsafeBytes { bytes in
            var index = 0
            while index < bytes.count {
                // Eight bytes at once, as most have no line's end among them.
                if index + 8 <= bytes.count, !Self.mayEndLine(bytes, at: index) {
                    index += 8
                    continue
                }
                if bytes[index] == UInt8(ascii: "\n") { starts.append(index + 1) }
                index += 1
            }
        }
        self.starts = starts
        self.count = bytes.count
    }

    /// Whether one of the eight bytes from an index on is a line feed.
    private static func mayEndLine(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Bool {
        let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        let others = word ^ 0x0A0A_0A0A_0A0A_0A0A
        return (others &- 0x0101_0101_0101_0101) & ~others & 0x8080_8080_8080_8080 != 0
    }

    func position(at offset: Int) -> Position {
        let offset = max(0, min(offset, count))
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return Position(line: low + 1, column: offset - starts[low] + 1)
    }

    /// The bytes of a line counted from 1, without its line break.
    func line(_ line: Int, of bytes: [UInt8]) -> Range<Int> {
        let start = starts[line - 1]
        var end = line < starts.count ? starts[line] - 1 : count
        if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return start..<end
    }
}
