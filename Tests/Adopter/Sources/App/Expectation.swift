/// Throws when something is not as it must be.
func expect<Value: Equatable>(
    _ value: Value,
    _ expected: Value,
    _ what: String = ""
) throws {
    guard value != expected else { return }
    throw Error(message: "\(what) expected \(expected), found \(value)")
}
