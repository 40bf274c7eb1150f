/// What keeps a JSON value from being one that a schema describes.
struct ValueMistake {
    enum Kind {
        case mismatch(String, expected: String)
        /// None of the values that an enumeration lists.
        case unlisted(String)
        case missing(String)
        case forbidden(String)
    }

    var kind: Kind
    /// Where it stands in the value that was looked at.
    var pointer: JSONPointer
    var range: SourceRange
    var note: Diagnostic.Note?
    /// Whether a value that tells members of a union apart is another one.
    var isOtherConstant = false

    /// - Parameter place: What was looked at, as a message names it.
    func problem(in place: String) -> Problem {
        let place = pointer.tokens.isEmpty ? place : "\(pointer.text.quoted) in \(place)"
        return switch kind {
        case .mismatch(let value, let expected):
            .example(.mismatch(value, place: place, expected: expected))
        case .unlisted(let value):
            .example(.mismatch(value, place: place, expected: "a value of its 'enum'"))
        case .missing(let name): .example(.missingProperty(name, place: place))
        case .forbidden(let name): .example(.forbiddenProperty(name, place: place))
        }
    }
}
