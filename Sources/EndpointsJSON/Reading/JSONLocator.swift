/// Finds the path, line and column of a byte by one walk over the text before it.
///
/// Readers and writers keep no path, so that a text without an error pays for none.
struct JSONLocator {
    /// An open object or array, and how far it was read.
    private enum Level {
        case array(index: Int)
        case object(key: Range<Int>?)
    }

    private let bytes: JSONBytes
    private let offset: Int
    private var levels: [Level] = []
    /// Whether the place is in a value of the innermost level, or between its values.
    private var isInValue = false

    /// The error with its place in `bytes`; one that has a place, in another text, keeps it.
    static func locate(_ error: JSONError, in bytes: JSONBytes) -> JSONError {
        guard error.line == 0 else {
            return error
        }
        var locator = JSONLocator(bytes: bytes, offset: min(error.offset, bytes.count))
        locator.walk()
        let (line, column) = locator.position()
        return JSONError(
            path: locator.path(),
            expected: error.expected,
            found: error.found,
            offset: error.offset,
            line: line,
            column: column
        )
    }

    private init(bytes: JSONBytes, offset: Int) {
        self.bytes = bytes
        self.offset = offset
    }

    private mutating func walk() {
        var index = 0
        while index < offset {
            switch bytes[index] {
            case .openBrace:
                levels.append(.object(key: nil))
                isInValue = false
                index += 1
            case .openBracket:
                levels.append(.array(index: 0))
                isInValue = true
                index += 1
            case .closeBrace, .closeBracket:
                _ = levels.popLast()
                isInValue = false
                index += 1
            case .comma:
                nextValue()
                index += 1
            case .colon:
                isInValue = true
                index += 1
            case .space, .newline, .carriageReturn, .tab:
                index += 1
            case .quote:
                index = string(from: index)
            default:
                index = scalar(from: index)
            }
        }
    }

    private mutating func nextValue() {
        switch levels.popLast() {
        case .array(let index):
            levels.append(.array(index: index + 1))
            isInValue = true
        case .object:
            levels.append(.object(key: nil))
            isInValue = false
        case nil:
            break
        }
    }

    /// Passes a string and returns its end; a key is remembered.
    private mutating func string(from start: Int) -> Int {
        var end = start + 1
        while end < offset, bytes[end] != .quote {
            end += bytes[end] == .backslash ? 2 : 1
        }
        guard end < offset else {
            return offset
        }
        if case .object(key: nil) = levels.last {
            levels[levels.count - 1] = .object(key: start + 1..<end)
        } else {
            isInValue = false
        }
        return end + 1
    }

    /// Passes a number or a literal and returns its end.
    private mutating func scalar(from start: Int) -> Int {
        var end = start + 1
        while end < bytes.count, !Self.endsScalar(bytes[end]) {
            end += 1
        }
        isInValue = isInValue && (end > offset || isUnfinishedNumber(start, end))
        return end
    }

    private static func endsScalar(_ byte: UInt8) -> Bool {
        switch byte {
        case .comma, .colon, .quote, .openBrace, .closeBrace, .openBracket, .closeBracket,
            .space, .newline, .carriageReturn, .tab:
            true
        default: false
        }
    }

    /// Whether a digit must come where the number ends: after `-`, `1.` and `1e`.
    private func isUnfinishedNumber(_ start: Int, _ end: Int) -> Bool {
        (bytes[start].isDigit || bytes[start] == .minus) && !bytes[end - 1].isDigit
    }

    private func path() -> JSONPath {
        var components: [JSONPath.Component] = []
        for (depth, level) in levels.enumerated() where isInValue || depth < levels.count - 1 {
            switch level {
            case .array(let index):
                components.append(.index(index))
            case .object(let key?):
                components.append(.key(bytes.unescaped(from: key.lowerBound, to: key.upperBound)))
            case .object(nil):
                break
            }
        }
        return JSONPath(components)
    }

    /// The line and the column of the offset, both from 1; a column is a byte.
    private func position() -> (line: Int, column: Int) {
        var line = 1
        var lineStart = 0
        var index = 0
        while index < offset {
            if bytes[index] == .newline {
                line += 1
                lineStart = index + 1
            }
            index += 1
        }
        return (line, offset - lineStart + 1)
    }
}
