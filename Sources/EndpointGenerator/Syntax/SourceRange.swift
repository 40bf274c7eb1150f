/// A stretch of a document: which file, and the bytes from `start` up to `end`.
///
/// It is three integers and no reference, as a large document makes a million of them and the tool
/// runs unoptimized for most of its users.
package struct SourceRange: Hashable, Sendable {
    package var file: UInt32
    package var start: UInt32
    package var end: UInt32

    package init(file: UInt32, start: UInt32, end: UInt32) {
        self.file = file
        self.start = start
        self.end = end
    }

    package init(file: UInt32, _ offsets: Range<Int>) {
        self.init(
            file: file,
            start: UInt32(clamping: offsets.lowerBound),
            end: UInt32(clamping: offsets.upperBound)
        )
    }
}

extension SourceRange {
    /// Sets of them are made at each walk over a document's schemas; one word is hashed faster than
    /// three.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(UInt64(start) << 32 | UInt64(end) ^ UInt64(file) << 24)
    }
}

extension SourceRange: Comparable {
    package static func < (left: SourceRange, right: SourceRange) -> Bool {
        (left.file, left.start, left.end) < (right.file, right.start, right.end)
    }
}
