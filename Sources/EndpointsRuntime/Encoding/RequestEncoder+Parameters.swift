public import Foundation

// A call of these is what generated code has for each parameter, so they are short: the work is
// done by functions that are not generic. A value that is not optional is promoted.
extension RequestEncoder {
    /// Puts a value in its place in the path; all but RFC 3986's unreserved characters are encoded.
    ///
    /// A value that is empty, `.` or `..` makes the request invalid, and so does one that the path
    /// template has no place for.
    public mutating func path<Value: ParameterValue>(_ name: String, _ value: Value) {
        addPath(name, value.parameterText)
    }

    /// Puts a raw value, such as an enumeration's, in its place in the path.
    @_disfavoredOverload
    public mutating func path<Value: RawRepresentable>(
        _ name: String,
        _ value: Value
    ) where Value.RawValue: ParameterValue {
        addPath(name, value.rawValue.parameterText)
    }

    /// Puts a date in its place in the path.
    public mutating func path(_ name: String, _ value: Date, as form: DateForm) {
        addPath(name, form.text(of: value))
    }

    /// Adds `name=value` to the query; nil adds nothing. A space is `%20`, a `+` is `%2B`.
    public mutating func query<Value: ParameterValue>(_ name: String, _ value: Value?) {
        if let value { addQuery(name, value.parameterText) }
    }

    /// Adds `name=value` for each value, in order (RFC 6570 §3.2.8, exploded); none for nil.
    public mutating func query<Value: ParameterValue>(_ name: String, _ values: [Value]?) {
        for value in values ?? [] { addQuery(name, value.parameterText) }
    }

    /// Adds a raw value, such as an enumeration's, to the query; nil adds nothing.
    @_disfavoredOverload
    public mutating func query<Value: RawRepresentable>(
        _ name: String,
        _ value: Value?
    ) where Value.RawValue: ParameterValue {
        if let value { addQuery(name, value.rawValue.parameterText) }
    }

    /// Adds each raw value, such as an enumeration's, to the query; none for nil.
    @_disfavoredOverload
    public mutating func query<Value: RawRepresentable>(
        _ name: String,
        _ values: [Value]?
    ) where Value.RawValue: ParameterValue {
        for value in values ?? [] { addQuery(name, value.rawValue.parameterText) }
    }

    /// Adds a date to the query; nil adds nothing.
    public mutating func query(_ name: String, _ value: Date?, as form: DateForm) {
        if let value { addQuery(name, form.text(of: value)) }
    }

    /// Adds each date to the query; none for nil.
    public mutating func query(_ name: String, _ values: [Date]?, as form: DateForm) {
        for value in values ?? [] { addQuery(name, form.text(of: value)) }
    }

    /// Sets a header, in place of one of the same name, compared without case; nil changes nothing.
    ///
    /// CR, LF or NUL in it, or a name that is no token (RFC 9110 §5.6.2), makes the request invalid.
    public mutating func header<Value: ParameterValue>(_ name: String, _ value: Value?) {
        if let value { setHeader(name, value.parameterText) }
    }

    /// Sets a header to the values, with commas between them (RFC 9110 §5.6.1); nil or none changes
    /// nothing.
    public mutating func header<Value: ParameterValue>(_ name: String, _ values: [Value]?) {
        setHeader(name, list: values?.map(\.parameterText))
    }

    /// Sets a header to a raw value, such as an enumeration's; nil changes nothing.
    @_disfavoredOverload
    public mutating func header<Value: RawRepresentable>(
        _ name: String,
        _ value: Value?
    ) where Value.RawValue: ParameterValue {
        if let value { setHeader(name, value.rawValue.parameterText) }
    }

    /// Sets a header to raw values, with commas between them; nil or none changes nothing.
    @_disfavoredOverload
    public mutating func header<Value: RawRepresentable>(
        _ name: String,
        _ values: [Value]?
    ) where Value.RawValue: ParameterValue {
        setHeader(name, list: values?.map(\.rawValue.parameterText))
    }

    /// Sets a header to a date; nil changes nothing.
    public mutating func header(_ name: String, _ value: Date?, as form: DateForm) {
        if let value { setHeader(name, form.text(of: value)) }
    }

    /// Sets a header to dates, with commas between them; nil or none changes nothing.
    public mutating func header(_ name: String, _ values: [Date]?, as form: DateForm) {
        setHeader(name, list: values?.map(form.text))
    }

    private mutating func setHeader(_ name: String, list: [String?]?) {
        guard let list, !list.isEmpty else { return }
        let texts = list.compactMap { $0 }
        setHeader(name, texts.count == list.count ? texts.joined(separator: ",") : nil)
    }
}
