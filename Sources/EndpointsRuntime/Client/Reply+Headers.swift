public import Foundation

extension Reply {
    /// Reads a header's value: text as it stands, numbers and `true` or `false` as JSON has them,
    /// and what JSON carries as text, such as a URL or an enumeration's value, from the text.
    ///
    /// - Parameter name: The header's name, compared without case (RFC 9110 §5.1).
    /// - Throws: `JSONError` that names the header, where it is absent or its value is another.
    public func header<Value: JSONReadable>(_ name: String) throws(JSONError) -> Value {
        guard let value: Value = try optionalHeader(name) else { throw missingHeader(name) }
        return value
    }

    /// Reads a header's value; nil where the reply does not have the header.
    ///
    /// - Throws: `JSONError` that names the header, where its value is another.
    public func optionalHeader<Value: JSONReadable>(
        _ name: String
    ) throws(JSONError) -> Value? {
        guard let text = headers[name] else { return nil }
        return try HeaderText(text, of: name).value()
    }

    /// Reads a header whose value is a list (RFC 9110 §5.6.1): `a, "b, c"` has two elements. They
    /// are taken as they stand, quotes included.
    ///
    /// - Throws: `JSONError` that names the header, where it is absent or an element is another.
    public func headerList<Element: JSONReadable>(_ name: String) throws(JSONError) -> [Element] {
        guard let list: [Element] = try optionalHeaderList(name) else { throw missingHeader(name) }
        return list
    }

    /// Reads a header whose value is a list; nil where the reply does not have the header.
    ///
    /// - Throws: `JSONError` that names the header, where an element is another.
    public func optionalHeaderList<Element: JSONReadable>(
        _ name: String
    ) throws(JSONError) -> [Element]? {
        guard let text = headers[name] else { return nil }
        var list: [Element] = []
        for element in HeaderText(text, of: name).elements { list.append(try element.value()) }
        return list
    }

    /// Reads a header's date, in a form that is not RFC 3339's.
    ///
    /// - Throws: `JSONError` that names the header, where it is absent or no such date.
    public func header(_ name: String, as form: DateForm) throws(JSONError) -> Date {
        guard let date = try optionalHeader(name, as: form) else { throw missingHeader(name) }
        return date
    }

    /// Reads a header's date; nil where the reply does not have the header.
    ///
    /// - Throws: `JSONError` that names the header, where it is no such date.
    public func optionalHeader(_ name: String, as form: DateForm) throws(JSONError) -> Date? {
        guard let text = headers[name] else { return nil }
        return try HeaderText(text, of: name).date(form)
    }

    /// Reads a header whose value is a list of dates.
    ///
    /// - Throws: `JSONError` that names the header, where it is absent or an element is no such date.
    public func headerList(_ name: String, as form: DateForm) throws(JSONError) -> [Date] {
        guard let list = try optionalHeaderList(name, as: form) else { throw missingHeader(name) }
        return list
    }

    /// Reads a header whose value is a list of dates; nil where the reply does not have the header.
    ///
    /// - Throws: `JSONError` that names the header, where an element is no such date.
    public func optionalHeaderList(
        _ name: String,
        as form: DateForm
    ) throws(JSONError) -> [Date]? {
        guard let text = headers[name] else { return nil }
        var dates: [Date] = []
        for element in HeaderText(text, of: name).dates { dates.append(try element.date(form)) }
        return dates
    }

    private func missingHeader(_ name: String) -> JSONError {
        JSONError(expected: "the header '\(name)'", found: "none", offset: 0)
    }
}
