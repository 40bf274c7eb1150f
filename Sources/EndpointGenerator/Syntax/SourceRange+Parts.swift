extension SourceRange {
    package var length: Int { Int(end) - Int(start) }

    /// The first bytes of it.
    func prefix(_ length: UInt32) -> SourceRange {
        SourceRange(file: file, start: start, end: min(end, start + length))
    }
}

extension Located<String> {
    /// A part of a JSON string's text by its UTF-8 offsets: the place inside the quotes, or the
    /// whole string where escapes make the text differ from what stands there.
    func part(_ offsets: Range<Int>) -> SourceRange {
        guard range.length == value.utf8.count + 2 else { return range }
        let start = range.start + 1
        return SourceRange(
            file: range.file,
            start: start + UInt32(offsets.lowerBound),
            end: start + UInt32(offsets.upperBound)
        )
    }
}
