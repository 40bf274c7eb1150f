public import Foundation

extension Reply {
    /// Reads a header's value: text as it stands, numbers and `true` or `false` as JSON has them,
    /// and what JSON carries as text, such as a URL or an enumeration's value, from the text.
    ///
    /// - Parameters:
    ///   - name: The header's name, compared without case (RFC 9110 §5.1).
    ///   - jsonFirst: Whether `12` is a number rather than text, for a type that may be either.
    /// - Throws: `JSONError` that names the header, where it is absent or its value is another.
    public func header<Value: JSONReadable>(
        _ name: String,
        jsonFirst: Bool = false
    ) throws(JSONError) -> Value {
        guard let value: Value = try optionalHeader(name, jsonFirst: jsonFirst) else {
            throw missingHeader(name)
        }
        return value
    }

    /// Reads a header's value; nil where the reply does not have the header.
    ///
    /// - Throws: `JSONError` that names the header, where its value is another.
    public func optionalHeader<Value: JSONReadable>(
        _ name: String,
        jsonFirst: Bool = false
    ) throws(JSONError) -> Value? {
        guard let text = headers[name] else { return nil }
        return try HeaderText(text, of: name).value(jsonFirst: jsonFirst)
    }

    /// Reads a header that always has the same value.
    ///
    /// - Throws: `JSONError` that names the header, where it is absent or has another value.
    public func header<Value: JSONReadable & Equatable>(
        _ name: String,
        is constant: Value
    ) throws(JSONError) -> Value {
        guard let value = try optionalHeader(name, is: constant) else { throw missingHeader(name) }
        return value
    }

    /// Reads a header that always has the same value; nil where the reply does not have the header.
    ///
    /// - Throws: `JSONError` that names the header, where it has another value.
    public func optionalHeader<Value: JSONReadable & Equatable>(
        _ name: String,
        is constant: Value
    ) throws(JSONError) -> Value? {
        guard let text = headers[name] else { return nil }
        let header = HeaderText(text, of: name)
        if let value: Value = try? header.value(), value == constant { return value }
        throw header.named(JSONError(expected: "'\(constant)'", found: text, offset: 0))
    }

    /// Reads a header whose value is a list (RFC 9110 §5.6.1): `a, "b, c"` has two elements. They
    /// are taken as they stand, quotes included.
    ///
    /// - Throws: `JSONError` that names the header, where it is absent or an element is another.
    public func headerList<Element: JSONReadable>(
        _ name: String,
        jsonFirst: Bool = false
    ) throws(JSONError) -> [Element] {
        guard let list: [Element] = try optionalHeaderList(name, jsonFirst: jsonFirst) else {
            throw missingHeader(name)
        }
        return list
    }

    /// Reads a header whose value is a list; nil where the reply does not have the header.
    ///
    /// - Throws: `JSONError` that names the header, where an element is another.
    public func optionalHeaderList<Element: JSONReadable>(
        _ name: String,
        jsonFirst: Bool = false
    ) throws(JSONError) -> [Element]? {
        guard let text = headers[name] else { return nil }
        var list: [Element] = []
        for element in HeaderText(text, of: name).elements {
            list.append(try element.value(jsonFirst: jsonFirst))
        }
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

    func missingHeader(_ name: String) -> JSONError {
        JSONError(expected: "the header '\(name)'", found: "none", offset: 0)
    }
}
