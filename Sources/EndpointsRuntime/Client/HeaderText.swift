import Foundation

/// The value of a reply's header, or an element of a list in one.
struct HeaderText {
    let text: String
    let name: String

    init(_ text: String, of name: String) {
        self.text = text.trimmingCharacters(in: HeaderText.space)
        self.name = name
    }

    /// Optional white space around a value (RFC 9110 §5.6.3).
    private static let space = CharacterSet(charactersIn: " \t")

    /// The elements of a list (RFC 9110 §5.6.1.2): commas in quoted strings are theirs, and empty
    /// elements are none.
    var elements: [HeaderText] {
        var elements: [String] = [""]
        var isQuoted = false
        var isEscaped = false
        for character in text.unicodeScalars {
            if character == ",", !isQuoted {
                elements.append("")
                continue
            }
            if character == "\"", !isEscaped { isQuoted.toggle() }
            isEscaped = isQuoted && character == "\\" && !isEscaped
            elements[elements.count - 1].unicodeScalars.append(character)
        }
        return elements.map { HeaderText($0, of: name) }.filter { !$0.text.isEmpty }
    }

    /// The elements of a list of dates: the comma after a weekday is the date's own (RFC 9110
    /// §5.6.7).
    var dates: [HeaderText] {
        var dates: [HeaderText] = []
        var weekday: String?
        for element in elements {
            if let day = weekday {
                dates.append(HeaderText("\(day), \(element.text)", of: name))
                weekday = nil
            } else if element.text.allSatisfy(\.isLetter) {
                weekday = element.text
            } else {
                dates.append(element)
            }
        }
        return dates + (weekday.map { [HeaderText($0, of: name)] } ?? [])
    }

    /// The value that the text stands for: what JSON carries as a string is the text, and anything
    /// else is written in it as in JSON.
    ///
    /// - Parameter jsonFirst: Whether what can be JSON is, for types of text and of other values.
    func value<Value: JSONReadable>(jsonFirst: Bool = false) throws(JSONError) -> Value {
        do throws(JSONError) {
            if jsonFirst, let value = try? Value(json: Data(text.utf8)) { return value }
            return try Value(text: text)
        } catch {
            throw named(error)
        }
    }

    func date(_ form: DateForm) throws(JSONError) -> Date {
        do throws(JSONError) {
            switch form {
            case .dateTime:
                return try text.asJSONString { json throws(JSONError) in try json.date() }
            case .httpDate:
                return try text.asJSONString { json throws(JSONError) in try json.httpDate() }
            case .unixTime:
                return try text.asJSON { json throws(JSONError) in try json.unixTime() }
            case .unixTimeMilliseconds:
                return try text.asJSON { json throws(JSONError) in
                    try json.unixTimeMilliseconds()
                }
            case .pattern(let pattern):
                return try text.asJSONString { json throws(JSONError) in
                    try json.date(pattern: pattern)
                }
            }
        } catch {
            throw named(error)
        }
    }

    /// The error with the header's name and text.
    func named(_ error: JSONError) -> JSONError {
        let place = error.path.components.isEmpty ? "" : "at '\(error.path)' "
        return JSONError(
            expected: "\(error.expected) \(place)in the header '\(name)'",
            found: text.isEmpty ? "nothing" : "'\(text.prefix(40))'",
            offset: 0
        )
    }
}
