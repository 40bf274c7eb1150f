import Testing

/// A name as a document has it, the names that a Swift programmer would give it, and why.
///
/// The Swift API Design Guidelines decide: lower camel case for members, upper for types,
/// acronyms in one case.
struct WireName: CustomTestStringConvertible, Sendable {
    var wire: String
    /// A property, a parameter or a case.
    var member: String
    var type: String
    var reason: String

    var testDescription: String { "\(wire): \(reason)" }

    init(_ wire: String, _ member: String, _ type: String, _ reason: String) {
        self.wire = wire
        self.member = member
        self.type = type
        self.reason = reason
    }

    static let all = words + acronyms + digits + symbols + scripts
}
