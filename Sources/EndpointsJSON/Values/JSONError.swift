/// What is wrong with a JSON text, or with a value that cannot become one, and where.
///
/// `[3].owner.created_at: expected a date-time, found 12 (byte 4711)`
///
/// It is as wide as one pointer, so that a function that throws it returns as cheaply as others.
public struct JSONError: Error, Sendable, Hashable, CustomStringConvertible {
    private let storage: Storage

    private final class Storage: Sendable {
        let path: JSONPath
        let expected: String
        let found: String
        let offset: Int
        let line: Int
        let column: Int
        let cause: (any Error)?

        init(
            path: JSONPath,
            expected: String,
            found: String,
            offset: Int,
            line: Int,
            column: Int,
            cause: (any Error)?
        ) {
            self.path = path
            self.expected = expected
            self.found = found
            self.offset = offset
            self.line = line
            self.column = column
            self.cause = cause
        }
    }

    /// An error at a place of a text.
    ///
    /// - Parameters:
    ///   - path: The way to the value.
    ///   - expected: What was expected there, as in "a date-time".
    ///   - found: What stood there: a short excerpt.
    ///   - offset: The byte, counted from 0.
    ///   - line: The line, counted from 1; 0 while it is not known.
    ///   - column: The byte in the line, counted from 1; 0 while it is not known.
    public init(
        path: JSONPath = JSONPath(),
        expected: String,
        found: String,
        offset: Int,
        line: Int = 0,
        column: Int = 0
    ) {
        storage = Storage(
            path: path,
            expected: expected,
            found: found,
            offset: offset,
            line: line,
            column: column,
            cause: nil
        )
    }

    /// The error of a coder that was read from or written to.
    init(expected: String, found: String, cause: any Error) {
        storage = Storage(
            path: JSONPath(),
            expected: expected,
            found: found,
            offset: 0,
            line: 0,
            column: 0,
            cause: cause
        )
    }

    /// The way from the top of the text to the value.
    public var path: JSONPath { storage.path }

    /// What was expected: `a date-time`.
    public var expected: String { storage.expected }

    /// What was found, cut after 40 characters: `12`.
    public var found: String { storage.found }

    /// The byte of the text, counted from 0.
    public var offset: Int { storage.offset }

    /// The line of the text, counted from 1.
    public var line: Int { storage.line }

    /// The byte in the line, counted from 1.
    public var column: Int { storage.column }

    /// The error as which this one leaves a coder; nil where bytes are read or written.
    var cause: (any Error)? { storage.cause }

    /// Path, expected, found and byte in one line.
    public var description: String {
        let place = path.components.isEmpty ? "" : "\(path): "
        return "\(place)\(phrase) (byte \(offset))"
    }

    /// `expected a date-time, found 12`: the error without its place.
    package var phrase: String {
        "expected \(expected), found \(found)"
    }

    /// Whether both say the same of the same place.
    public static func == (left: JSONError, right: JSONError) -> Bool {
        left.offset == right.offset && left.path == right.path && left.expected == right.expected
            && left.found == right.found && left.line == right.line && left.column == right.column
    }

    /// Hashes what ``==(_:_:)`` compares most cheaply.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(offset)
        hasher.combine(expected)
        hasher.combine(found)
    }
}
