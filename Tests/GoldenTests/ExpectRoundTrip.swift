import EndpointsRuntime
import Foundation
import Testing

/// Expects a JSON text to be a value and the value to be that text, from bytes and through coders.
func expectRoundTrip<Value: JSONModel & Equatable>(
    _ text: String,
    _ value: Value,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    #expect(try Value(text: text) == value, sourceLocation: sourceLocation)
    #expect(try value.text == text, sourceLocation: sourceLocation)
    let decoder = JSONDecoder()
    let decoded = try decoder.decode(Value.self, from: Data(text.utf8))
    #expect(decoded == value, sourceLocation: sourceLocation)
    let encoded = try JSONEncoder().encode(value)
    #expect(try decoder.decode(Value.self, from: encoded) == value, sourceLocation: sourceLocation)
}
