public import Foundation

// A call of these is what generated code has for each field.
extension FormEncoder {
    /// Adds a field; nil adds nothing.
    public mutating func field<Value: ParameterValue>(
        _ name: String,
        _ value: Value?,
        contentType: String? = nil
    ) {
        if let value { add(name, value.parameterText, contentType) }
    }

    /// Adds a field for each value, in order; none for nil.
    public mutating func field<Value: ParameterValue>(
        _ name: String,
        _ values: [Value]?,
        contentType: String? = nil
    ) {
        for value in values ?? [] { add(name, value.parameterText, contentType) }
    }

    /// Adds a raw value, such as an enumeration's; nil adds nothing.
    @_disfavoredOverload
    public mutating func field<Value: RawRepresentable>(
        _ name: String,
        _ value: Value?,
        contentType: String? = nil
    ) where Value.RawValue: ParameterValue {
        if let value { add(name, value.rawValue.parameterText, contentType) }
    }

    /// Adds a field for each raw value, such as an enumeration's; none for nil.
    @_disfavoredOverload
    public mutating func field<Value: RawRepresentable>(
        _ name: String,
        _ values: [Value]?,
        contentType: String? = nil
    ) where Value.RawValue: ParameterValue {
        for value in values ?? [] { add(name, value.rawValue.parameterText, contentType) }
    }

    /// Adds a date; nil adds nothing.
    public mutating func field(
        _ name: String,
        _ value: Date?,
        as form: DateForm,
        contentType: String? = nil
    ) {
        if let value { add(name, form.text(of: value), contentType) }
    }

    /// Adds a field for each date; none for nil.
    public mutating func field(
        _ name: String,
        _ values: [Date]?,
        as form: DateForm,
        contentType: String? = nil
    ) {
        for value in values ?? [] { add(name, form.text(of: value), contentType) }
    }

    /// Adds a value in a style of OpenAPI; nil adds nothing.
    ///
    /// - Parameter explode: Whether elements and members are fields of their own; nil for what is
    ///   usual with the style: yes for `form` and `deepObject`.
    public mutating func field<Value: JSONWritable>(
        _ name: String,
        _ value: Value?,
        style: QueryStyle,
        explode: Bool? = nil
    ) {
        guard let value else { return }
        guard let json = try? value.bodyJSON(), let content = ParameterContent(json: json) else {
            return report(.parameter(name))
        }
        do throws(ParameterContent.NestsTooDeep) {
            for pair in try content.pairs(name, style, explode: explode ?? style.explodes) {
                add(pair.name, pair.values.joined(separator: style.delimiter), nil)
            }
        } catch {
            report(.nesting(name))
        }
    }

    /// Adds a value as one JSON text; nil adds nothing.
    public mutating func field<Value: JSONWritable>(
        _ name: String,
        json value: Value?,
        contentType: String = "application/json"
    ) {
        guard let value else { return }
        let json = try? value.bodyJSON()
        add(name, json.map { String(decoding: $0, as: UTF8.self) }, contentType)
    }

    /// Adds a field for each value, a JSON text each; none for nil.
    public mutating func field<Value: JSONWritable>(
        _ name: String,
        eachJSON values: [Value]?,
        contentType: String = "application/json"
    ) {
        for value in values ?? [] { field(name, json: value, contentType: contentType) }
    }
}
