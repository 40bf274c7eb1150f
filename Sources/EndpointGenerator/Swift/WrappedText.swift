/// Breaks the lines of a documentation comment.
enum WrappedText {
    /// Lines with the long ones broken between words; code and tables stay as they are.
    ///
    /// - Parameter width: How many scalars a line has room for.
    static func lines(_ lines: [String], width: Int) -> [String] {
        var result: [String] = []
        result.reserveCapacity(lines.count)
        var isCode = false
        for line in lines {
            let isFence =
                line.utf8.first.map { $0 == space || $0 == backtick } ?? false
                && line.drop { $0 == " " }.hasPrefix("```")
            if isFence { isCode.toggle() }
            if isCode || isFence || line.utf8.count <= width || line.utf8.first == bar {
                result.append(line)
            } else {
                result += wrapped(Array(line.utf8), width)
            }
        }
        return result
    }

    private static let space = UInt8(ascii: " ")
    private static let backtick = UInt8(ascii: "`")
    private static let bar = UInt8(ascii: "|")

    /// A line as lines of at most `width` scalars, but for words that are longer.
    ///
    /// A continuation of a list item is indented as the item's text is.
    private static func wrapped(_ line: [UInt8], _ width: Int) -> [String] {
        var text = 0
        while line[text] == space { text += 1 }
        let isItem =
            text + 1 < line.count && line[text + 1] == space
            && [UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+")].contains(line[text])
        let hang = String(repeating: " ", count: text + (isItem ? 2 : 0))
        var lines: [String] = []
        var start = 0
        while true {
            let room = start == 0 ? width : width - hang.utf8.count
            let end = lineEnd(in: line, start, text, room)
            let content = String(decoding: line[start..<end], as: UTF8.self)
            lines.append(start == 0 ? content : hang + content)
            start = end
            while start < line.count, line[start] == space { start += 1 }
            if start == line.count { return lines }
            text = start
        }
    }

    /// Where a line from `start` ends that has `room`: before a space behind `text`, where its first
    /// word begins.
    private static func lineEnd(
        in line: [UInt8],
        _ start: Int,
        _ text: Int,
        _ room: Int
    ) -> Int {
        var limit = start
        var count = 0
        while limit < line.count {
            // The bytes that continue a scalar are not counted.
            if line[limit] & 0xC0 != 0x80 {
                if count == room { break }
                count += 1
            }
            limit += 1
        }
        if limit == line.count { return limit }
        var end = limit
        while end > text, line[end] != space { end -= 1 }
        if end <= text {
            end = limit
            while end < line.count, line[end] != space { end += 1 }
        }
        while line[end - 1] == space { end -= 1 }
        return end
    }
}
