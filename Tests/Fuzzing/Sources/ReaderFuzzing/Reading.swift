import EndpointsRuntime
import Foundation

/// Checks any bytes as JSON: what is read, written and read again is equal, and an error has its
/// place.
func check(_ data: Data) {
    let value = again(JSONValue.self, data)
    precondition(isSkipped(data) == (value != nil), "skipping is as strict as taking")
    value.map(checkNumbers)
    _ = again(Scalars.Sample.self, data)
    _ = again(Scalars.Reading.self, data)
    _ = again(Scalars.Series.self, data)
}

/// The value of a text, nil if it has none of the type.
private func again<T: JSONReadable & JSONWritable & Equatable>(_: T.Type, _ data: Data) -> T? {
    let value: T
    do throws(JSONError) {
        value = try T(json: data)
    } catch {
        precondition(0...data.count ~= error.offset && error.line > 0 && error.column > 0)
        return nil
    }
    // Instants are read of any year, and RFC 3339 writes those of four digits.
    guard let text = try? value.json() else {
        return value
    }
    guard let copy = try? T(json: text) else {
        fatalError("cannot be read again: \(String(decoding: text, as: UTF8.self))")
    }
    precondition(copy == value, "reads otherwise: \(String(decoding: text, as: UTF8.self))")
    return value
}

private func isSkipped(_ data: Data) -> Bool {
    do throws(JSONError) {
        try JSONReader.read(data) { json throws(JSONError) in try json.skip() }
        return true
    } catch {
        return false
    }
}

/// Checks that each number has the double that the standard library makes of its text.
private func checkNumbers(_ value: JSONValue) {
    switch value {
    case .number(let number):
        let expected = Double(number.description).flatMap { $0.isFinite ? $0 : nil }
        precondition(number.double?.bitPattern == expected?.bitPattern, number.description)
    case .array(let elements): elements.forEach(checkNumbers)
    case .object(let members): members.values.forEach(checkNumbers)
    case .string, .bool, .null: break
    }
}
